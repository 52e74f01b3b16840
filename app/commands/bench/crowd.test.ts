import { expect, test } from "vitest";
import { coresFor, COVERS_A_BOOK, PEAK_SHARE, play, STEPS } from "./crowd";

test("a shop with time to spare makes each cover at once", () => {
	const { busy, cover } = play({ booksADay: 10, cores: 8, seed: 1 });
	expect(cover.median).toBeCloseTo(2 * STEPS.heads.seconds + STEPS.cover.seconds, 5);
	expect(busy).toBeLessThan(0.02);
});

test("the same seed gives the same hour, another one another", () => {
	const hour = (seed: number) => play({ booksADay: 500, cores: 3, seed });
	expect(hour(7)).toEqual(hour(7));
	expect(hour(8)).not.toEqual(hour(7));
});

test("no core does more than it has time for, and what is too much waits", () => {
	const { busy, cover } = play({ booksADay: 2000, cores: 2, seed: 1 });
	expect(busy).toBeGreaterThan(0.99);
	expect(busy).toBeLessThanOrEqual(1);
	expect(cover.p95).toBeGreaterThan(600);
});

test("the fewest cores are enough, and one fewer is not", () => {
	const within = { cover: 10, print: 90 };
	const cores = coresFor(1000, within);
	expect(play({ booksADay: 1000, cores, seed: 1 }).cover.p95).toBeLessThanOrEqual(within.cover);
	const fewer = play({ booksADay: 1000, cores: cores - 1, seed: 1 });
	expect(fewer.cover.p95 > within.cover || fewer.print.p95 > within.print).toBe(true);
	const work =
		1000 *
		PEAK_SHARE *
		(COVERS_A_BOOK * (2 * STEPS.heads.seconds + STEPS.cover.seconds + STEPS.pages.seconds) +
			STEPS.print.seconds +
			STEPS.files.seconds);
	expect(cores).toBeGreaterThanOrEqual(Math.ceil(work / 3600));
});
