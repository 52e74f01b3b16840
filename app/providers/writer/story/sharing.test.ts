import { expect, test } from "vitest";
import type { StoryIdea } from "../port";
import { companion, LEVELS, main } from "./ideas.testing";
import { sentencesOf } from "./measures";
import { PLOTS } from "./plots/choose";
import type { Plot } from "./plots/plot";
import { spreadsOf } from "./synopses.testing";
import { writeScript } from "./write-script";

/** Two books of one plot are told beat by beat in one of three tellings each: most of their sentences differ. */
const MOST_SHARED = 0.4;
const BOOKS = 16;

const FAMILIES: readonly Omit<StoryIdea, "readingLevel">[] = [
	{
		title: "The Golden Key",
		location: "the park",
		description: "Mia wants to find the golden key",
		readingNeeds: "",
		characters: [
			main("Mia", 6, "girl, curious"),
			companion("Tom", 38, "patient man", "Dad"),
			companion("Biscuit", 3, "a hungry dog", "Pet"),
		],
	},
	{
		title: "Teapot",
		location: "the beach",
		description: "a teapot",
		readingNeeds: "",
		characters: [main("Ada", 8, "musical girl"), companion("Joe", 9, "funny boy", "Friend")],
	},
];

function sentencesOfBooks(idea: StoryIdea, plot: Plot): string[][] {
	return Array.from({ length: BOOKS }, (_, seed) =>
		spreadsOf(writeScript(idea, `book ${seed}`, { plots: [{ ...plot, takesAny: true }] }))
			.filter(({ number, text }) => number > 2 && text !== "")
			.flatMap(({ text }) => sentencesOf(text)),
	);
}

/** How much of one book is in another as well, on average over every two of them. */
function sharedBy(books: readonly string[][]): number {
	const shares = books.flatMap((book, at) =>
		books.slice(at + 1).map((other) => {
			const told = new Set(other);
			return book.filter((sentence) => told.has(sentence)).length / book.length;
		}),
	);
	return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

test.each(
	LEVELS,
)("%s: two books of one plot share less than two fifths of their sentences", (readingLevel) => {
	for (const plot of PLOTS)
		for (const family of FAMILIES)
			expect(sharedBy(sentencesOfBooks({ ...family, readingLevel }, plot)), plot.id).toBeLessThan(
				MOST_SHARED,
			);
});

test("no sentence stands in two beats of a plot, whichever telling is chosen", () => {
	for (const plot of PLOTS)
		for (const level of ["tiny", "starter", "confident", "whiz", "pro"] as const) {
			const beats = new Map<string, Set<string>>();
			for (const telling of [plot.lines, ...plot.again])
				for (const [beat, told] of Object.entries(telling))
					for (const lines of "wish" in told ? [told.wish, told.story] : [told])
						for (const wording of wordingsOf(lines[level]))
							for (const sentence of sentencesOf(wording.replace(/\{company\}|\{shown\}/gu, " ")))
								beats.set(sentence, (beats.get(sentence) ?? new Set()).add(beat));
			const twice = [...beats].filter(([sentence, { size }]) => size > 1 && !/^\{\w+\}$/u.test(sentence));
			expect(
				twice.map(([sentence]) => sentence),
				`${plot.id} ${level}`,
			).toEqual([]);
		}
});

/** A line in each of its wordings. */
function wordingsOf(line: string): string[] {
	const choice = /\[([^[\]]+)\]/u.exec(line);
	if (!choice) return [line];
	const [whole, either = ""] = choice;
	return either.split("|").flatMap((one) => wordingsOf(line.replace(whole, () => one)));
}
