import { COVERS_A_BOOK, coresFor, PEAK_SHARE, play } from "./crowd";
import { print } from "./table";

/** Within how many seconds 95 of 100 families have what they wait for, in the busiest hour. */
const WITHIN = { cover: 10, print: 90 };
const SHOPS = [10, 1_000, 100_000];

/** MB of a book: what is kept of a cover and its 24 pages for 30 days, and of an order for twelve months (docs/scale.md). */
const MB = { cover: 4.2, order: 77 };

/** `npm run bench -- --scale`: what shops of three sizes need in their busiest hour, by what the other benchmarks measured. */
export function measureScale(): void {
	print(
		`The busiest hour, with 95 of 100 covers in ${WITHIN.cover} s and proofs in ${WITHIN.print} s`,
		["books a day", "covers in it", "cores", "busy %", "cover p95 s", "proof p95 s"],
		SHOPS.map((booksADay) => {
			const cores = coresFor(booksADay, WITHIN);
			const { busy, cover, print: proof } = play({ booksADay, cores, seed: 1 });
			const covers = Math.round(booksADay * PEAK_SHARE * COVERS_A_BOOK);
			return [String(booksADay), covers, String(cores), busy * 100, cover.p95, proof.p95];
		}),
	);
	print(
		"One core fewer, and half of them",
		["books a day", "cores", "cover p95 s", "proof p95 s"],
		SHOPS.flatMap((booksADay) => {
			const enough = coresFor(booksADay, WITHIN);
			return [enough - 1, Math.ceil(enough / 2)]
				.filter((cores) => cores > 0)
				.map((cores) => {
					const { cover, print: proof } = play({ booksADay, cores, seed: 1 });
					return [String(booksADay), String(cores), cover.p95, proof.p95];
				});
		}),
	);
	print(
		"Files kept once a year has gone by, GB",
		["books a day", "of covers nobody ordered", "of orders"],
		SHOPS.map((booksADay) => [
			String(booksADay),
			(booksADay * COVERS_A_BOOK * 30 * MB.cover) / 1000,
			(booksADay * 365 * MB.order) / 1000,
		]),
	);
}
