import type { Point } from "../drawing/sheet";

/** How many corners of the grid's px one point of the contour stands for. */
const STEP = 4;
const DIRECTIONS = [
	[1, 0],
	[0, 1],
	[-1, 0],
	[0, -1],
] as const;

/** The longest border between filled and empty px of a square grid, every bay of it, with its stairs smoothed; [] of an empty grid. */
export const contourOf = (filled: (x: number, y: number) => boolean, edge: number): Point[] =>
	contoursOf(filled, edge, 1).reduce<Point[]>(
		(longest, one) => (one.length > longest.length ? one : longest),
		[],
	);

/** All of them that are `least` px long at least, those of holes too, which run the other way round. */
export function contoursOf(
	filled: (x: number, y: number) => boolean,
	edge: number,
	least: number,
): Point[][] {
	const seen = new Uint8Array(edge * edge);
	const borders: Point[][] = [];
	for (let y = 0; y < edge; y++)
		for (let x = 0; x < edge; x++) {
			if (!filled(x, y) || filled(x, y - 1) || seen[y * edge + x]) continue;
			const border = followed(filled, x, y, (px, py) => {
				seen[py * edge + px] = 1;
			});
			if (border.length >= least) borders.push(smoothed(border));
		}
	return borders;
}

/** Along the px' corners with the filled ones on the right, from the upper edge of the px given until it is met again. */
function followed(
	filled: (x: number, y: number) => boolean,
	startX: number,
	startY: number,
	onUpperEdge: (x: number, y: number) => void,
): Point[] {
	const border: Point[] = [];
	let x = startX;
	let y = startY;
	let heading = 0;
	do {
		border.push([x, y]);
		if (heading === 0) onUpperEdge(x, y);
		x += DIRECTIONS[heading]?.[0] as number;
		y += DIRECTIONS[heading]?.[1] as number;
		const ahead = (side: 0 | 1) => {
			// The two px before this corner, of which one lies on each side of the way.
			const [dx, dy] = DIRECTIONS[heading] as readonly [number, number];
			const right = side === 1 ? 0 : -1;
			const px = dx !== 0 ? (dx > 0 ? x : x - 1) : dy > 0 ? x - 1 - right : x + right;
			const py = dy !== 0 ? (dy > 0 ? y : y - 1) : dx > 0 ? y + right : y - 1 - right;
			return filled(px, py);
		};
		if (!ahead(1)) heading = (heading + 1) % 4;
		else if (ahead(0)) heading = (heading + 3) % 4;
	} while (x !== startX || y !== startY || heading !== 0);
	return border;
}

function smoothed(border: readonly Point[]): Point[] {
	const n = border.length;
	const points: Point[] = [];
	for (let i = 0; i < n; i += STEP) {
		let x = 0;
		let y = 0;
		for (let k = -STEP; k <= STEP; k++) {
			const [bx, by] = border[(i + k + n * STEP) % n] as Point;
			x += bx;
			y += by;
		}
		points.push([x / (2 * STEP + 1), y / (2 * STEP + 1)]);
	}
	return points;
}
