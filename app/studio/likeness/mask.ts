import type { Pixels, Point } from "./pixels";
import { type Plane, plane } from "./raster";

/** Every value changed by a rule. */
export function mapped(mask: Plane, rule: (value: number, i: number) => number): Plane {
	const { width, height, data } = mask;
	const changed = new Float32Array(data.length);
	for (let i = 0; i < data.length; i++) changed[i] = rule(data[i] as number, i);
	return { width, height, data: changed };
}

/** The corners of the narrowest polygon without bays that holds all the points (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
	const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
	const half = (along: readonly Point[]) => {
		const hull: Point[] = [];
		for (const point of along) {
			for (let [a, b] = hull.slice(-2); a && b; [a, b] = hull.slice(-2)) {
				if ((b.x - a.x) * (point.y - a.y) > (b.y - a.y) * (point.x - a.x)) break;
				hull.pop();
			}
			hull.push(point);
		}
		return hull.slice(0, -1);
	};
	return [...half(sorted), ...half(sorted.reverse())];
}

/** 1 inside the polygon, 0 outside. */
export function insideOf(corners: readonly Point[], width: number, height: number): Plane {
	const mask = plane(width, height);
	for (let y = 0; y < height; y++) {
		const crossed: number[] = [];
		corners.forEach((a, i) => {
			const b = corners[(i + 1) % corners.length] as Point;
			if (a.y > y !== b.y > y) crossed.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
		});
		crossed.sort((p, q) => p - q);
		for (let k = 0; k + 1 < crossed.length; k += 2) {
			const last = Math.min(width - 1, crossed[k + 1] as number);
			for (let x = Math.max(0, Math.ceil(crossed[k] as number)); x <= last; x++) mask.data[y * width + x] = 1;
		}
	}
	return mask;
}

/** Marks every px that can be reached from the seeds over values above one half. */
export function reached({ width, height, data }: Plane, seeds: readonly number[]): Uint8Array {
	const found = new Uint8Array(data.length);
	const stack: number[] = [];
	const visit = (i: number) => {
		if (i < 0 || i >= data.length || found[i] || (data[i] as number) <= 0.5) return;
		found[i] = 1;
		stack.push(i);
	};
	for (const seed of seeds) visit(seed);
	while (stack.length > 0) {
		const i = stack.pop() as number;
		const x = i % width;
		if (x > 0) visit(i - 1);
		if (x < width - 1) visit(i + 1);
		if (i >= width) visit(i - width);
		if (i < width * (height - 1)) visit(i + width);
	}
	return found;
}

/** 1 where within `radius` of a px (as a square) anything is above one half. */
export function grown(mask: Plane, radius: number): Plane {
	const { width, height, data } = mask;
	return near(width, height, radius, (i) => ((data[i] as number) > 0.5 ? 1 : 0), 1);
}

/** 1 where within `radius` of a px nothing is below one half. */
export function shrunk(mask: Plane, radius: number): Plane {
	const { width, height, data } = mask;
	return near(width, height, radius, (i) => ((data[i] as number) < 0.5 ? 1 : 0), 0);
}

/** `found` where within `radius` of a px (as a square) there is one that counts, elsewhere 1 - `found`. */
function near(
	width: number,
	height: number,
	radius: number,
	counts: (i: number) => 0 | 1,
	found: 0 | 1,
): Plane {
	const inRow = new Uint8Array(width * height);
	for (let y = 0; y < height; y++) {
		const start = y * width;
		let around = 0;
		for (let x = -radius; x < width; x++) {
			if (x + radius < width) around += counts(start + x + radius);
			if (x > radius) around -= counts(start + x - radius - 1);
			if (x >= 0 && around > 0) inRow[start + x] = 1;
		}
	}
	const out = plane(width, height);
	const around = new Uint16Array(width);
	for (let y = -radius; y < height; y++) {
		const enters = (y + radius) * width;
		const leaves = (y - radius - 1) * width;
		if (y + radius < height)
			for (let x = 0; x < width; x++) around[x] = (around[x] as number) + (inRow[enters + x] as number);
		if (leaves >= 0)
			for (let x = 0; x < width; x++) around[x] = (around[x] as number) - (inRow[leaves + x] as number);
		if (y < 0) continue;
		for (let x = 0, i = y * width; x < width; x++, i++) out.data[i] = around[x] ? found : 1 - found;
	}
	return out;
}

const inverted = (mask: Plane) => mapped(mask, (value) => 1 - value);

/** Bays narrower than twice the radius are filled, and so is what the edge of the picture can't reach. */
export function filledIn(mask: Plane, radius: number): Plane {
	const closed = shrunk(grown(mask, radius), radius);
	const { width, height } = mask;
	const corners = [0, width - 1, (height - 1) * width, width * height - 1];
	const outside = reached(inverted(closed), corners);
	return mapped(mask, (value, i) => (outside[i] ? value : 1));
}

/** How far each px is from the nearest one above one half, in px; a two-pass estimate, right to a twelfth. */
export function distanceTo({ width, height, data }: Plane): Plane {
	const out = plane(width, height);
	const far = out.data;
	for (let i = 0; i < far.length; i++) far[i] = (data[i] as number) > 0.5 ? 0 : 1e6;
	// Down and to the right from what lies before a px, then back up. A row beyond the edges counts as far away.
	const beyond = new Float32Array(width).fill(1e6);
	for (let y = 0; y < height; y++) {
		const row = far.subarray(y * width, (y + 1) * width);
		lowered(row, y === 0 ? beyond : far.subarray((y - 1) * width, y * width), 0, 1);
	}
	for (let y = height - 1; y >= 0; y--) {
		const row = far.subarray(y * width, (y + 1) * width);
		lowered(row, y === height - 1 ? beyond : far.subarray((y + 1) * width, (y + 2) * width), width - 1, -1);
	}
	return out;
}

/** Lowers a row's distances to what leads to them from the px before and from the row before, walked in steps of 1 or -1. */
function lowered(row: Float32Array, before: Float32Array, from: number, step: 1 | -1) {
	const { length } = row;
	for (let x = from, n = 0; n < length; x += step, n++) {
		let least = row[x] as number;
		if (least === 0) continue;
		least = Math.min(least, (before[x] as number) + 1);
		if (x > 0) least = Math.min(least, (before[x - 1] as number) + Math.SQRT2);
		if (x < length - 1) least = Math.min(least, (before[x + 1] as number) + Math.SQRT2);
		if (n > 0) least = Math.min(least, (row[x - step] as number) + 1);
		row[x] = least;
	}
}

/** The picture at half its size; its sides are even. */
export function halved({ width, height, data }: Pixels): Pixels {
	const w = width / 2;
	const h = height / 2;
	const out = new Uint8Array(w * h * 3);
	for (let y = 0, to = 0; y < h; y++)
		for (let x = 0; x < w; x++)
			for (let k = 0; k < 3; k++, to++) {
				const at = (y * 2 * width + x * 2) * 3 + k;
				const below = at + width * 3;
				out[to] =
					((data[at] as number) +
						(data[at + 3] as number) +
						(data[below] as number) +
						(data[below + 3] as number)) >>
					2;
			}
	return { width: w, height: h, data: out };
}
