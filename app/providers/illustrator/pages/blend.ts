type Raster = { data: Uint8Array; width: number; height: number };

/**
 * Lays a see-through raster (RGBA, its colours multiplied by how much they cover) over an opaque one of any size and changes that in its
 * place; between its px the upper one is even.
 */
export function blendOver({ data, width, height }: Raster, over: Raster): void {
	const columns = placesOf(width, over.width);
	const rows = placesOf(height, over.height);
	const row = new Float32Array(over.width * 4);
	let at = 0;
	for (let y = 0; y < height; y++) {
		const from = (rows.first[y] as number) * over.width * 4;
		const next = Math.min(from + over.width * 4, over.data.length - row.length);
		const down = rows.share[y] as number;
		for (let i = 0; i < row.length; i++) {
			const upper = over.data[from + i] as number;
			row[i] = upper + ((over.data[next + i] as number) - upper) * down;
		}
		for (let x = 0; x < width; x++, at += 4) {
			const i = (columns.first[x] as number) * 4;
			const k = Math.min(i + 4, row.length - 4);
			const t = columns.share[x] as number;
			const cover = (row[i + 3] as number) * (1 - t) + (row[k + 3] as number) * t;
			const under = 1 - cover / 255;
			data[at] = (row[i] as number) * (1 - t) + (row[k] as number) * t + (data[at] as number) * under + 0.5;
			data[at + 1] =
				(row[i + 1] as number) * (1 - t) +
				(row[k + 1] as number) * t +
				(data[at + 1] as number) * under +
				0.5;
			data[at + 2] =
				(row[i + 2] as number) * (1 - t) +
				(row[k + 2] as number) * t +
				(data[at + 2] as number) * under +
				0.5;
		}
	}
}

/** Between which px of the coarser raster each px of the finer one is: the first of the two, and how far from it. */
function placesOf(fine: number, coarse: number): { first: Uint16Array; share: Float32Array } {
	const first = new Uint16Array(fine);
	const share = new Float32Array(fine);
	for (let i = 0; i < fine; i++) {
		const place = Math.min(coarse - 1, Math.max(0, ((i + 0.5) * coarse) / fine - 0.5));
		first[i] = Math.floor(place);
		share[i] = place - Math.floor(place);
	}
	return { first, share };
}
