import { describe, expect, test } from "vitest";
import { chanceOf } from "./chance";
import { FAMILIES } from "./ideas.testing";
import { compositionOf, type Looks, looksFor, shotOf } from "./looks";
import { writeScript } from "./write-script";

const BOOKS: readonly Looks[] = Array.from({ length: 500 }, (_, seed) => looksFor(chanceOf(`book ${seed}`)));
const inside = ({ cover, ...looks }: Looks) => (cover === "spread wide" ? Object.values(looks) : []);

describe("the looks of a book", () => {
	test("are its seed's: the same seed gives the same, 500 seeds hardly ever the same twice", () => {
		expect(looksFor(chanceOf("again"))).toEqual(looksFor(chanceOf("again")));
		expect(new Set(BOOKS.map((looks) => JSON.stringify(looks))).size).toBeGreaterThan(490);
	});

	test("are ten or more, and neighbours never share a composition, nor three pictures a shot", () => {
		for (const looks of BOOKS.map(inside)) {
			expect(new Set(looks).size).toBeGreaterThanOrEqual(10);
			const compositions = looks.map(compositionOf);
			expect(compositions.some((one, at) => one === compositions[at + 1])).toBe(false);
			const shots = looks.map(shotOf);
			expect(shots.some((one, at) => one === shots[at + 1] && one === shots[at + 2])).toBe(false);
		}
	});

	test("have wide ones, near ones and one from above, and pictures over all the paper", () => {
		for (const looks of BOOKS.map(inside)) {
			const shots = looks.map(shotOf);
			expect(shots.filter((shot) => shot === "wide").length).toBeGreaterThanOrEqual(3);
			expect(shots.filter((shot) => shot === "close").length).toBeGreaterThanOrEqual(2);
			expect(shots).toContain("above");
			expect(looks.filter((look) => compositionOf(look) === "spread").length).toBeGreaterThanOrEqual(2);
		}
	});

	test("have words on one page beside a picture on the other three times, so that a page of words is a full one", () => {
		for (const looks of BOOKS.map(inside)) {
			const beside = looks.slice(3, -1).map(compositionOf);
			expect(beside.filter((one) => one === "picture-left" || one === "picture-right")).toHaveLength(3);
		}
	});

	test("differ between two books of a family, in four pictures or more", () => {
		const [family] = FAMILIES;
		if (!family) throw new Error("no family");
		const books = Array.from({ length: 10 }, (_, seed) =>
			writeScript({ ...family, readingLevel: "starter", readingNeeds: "" }, `${seed}`).spreads.map(
				({ composition, scene }) => `${composition} ${scene?.shot}`,
			),
		);
		for (const [at, book] of books.entries())
			for (const other of books.slice(at + 1))
				expect(book.filter((look, spread) => look !== other[spread]).length).toBeGreaterThanOrEqual(4);
	});
});
