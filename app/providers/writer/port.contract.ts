import { describe, expect, test } from "vitest";
import { isUnsuitable } from "~/shop/books/moderation";
import type { StoryIdea } from "~/studio/story/idea";
import { READING_LEVELS } from "~/studio/story/levels";
import { SETTINGS } from "~/studio/story/places/list";
import { pagesOf, synopsisOf } from "~/studio/story/script";
import { TIMES } from "~/studio/story/vocabulary";
import { CASTS, ideaFor } from "~/studio/writer/casts";
import { LEVEL_RULES, levelOf } from "~/studio/writer/levels";
import { sentencesOf } from "~/studio/writer/measures";
import { wordsOf } from "~/studio/writer/wording";
import { isNamed } from "./placeholders";
import type { Writer, Written } from "./port";

const DESCRIPTIONS = [
	"Mia finds a tiny dragon in the shed and must help it home before the first snow.",
	"A PIRATE ADVENTURE TO FIND HIDDEN TREASURE!!! 🏴‍☠️",
	"they fly a kite. NAME_7 watches; {hero} [waves]",
	"It’s the first day at the new school, and nobody knows where the library is",
	"",
];

/** Families with little and much to tell, of one to four people, at every level. */
const IDEAS: readonly StoryIdea[] = READING_LEVELS.flatMap(({ id }) =>
	CASTS.map((cast, number) => ({
		...ideaFor(cast, "starter"),
		characters: cast.characters.map((one) => ({
			...one,
			name: one.name.charAt(0).toUpperCase() + one.name.slice(1),
		})),
		title: number === 1 ? "PIRATES AHOY!" : "The Big Day",
		description: DESCRIPTIONS[number] ?? "",
		readingLevel: id,
		readingNeeds: id === "custom" ? "Very short sentences, please." : "",
	})),
);

/** A text as a reader counts it: a name is one word. */
const masked = (text: string, { characters }: StoryIdea) =>
	characters
		.map(({ name }) => name)
		.sort((one, other) => other.length - one.length)
		.reduce((said, name) => said.replaceAll(name, "Mia"), text);

/** Words of the longest sentence. */
const longest = (words: readonly string[], idea: StoryIdea) =>
	Math.max(0, ...sentencesOf(masked(words.join("\n\n"), idea)).map((sentence) => wordsOf(sentence).length));

const SLOT_LEFT = /NAME_\d|\{\w+\}|\[\w+\]|undefined/;

/** What every writer must do, whoever is behind it. `make` gives a writer that is able to answer. */
export function writerContract(name: string, make: () => Writer): void {
	/** Each idea's book, written once for all that is asked of it. */
	const books = new Map<StoryIdea, Promise<Written>>();
	const written = (idea: StoryIdea): Promise<Written> => {
		const book =
			books.get(idea) ??
			make()
				.writeScript(idea, "a seed")
				.then((result) => {
					if (!result.ok) throw new Error(`${result.error} for ${idea.readingLevel}: ${idea.description}`);
					return result.value;
				});
		books.set(idea, book);
		return book;
	};

	describe(`the writer's contract: ${name}`, () => {
		test("it says what it is", () => {
			expect(make().describe()).toEqual({
				kind: expect.stringMatching(/^(?:embedded|vendor)$/),
				name: expect.stringMatching(/\w/),
			});
		});

		test("its synopsis has 60 to 200 words that name every character, in paragraphs parted by one blank line", async () => {
			for (const idea of IDEAS) {
				const synopsis = synopsisOf((await written(idea)).script);
				const words = wordsOf(masked(synopsis, idea)).length;
				expect(words).toBeGreaterThanOrEqual(60);
				expect(words).toBeLessThanOrEqual(200);
				for (const character of idea.characters) expect(synopsis).toContain(character.name);
				expect(synopsis).not.toMatch(SLOT_LEFT);
				expect(synopsis).not.toMatch(/\n{3}|^\s|\s$/);
			}
		});

		test("a painter is told what cover and pages show, without a name", async () => {
			for (const idea of IDEAS) {
				const { script, imagePrompt } = await written(idea);
				expect(SETTINGS).toContain(script.cover.setting);
				expect(TIMES).toContain(script.cover.time);
				const { clothes = {}, things = [] } = script.looks ?? {};
				const shown = script.spreads.flatMap(({ shows }) => shows ?? []);
				expect(script.spreads.filter(({ kind, shows }) => kind !== "title" && shows)).toHaveLength(12);
				for (const text of [imagePrompt, ...shown]) expect(text.length).toBeGreaterThan(20);
				for (const text of [imagePrompt, ...shown, ...things, ...Object.values(clothes)]) {
					expect(text).not.toMatch(SLOT_LEFT);
					expect(isUnsuitable(text)).toBe(false);
					for (const character of idea.characters) expect(text).not.toContain(character.name);
				}
			}
		});

		test("a book has 24 pages of its level, at most six without words, and its pictures show its cast", async () => {
			for (const idea of IDEAS) {
				const { script } = await written(idea);
				const pages = pagesOf(script);
				const rule = LEVEL_RULES[levelOf(idea)];
				expect(script.level).toBe(levelOf(idea));
				expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
				expect(pages.filter(({ text }) => text === "").length).toBeLessThanOrEqual(6);
				expect(
					longest(
						pages.slice(2).map(({ text }) => text),
						idea,
					),
				).toBeLessThanOrEqual(rule.sentence.most);
				expect(script.cast.map((member) => member.name)).toEqual(idea.characters.map((one) => one.name));
				for (const { words, scene, kind } of script.spreads) {
					expect(words.join(" ")).not.toMatch(SLOT_LEFT);
					if (scene === null || kind === "title" || kind === "last") continue;
					const shown = scene.figures.map(({ who }) => who);
					expect(new Set(shown).size).toBe(shown.length);
					for (const { id, name: called } of script.cast)
						if (isNamed(called, words.join("\n"))) expect(shown).toContain(id);
				}
			}
		});

		test("a spread is told again in other words that name the same people, on as many pages", async () => {
			const writer = make();
			for (const idea of IDEAS.filter((_, number) => number % 3 === 0)) {
				const { script } = await written(idea);
				for (const first of [3, 4, 10, 20]) {
					// What the youngest read is told in one way now and then; nobody is offered another.
					if (!writer.canReword(script, first)) continue;
					const before = script.spreads.find(({ pages }) => pages[0] === first);
					const again = await writer.reword(idea, { script, seed: "a seed" }, first, "one");
					if (!again.ok) throw new Error(`${again.error} for ${idea.readingLevel}: ${before?.words}`);
					expect((again.tokens ?? 0) > 0).toBe(writer.describe().kind === "vendor");
					expect(again.value.pages).toEqual(before?.pages);
					expect(again.value.words.map((text) => text === "")).toEqual(
						before?.words.map((text) => text === ""),
					);
					expect(longest(again.value.words, idea)).toBeLessThanOrEqual(
						LEVEL_RULES[levelOf(idea)].sentence.most,
					);
					expect(again.value.scene?.figures.map(({ who }) => who)).toEqual(
						before?.scene?.figures.map(({ who }) => who),
					);
				}
				expect(await writer.reword(idea, { script, seed: "a seed" }, 99, "one")).toEqual({
					ok: false,
					error: "unusable",
				});
			}
		});

		test("it refuses an unsuitable idea", async () => {
			const [idea] = IDEAS;
			if (!idea) throw new Error("no idea");
			const result = await make().writeScript({ ...idea, description: "a story about sex and cocaine" }, "");
			expect(result).toEqual({ ok: false, error: "refused" });
		});
	});
}
