/** A grid of numbers, row by row: one channel of a picture, a mask, a map. */
export type Plane = { width: number; height: number; data: Float32Array };

/** Three channels, 0 to 1. */
export type ColourRaster = {
	width: number;
	height: number;
	r: Float32Array;
	g: Float32Array;
	b: Float32Array;
};

/** A new plane; zeros unless `fill` says what stands at (x, y). */
export function plane(width: number, height: number, fill?: (x: number, y: number) => number): Plane {
	const data = new Float32Array(width * height);
	if (fill) for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++) data[i++] = fill(x, y);
	return { width, height, data };
}

/**
 * Planes of one size that are lent and given back. A likeness passes through some fifty planes of 3 MB, which would all
 * lie about until somebody clears up; six are enough when they are used again.
 */
export class Spares {
	private readonly free: Plane[] = [];

	constructor(
		private readonly width: number,
		private readonly height: number,
	) {}

	/** A plane that holds whatever was last in it. */
	lend(): Plane {
		return this.free.pop() ?? plane(this.width, this.height);
	}

	back(...planes: Plane[]) {
		this.free.push(...planes);
	}
}

/** How light each pixel is (Rec. 601), written into `out`. */
export function lumaOf({ width, height, r, g, b }: ColourRaster, out = plane(width, height)): Plane {
	for (let i = 0; i < out.data.length; i++) {
		out.data[i] = 0.299 * (r[i] as number) + 0.587 * (g[i] as number) + 0.114 * (b[i] as number);
	}
	return out;
}

/** Each value becomes the mean of the square of side 2 * radius + 1 around it; the square shrinks at the edges. */
export function blurred(
	source: Plane,
	radius: number,
	spares = new Spares(source.width, source.height),
): Plane {
	const { width, height } = source;
	const rows = spares.lend();
	const across = rows.data;
	for (let y = 0; y < height; y++) blurRow(source.data, across, y * width, width, radius);
	const out = spares.lend();
	// Down the columns, all of them at once and row by row: memory is walked in its own order.
	const sums = new Float64Array(width);
	let inside = 0;
	for (let y = -radius; y < height; y++) {
		const enters = (y + radius) * width;
		const leaves = (y - radius - 1) * width;
		if (y + radius < height) {
			for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (across[enters + x] as number);
			inside++;
		}
		if (leaves >= 0) {
			for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) - (across[leaves + x] as number);
			inside--;
		}
		if (y < 0) continue;
		const share = 1 / inside;
		const to = out.data.subarray(y * width, (y + 1) * width);
		for (let x = 0; x < width; x++) to[x] = (sums[x] as number) * share;
	}
	spares.back(rows);
	return out;
}

function blurRow(from: Float32Array, to: Float32Array, start: number, width: number, radius: number) {
	let sum = 0;
	let inside = Math.min(radius, width);
	for (let x = 0; x < inside; x++) sum += from[start + x] as number;
	// Where the square lies wholly inside, most of the row, nothing has to be asked.
	const share = 1 / (2 * radius + 1);
	const calmFrom = radius + 1;
	const calmTo = width - radius;
	for (let x = 0; x < width; x++) {
		if (x >= calmFrom && x < calmTo) {
			sum += (from[start + x + radius] as number) - (from[start + x - radius - 1] as number);
			to[start + x] = sum * share;
			continue;
		}
		if (x + radius < width) {
			sum += from[start + x + radius] as number;
			inside++;
		}
		if (x - radius - 1 >= 0) {
			sum -= from[start + x - radius - 1] as number;
			inside--;
		}
		to[start + x] = sum / inside;
	}
}

/** Bilinear, from one size to another. */
export function resized(source: Plane, width: number, height: number): Plane {
	const { data } = source;
	const across = Array.from({ length: width }, (_, x) => betweenAt(x, width, source.width));
	const out = plane(width, height);
	for (let y = 0, i = 0; y < height; y++) {
		const down = betweenAt(y, height, source.height);
		const upper = down.from * source.width;
		const lower = down.to * source.width;
		for (let x = 0; x < width; x++, i++) {
			const { from, to, share } = across[x] as Between;
			const top = (data[upper + from] as number) * (1 - share) + (data[upper + to] as number) * share;
			const low = (data[lower + from] as number) * (1 - share) + (data[lower + to] as number) * share;
			out.data[i] = top * (1 - down.share) + low * down.share;
		}
	}
	return out;
}

/** Two neighbours on a line of the source, and how far from the first to the second a place lies. */
type Between = { from: number; to: number; share: number };

/** Where the n-th of so many points lies on a line of `source` points; what lies outside takes the nearest one inside. */
function betweenAt(n: number, points: number, source: number): Between {
	const place = Math.min(source - 1, Math.max(0, (n + 0.5) * (source / points) - 0.5));
	const from = Math.floor(place);
	return { from, to: Math.min(source - 1, from + 1), share: place - from };
}
