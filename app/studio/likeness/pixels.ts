/** A picture in sRGB: three bytes a px, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

export type Point = { x: number; y: number };
export type Rectangle = { left: number; top: number; right: number; bottom: number };

/** Where a place (x, y) lies in another picture: (a x + c y + e, b x + d y + f). */
export type Placing = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const clamped = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));

/** 0 at `from`, 1 at `to`, rounded at both ends; `from` may be the larger one. */
export function eased(from: number, to: number, value: number): number {
	const share = clamped((value - from) / (to - from));
	return share * share * (3 - 2 * share);
}

/** Rec. 601. */
export const lightOf = (r: number, g: number, b: number) => 0.299 * r + 0.587 * g + 0.114 * b;

/** The place that a placing puts there. */
export function placedBack([a, b, c, d, e, f]: Placing, { x, y }: Point): Point {
	const whole = a * d - b * c;
	const dx = x - e;
	const dy = y - f;
	return { x: (d * dx - c * dy) / whole, y: (a * dy - b * dx) / whole };
}

/** The picture turned clockwise by so many quarters. */
export function turned(picture: Pixels, quarters: number): Pixels {
	let { width, height, data } = picture;
	for (let n = 0; n < quarters; n++) {
		const next = new Uint8Array(data.length);
		for (let y = 0, from = 0; y < height; y++)
			for (let x = 0; x < width; x++, from += 3) {
				const to = (x * height + (height - 1 - y)) * 3;
				next[to] = data[from] as number;
				next[to + 1] = data[from + 1] as number;
				next[to + 2] = data[from + 2] as number;
			}
		[width, height, data] = [height, width, next];
	}
	return { width, height, data };
}

/** The picture as another one sees it, and which of its px lie inside; beyond the edges the last px goes on. */
export type View = Pixels & { inside: Uint8Array };

/** Looks at a picture through a placing (of the view's px in the picture), bilinearly. */
export function viewOf(
	{ width: sw, height: sh, data: source }: Pixels,
	width: number,
	height: number,
	[a, b, c, d, e, f]: Placing,
): View {
	const data = new Uint8Array(width * height * 3);
	const inside = new Uint8Array(width * height);
	const right = sw > 1 ? 3 : 0;
	const below = sh > 1 ? sw * 3 : 0;
	for (let y = 0, i = 0; y < height; y++)
		for (let x = 0; x < width; x++, i++) {
			const fx = a * (x + 0.5) + c * (y + 0.5) + e - 0.5;
			const fy = b * (x + 0.5) + d * (y + 0.5) + f - 0.5;
			inside[i] = fx > -0.5 && fy > -0.5 && fx < sw - 0.5 && fy < sh - 0.5 ? 1 : 0;
			const cx = clamped(fx, 0, Math.max(0, sw - 1.001));
			const cy = clamped(fy, 0, Math.max(0, sh - 1.001));
			const dx = cx - Math.floor(cx);
			const dy = cy - Math.floor(cy);
			const at = (Math.floor(cy) * sw + Math.floor(cx)) * 3;
			for (let k = at, to = i * 3; k < at + 3; k++, to++) {
				const top = (source[k] as number) * (1 - dx) + (source[k + right] as number) * dx;
				const low = (source[k + below] as number) * (1 - dx) + (source[k + below + right] as number) * dx;
				data[to] = top * (1 - dy) + low * dy + 0.5;
			}
		}
	return { width, height, data, inside };
}
