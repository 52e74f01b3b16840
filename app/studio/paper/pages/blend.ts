import { rgbOf } from "~/studio/story/colour";
import { pixelsIn } from "../drawing/tones";

type Raster = { data: Uint8Array; width: number; height: number };

/**
 * Lays a see-through raster (RGBA, its colours multiplied by how much they cover) over an opaque one of any size and changes that in its
 * place; between its px the upper one is even. What is under it is seen in a `light` (#rrggbb), by which its colours are multiplied.
 */
export function blendOver({ data, width, height }: Raster, over: Raster, light = "#ffffff"): void {
	const [lr = 1, lg = 1, lb = 1] = rgbOf(light).map((value) => value / 255);
	const pixels = pixelsIn(data);
	const step = over.width / width;
	// Between the middles of two px of the upper raster everything changes evenly: what is added, and how much is left of what is under it.
	const cells = Array.from({ length: over.width + 1 }, (_, cell) =>
		Math.min(width, Math.max(0, Math.ceil((cell - 0.5) / step - 0.5))),
	);
	const row = new Float32Array((over.width + 2) * 4);
	for (let y = 0; y < height; y++) {
		interpolateRow(row, over, ((y + 0.5) * over.height) / height - 0.5);
		for (let cell = 0; cell <= over.width; cell++) {
			const from = cells[cell] as number;
			const to = cells[cell + 1] ?? width;
			const i = cell * 4;
			const began = from + 0.5 - (cell - 0.5) / step;
			let r = row[i] as number;
			let g = row[i + 1] as number;
			let b = row[i + 2] as number;
			let under = row[i + 3] as number;
			const dr = ((row[i + 4] as number) - r) * step;
			const dg = ((row[i + 5] as number) - g) * step;
			const db = ((row[i + 6] as number) - b) * step;
			const du = ((row[i + 7] as number) - under) * step;
			r += dr * began + 0.5;
			g += dg * began + 0.5;
			b += db * began + 0.5;
			under += du * began;
			const last = y * width + to;
			for (let at = y * width + from; at < last; at++) {
				const own = pixels[at] as number;
				pixels[at] =
					(0xff << 24) |
					((b + ((own >> 16) & 255) * under * lb) << 16) |
					((g + ((own >> 8) & 255) * under * lg) << 8) |
					(r + (own & 255) * under * lr);
				r += dr;
				g += dg;
				b += db;
				under += du;
			}
		}
	}
}

/** A row between the rows of a raster, its first and last px twice; of their cover, what it leaves (0 to 1). */
function interpolateRow(row: Float32Array, { data, width, height }: Raster, y: number): void {
	const place = Math.min(height - 1, Math.max(0, y));
	const above = Math.floor(place);
	const share = place - above;
	const from = above * width * 4;
	const next = Math.min(above + 1, height - 1) * width * 4;
	for (let i = 0; i < width * 4; i++) {
		const upper = data[from + i] as number;
		const value = upper + ((data[next + i] as number) - upper) * share;
		row[i + 4] = i % 4 === 3 ? 1 - value / 255 : value;
	}
	row.copyWithin(0, 4, 8);
	row.copyWithin((width + 1) * 4, width * 4, (width + 1) * 4);
}
