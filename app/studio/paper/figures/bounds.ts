/** What drawn paths cover, without drawing them. */

/** An affine map as SVG writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const after = (outer: Matrix, inner: Matrix): Matrix => {
	const [a, b, c, d, e, f] = outer;
	const [ia, ib, ic, id, ie, jf] = inner;
	return [
		a * ia + c * ib,
		b * ia + d * ib,
		a * ic + c * id,
		b * ic + d * id,
		a * ie + c * jf + e,
		b * ie + d * jf + f,
	];
};

export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number) =>
	[a * x + c * y + e, b * x + d * y + f] as const;

/** How many numbers each command of a path takes, and which pairs of them are points. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };

/** The points that a path's `d` goes through or bends towards: what it draws lies within their hull; an arc counts as a box around it. */
export function pointsOf(d: string): [number, number][] {
	const found: [number, number][] = [];
	let [x, y] = [0, 0];
	let [startX, startY] = [0, 0];
	for (const [, command = "", rest = ""] of d.matchAll(/([mlhvqcaz])([^mlhvqcaz]*)/gi)) {
		const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
		const kind = command.toLowerCase();
		const relative = command === kind;
		const takes = TAKES[kind] as number;
		if (kind === "z") {
			[x, y] = [startX, startY];
			continue;
		}
		for (let i = 0; i + takes <= values.length; i += takes) {
			const part = values.slice(i, i + takes);
			const [fromX, fromY] = relative ? [x, y] : [0, 0];
			if (kind === "h") x = fromX + (part[0] as number);
			else if (kind === "v") y = fromY + (part[0] as number);
			else if (kind === "a") {
				const [rx, ry] = part as [number, number];
				const to = [fromX + (part[5] as number), fromY + (part[6] as number)] as const;
				const [mx, my] = [(x + to[0]) / 2, (y + to[1]) / 2];
				const half = Math.hypot(x - to[0], y - to[1]) / 2;
				const r = Math.max(rx, ry, half);
				const bulge = r - Math.sqrt(r * r - half * half);
				const isLarge = part[3] === 1;
				const [wide, high] = isLarge
					? [Math.max(rx, half), Math.max(ry, half)]
					: [bulge + half, bulge + half];
				found.push([mx - wide, my - high], [mx + wide, my + high]);
				[x, y] = to;
			} else
				for (let k = 0; k < takes; k += 2) {
					const point: [number, number] = [fromX + (part[k] as number), fromY + (part[k + 1] as number)];
					found.push(point);
					if (k === takes - 2) [x, y] = point;
				}
			if (kind === "m" && i === 0) [startX, startY] = [x, y];
			found.push([x, y]);
		}
	}
	return found;
}
