import { expect, test } from "vitest";
import type { ReadingLevel } from "~/shop/books/rules";
import { type Script, textOf } from "~/story/script";
import type { StoryIdea } from "../port";
import { companion, LEVELS, main } from "./ideas.testing";
import { sentencesOf } from "./measures";
import { PLOTS } from "./plots/choose";
import type { Plot } from "./plots/plot";
import { spreadsOf } from "./synopses.testing";
import { writeScript } from "./write-script";

/** Of the sentences of a book, at most this share stands in an earlier one of the same family and plot. */
const MOST_SHARED = 0.4;
/** As many as there are tellings of a plot. */
const BOOKS = 3;

type Family = Omit<StoryIdea, "readingLevel" | "description"> & { ideas: readonly [string, string, string] };

const FAMILIES: readonly Family[] = [
	{
		title: "The Golden Key",
		location: "the park",
		ideas: [
			"Mia wants to find the golden key",
			"Mia wants to find the golden key",
			"Mia and Tom build a boat for Biscuit",
		],
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
		ideas: ["a teapot", "the teapot that would not pour", "a teapot"],
		readingNeeds: "",
		characters: [main("Ada", 8, "musical girl"), companion("Joe", 9, "funny boy", "Friend")],
	},
	{
		title: "Alone",
		location: "the moon",
		ideas: ["Sam wants to bake a cake", "Sam wants to bake a cake", "Sam wants to bake a cake"],
		readingNeeds: "",
		characters: [main("Sam", 5, "")],
	},
];

/** A family's books one after the other, each told with the earlier ones known. */
function booksOf({ ideas, ...family }: Family, readingLevel: ReadingLevel, plot: Plot): Script[] {
	const toldBefore: string[] = [];
	return ideas.map((description, number) => {
		const idea = { ...family, description, readingLevel, toldBefore };
		const script = writeScript(idea, `book ${number}`, { plots: [plot] });
		toldBefore.unshift(textOf(script));
		return script;
	});
}

const sentencesIn = (script: Script) =>
	spreadsOf(script)
		.filter(({ number, text }) => number > 2 && text !== "")
		.flatMap(({ text }) => sentencesOf(text));

test.each(
	LEVELS,
)("%s: any two of a family's first books of one plot share less than two fifths of their sentences", (readingLevel) => {
	for (const plot of PLOTS)
		for (const family of FAMILIES) {
			const books = booksOf(family, readingLevel, plot);
			expect(books).toHaveLength(BOOKS);
			for (const [at, book] of books.entries())
				for (const other of books.slice(0, at)) {
					const told = new Set(sentencesIn(other));
					const sentences = sentencesIn(book);
					const shared = sentences.filter((sentence) => told.has(sentence));
					expect(shared.length / sentences.length, `${plot.id}: ${shared.join(" ")}`).toBeLessThan(
						MOST_SHARED,
					);
				}
		}
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
