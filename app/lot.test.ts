import { expect, test, vi } from "vitest";
import { lot, lotOfEach } from "./lot.testing";

const ROWS = Array.from({ length: 200 }, (_, index) => index);

test("the run's seed is there, so that it can be repeated", () => {
	expect(process.env.TEST_SEED).toMatch(/^\d+$/);
});

test("so many rows are taken, each once and in their order; the same under the same seed, others under another", () => {
	vi.stubEnv("TEST_SEED", "1");
	const once = lot(ROWS, 20, false);
	expect(once).toHaveLength(20);
	expect(once).toEqual([...new Set(once)].sort((one, other) => one - other));
	expect(lot(ROWS, 20, false)).toEqual(once);
	vi.stubEnv("TEST_SEED", "2");
	expect(lot(ROWS, 20, false)).not.toEqual(once);
});

test("every row is taken within some runs", () => {
	const taken = new Set<number>();
	for (let seed = 0; seed < 100; seed++) {
		vi.stubEnv("TEST_SEED", String(seed));
		for (const row of lot(ROWS, 20, false)) taken.add(row);
	}
	expect(taken.size).toBe(ROWS.length);
});

test("the whole table is taken where it is asked for, and where it is no longer than the lot", () => {
	expect(lot(ROWS, 20, true)).toEqual(ROWS);
	expect(lot(ROWS, 200, false)).toEqual(ROWS);
});

test("of each kind some are taken", () => {
	const kinds = lotOfEach(ROWS, 2, (row) => row % 7).map((row) => row % 7);
	expect(new Set(kinds).size).toBe(7);
});
