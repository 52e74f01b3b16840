import type { ColourRaster } from "./raster";

/** A handful of typical colours with their spread: what the head, or what is around it, is made of. */
export type ColourModel = { weight: number; mean: readonly [number, number, number]; spread: number }[];

const COLOURS = 6;
const ROUNDS = 6;

/** Learns the model from the px listed (k-means with per-cluster spread). Starts from evenly spread samples, so it needs no chance. */
export function learn({ r, g, b }: ColourRaster, pixels: readonly number[]): ColourModel {
	if (pixels.length === 0) return [];
	const stride = Math.max(1, Math.floor(pixels.length / 4000));
	const samples = pixels.filter((_, i) => i % stride === 0);
	const byLight = [...samples].sort(
		(p, q) =>
			(r[p] as number) +
			(g[p] as number) +
			(b[p] as number) -
			(r[q] as number) -
			(g[q] as number) -
			(b[q] as number),
	);
	let means = Array.from({ length: COLOURS }, (_, k) => {
		const p = byLight[Math.floor(((k + 0.5) / COLOURS) * byLight.length)] as number;
		return [r[p] as number, g[p] as number, b[p] as number] as [number, number, number];
	});
	let model: ColourModel = [];
	for (let round = 0; round < ROUNDS; round++) {
		const totals = means.map(() => ({ n: 0, r: 0, g: 0, b: 0, squares: 0 }));
		for (const p of samples) {
			const colour = [r[p] as number, g[p] as number, b[p] as number] as const;
			let nearest = 0;
			let least = Number.POSITIVE_INFINITY;
			means.forEach((mean, k) => {
				const away = distance(colour, mean);
				if (away < least) {
					least = away;
					nearest = k;
				}
			});
			const total = totals[nearest];
			if (!total) continue;
			total.n++;
			total.r += colour[0];
			total.g += colour[1];
			total.b += colour[2];
			total.squares += least;
		}
		means = totals.map((total, k) =>
			total.n
				? [total.r / total.n, total.g / total.n, total.b / total.n]
				: (means[k] as [number, number, number]),
		);
		model = totals.map((total, k) => ({
			weight: total.n / samples.length,
			mean: means[k] as [number, number, number],
			spread: Math.max(0.0009, total.n ? total.squares / total.n / 3 : 0.0009),
		}));
	}
	return model.filter(({ weight }) => weight > 0.01);
}

function distance(a: readonly [number, number, number], b: readonly [number, number, number]) {
	return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

/** Logarithm of how likely the model is to give this colour. */
export function likelihood(model: ColourModel, colour: readonly [number, number, number]): number {
	let sum = 1e-9;
	for (const { weight, mean, spread } of model) {
		sum += (weight / spread ** 1.5) * Math.exp(-distance(colour, mean) / (2 * spread));
	}
	return Math.log(sum);
}
