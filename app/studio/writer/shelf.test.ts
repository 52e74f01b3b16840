import { describe, expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { LEVELS } from "~/studio/shelf/levels";
import { STORIES } from "~/studio/shelf/list";
import type { Story } from "~/studio/shelf/story";
import { type Script, synopsisOf } from "~/studio/story/script";
import { companion, ideaWith, main, scriptOf } from "./books.testing";
import { castOf } from "./cast-of";
import { CASTS, ideaFor } from "./casts";
import { chanceOf } from "./chance";
import { faultsOfStory } from "./check-story";
import { choiceOf, NO_IDEA } from "./choice";
import { partsOf } from "./parts-of";
import { sentencesShared } from "./shared-sentences";
import { tellStory } from "./tell-story";
import { isNamed } from "./wording";

/** Every story on the shelf, and whatever is put there next. */

describe.each(STORIES.map((story) => [story.id, story] as const))("%s", (id, story) => {
	const told = (idea: Parameters<typeof scriptOf>[0]) => scriptOf(idea, id, "a seed");

	test("has nothing that an author must mend", () => {
		expect(faultsOfStory(story, lot)).toEqual([]);
	});

	test("names whoever takes a turn where they take it", () => {
		for (const level of LEVELS)
			for (const cast of CASTS.slice(1)) {
				const idea = ideaFor(cast, level);
				const { companions } = partsOf(story, castOf(idea, "park", chanceOf("")), idea);
				const spreads = told(idea).spreads.slice(2);
				for (const [index, { turn = 0 }] of story.spreads.entries()) {
					const [first = ""] = companions[turn - 1]?.name.split(" ") ?? [];
					const words = spreads[index]?.words.join("\n") ?? "";
					if (first !== "") expect(isNamed(first, words), `${level}, ${first}: ${words}`).toBe(true);
				}
			}
	});

	test("tells what it hears on the pages and in the picture of that beat", () => {
		const idea = ideaFor(CASTS[1] ?? { location: "", characters: [] }, "confident");
		const choice = choiceOf(story, NO_IDEA);
		const toldWhen = (...heard: string[]) =>
			tellStory(idea, { ...choice, heard: new Set(heard) }, { seed: "a seed" }).script.spreads.slice(2);
		const usual = toldWhen();
		for (const [index, { picture: plain, instead }] of story.spreads.entries())
			for (const { when, picture, text } of instead) {
				const told = toldWhen(when)[index];
				if (text) expect(told?.words, when).not.toEqual(usual[index]?.words);
				expect(told?.shows === usual[index]?.shows, when).toBe(picture.shows === plain.shows);
			}
	});

	test("leaves names as they were typed", () => {
		const readingLevel = lot(LEVELS, 1)[0] ?? "tiny";
		const told = (name: string, other: string) =>
			scriptOf(
				ideaWith({
					readingLevel,
					characters: [main(name, 8, "girl"), companion(other, 9, "boy", "Friend")],
				}),
				id,
			);
		for (const name of lot(NAMES, 4)) {
			const [plain, another] = ["Q".repeat(name.length), "X".repeat(name.length)];
			const usual = told(plain, another);
			for (const [script, was] of [
				[told(name, another), plain],
				[told(plain, name), another],
			] as const) {
				const renamed = (text: string) => text.replaceAll(was, () => name);
				const wordsOfAll = ({ spreads }: Script) => spreads.flatMap(({ words }) => words);
				expect(wordsOfAll(script), `${name}, ${readingLevel}`).toEqual(wordsOfAll(usual).map(renamed));
				expect(synopsisOf(script)).toBe(renamed(synopsisOf(usual)));
				expect(script.spreads.map(({ shows }) => shows)).toEqual(usual.spreads.map(({ shows }) => shows));
			}
		}
	});
});

/** In any script, and whatever a story's file would read otherwise. */
const NAMES = [
	"Zoë",
	"اسم",
	"晓明",
	"O’Neil",
	"D'Arcy",
	"mia",
	"J. R.",
	"Mia , !",
	"{turn}",
	"{{hero}}",
	"Mia [x|y]",
	"<with: x>",
	"<b>B</b>",
	"$& $1",
	`$${"{x}"}`,
	"@0 @1",
];

test("no sentence of four words or more stands in two stories", () => {
	expect(sentencesShared(STORIES)).toEqual([]);
	const [one, other] = STORIES;
	const twin = { ...other, spreads: one?.spreads } as Story;
	expect(sentencesShared([one as Story, twin]).length).toBeGreaterThan(100);
});
