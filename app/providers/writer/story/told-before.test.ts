import { expect, test } from "vitest";
import { textOf } from "~/story/script";
import { companion, LEVELS, main } from "./ideas.testing";
import { PLOTS } from "./plots/choose";
import { leastTold, plotToldIn } from "./told-before";
import { writeScript } from "./write-script";

const FAMILY = {
	title: "Teapot",
	location: "the beach",
	description: "a teapot",
	readingNeeds: "",
	characters: [main("Ada", 8, "musical girl"), companion("Joe", 9, "funny boy", "Friend")],
};
const LINES = ["{main} ran off.", "{main} sat still.", "{main} fell over."];
const own = (line: string) => [line];

test("of several lines one that no book has comes first, then the one told longest ago", () => {
	expect(leastTold(LINES, own, [])).toEqual(LINES);
	expect(leastTold(LINES, own, ["Mia sat still."])).toEqual([LINES[0], LINES[2]]);
	expect(leastTold(LINES, own, ["Joe ran off.", "Mia sat still.", "Ada fell over."])).toEqual([LINES[2]]);
});

test.each(
	LEVELS,
)("%s: a book's plot is known by its words, whichever telling each beat has", (readingLevel) => {
	for (const plot of PLOTS) {
		const toldBefore: string[] = [];
		for (let book = 0; book < plot.again.length + 1; book++) {
			const script = writeScript({ ...FAMILY, readingLevel, toldBefore }, `book ${book}`, { plots: [plot] });
			expect(plotToldIn(textOf(script), PLOTS)?.id).toBe(plot.id);
			toldBefore.unshift(textOf(script));
		}
	}
});

test("a text that is none of ours tells none of the plots", () => {
	expect(plotToldIn("Once upon a time there was a teapot. It sang. The end!", PLOTS)).toBeUndefined();
});

test("an idea that leaves the choice has every plot once before it has one again", () => {
	const toldBefore: string[] = [];
	const plots = PLOTS.map((_, book) => {
		const script = writeScript({ ...FAMILY, readingLevel: "confident", toldBefore }, `book ${book}`);
		toldBefore.unshift(textOf(script));
		return plotToldIn(textOf(script), PLOTS)?.id;
	});
	expect(plots.toSorted()).toEqual(PLOTS.map(({ id }) => id).toSorted());
});

test("where an idea's words ask for one plot, another is told once that one has been told in every way", () => {
	const toldBefore: string[] = [];
	const plots = Array.from({ length: 4 }, (_, book) => {
		const idea = {
			...FAMILY,
			description: "the missing teapot",
			readingLevel: "starter",
			toldBefore,
		} as const;
		const script = writeScript(idea, `book ${book}`);
		toldBefore.unshift(textOf(script));
		return plotToldIn(textOf(script), PLOTS)?.id;
	});
	expect(plots.slice(0, 3)).toEqual(["search", "search", "search"]);
	expect(plots[3]).not.toBe("search");
});
