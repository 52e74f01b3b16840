/** Colours, three numbers each. */
export type Colours = number[];

/** How likely the model is to give a colour. */
export type ColourModel = (r: number, g: number, b: number) => number;

const ROUNDS = 8;
/** Fewer colours than this say nothing. */
const LEAST = 60;
/** A cluster is never narrower than so many levels squared. */
const LEAST_SPREAD = 60;
/** A colour further off than so many spreads, squared, adds nothing. */
const MOST_AWAY = 60;

type Cluster = { share: number; mean: number[]; spread: number[] };

/**
 * Learns a mixture of so many Gaussians from colours (k-means, spread along each channel); null from too few. It begins
 * at colours evenly spread over the list, so it needs no chance.
 */
export function learnColours(colours: Colours, clusters: number): ColourModel | null {
	const count = colours.length / 3;
	if (count < LEAST) return null;
	let means = Array.from({ length: clusters }, (_, k) => {
		const at = Math.floor(((k + 0.5) * count) / clusters) * 3;
		return colours.slice(at, at + 3);
	});
	let mixture: Cluster[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		mixture = clustersAround(means, colours);
		means = mixture.map(({ mean }) => mean);
	}
	const kept = mixture.filter(({ share }) => share > 0.01);
	// Asked of every px: seven plain numbers a cluster.
	const numbers = Float64Array.from(
		kept.flatMap(({ share, mean, spread: [r, g, b] }) => {
			const spread = [r, g, b] as [number, number, number];
			return [
				...mean,
				...spread.map((value) => 1 / value),
				share / Math.sqrt(spread[0] * spread[1] * spread[2]),
			];
		}),
	);
	return (r, g, b) => {
		let sum = 1e-9;
		for (let at = 0; at < numbers.length; at += 7) {
			const dr = r - (numbers[at] as number);
			const dg = g - (numbers[at + 1] as number);
			const db = b - (numbers[at + 2] as number);
			const away =
				dr * dr * (numbers[at + 3] as number) +
				dg * dg * (numbers[at + 4] as number) +
				db * db * (numbers[at + 5] as number);
			if (away < MOST_AWAY) sum += (numbers[at + 6] as number) * Math.exp(-away / 2);
		}
		return sum;
	};
}

function clustersAround(means: readonly number[][], colours: Colours): Cluster[] {
	const totals = means.map(() => ({ count: 0, sum: [0, 0, 0], squares: [0, 0, 0] }));
	for (let i = 0; i < colours.length; i += 3) {
		const total = totals[nearest(means, colours, i)] as (typeof totals)[number];
		total.count++;
		for (let k = 0; k < 3; k++) {
			const value = colours[i + k] as number;
			total.sum[k] = (total.sum[k] as number) + value;
			total.squares[k] = (total.squares[k] as number) + value * value;
		}
	}
	return totals.map(({ count, sum, squares }, k) => {
		const mean = count ? sum.map((value) => value / count) : (means[k] as number[]);
		return {
			share: (count * 3) / colours.length,
			mean,
			spread: squares.map((value, c) =>
				count ? Math.max(LEAST_SPREAD, value / count - (mean[c] as number) ** 2) : LEAST_SPREAD,
			),
		};
	});
}

function nearest(means: readonly number[][], colours: Colours, at: number): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	means.forEach((mean, k) => {
		let away = 0;
		for (let c = 0; c < 3; c++) away += ((colours[at + c] as number) - (mean[c] as number)) ** 2;
		if (away >= least) return;
		least = away;
		best = k;
	});
	return best;
}
