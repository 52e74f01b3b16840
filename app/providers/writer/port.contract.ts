import { describe, expect, test } from "vitest";
import { pagesOf } from "~/story/script";
import { SETTINGS } from "~/story/places/list";
import { TIMES } from "~/story/vocabulary";
import type { StoryIdea, Writer } from "./port";
import { oneLine } from "./story/cleaning";
import { combinations, FAMILIES, LEVELS } from "./story/ideas.testing";
import { LEVEL_RULES, levelOf } from "./story/levels";
import { sentencesOf } from "./story/measures";
import { masked, writtenBy } from "./story/synopses.testing";
import { wordsOf } from "./story/wording";
import { isNamed } from "./story/write-script";

/** Words of the longest sentence; what the family wrote is as long as it is. */
const longest = (words: readonly string[], idea: StoryIdea) =>
	Math.max(0, ...sentencesOf(masked(words.join(" "), idea)).map((sentence) => wordsOf(sentence).length));

/** What every writer must do, whoever is behind it. `make` gives a writer that is able to answer. */
export function writerContract(name: string, make: () => Writer): void {
	const ideas: StoryIdea[] = [
		...FAMILIES.map((family, number) => ({
			...family,
			readingLevel: LEVELS[number % LEVELS.length] ?? "tiny",
			readingNeeds: "",
		})),
		...combinations(24),
	];

	describe(`the writer's contract: ${name}`, () => {
		test("it says what it is", () => {
			expect(make().describe()).toEqual({
				kind: expect.stringMatching(/^(?:embedded|vendor)$/),
				name: expect.stringMatching(/\w/),
			});
		});

		test("it writes 60 to 200 words that name every character, for every reading level and every family", async () => {
			const writer = make();
			for (const idea of ideas) {
				const result = await writtenBy(writer, idea);
				// A quotation of the idea is as long as its family made it.
				const own = result.synopsis.replace(oneLine(idea.description), "");
				const words = wordsOf(own).length;
				expect(words).toBeGreaterThanOrEqual(60);
				expect(words).toBeLessThanOrEqual(200);
				for (const character of idea.characters) expect(result.synopsis).toContain(character.name);
			}
		});

		test("it leaves no slot open and separates paragraphs by one blank line", async () => {
			const writer = make();
			for (const idea of ideas) {
				const result = await writtenBy(writer, idea);
				const own = result.synopsis.replace(oneLine(idea.description), "");
				expect(own).not.toMatch(/NAME_\d|\{\w+\}|\[\w+\]|undefined|\n{3}|^\s|\s$/);
			}
		});

		test("its picture names nobody", async () => {
			const writer = make();
			for (const idea of ideas) {
				const result = await writtenBy(writer, idea);
				expect(SETTINGS).toContain(result.setting);
				expect(TIMES).toContain(result.time);
				expect(result.imagePrompt.length).toBeGreaterThan(20);
				expect(result.imagePrompt).not.toMatch(/NAME_\d/);
				for (const character of idea.characters) expect(result.imagePrompt).not.toContain(character.name);
			}
		});

		test("a book has 24 pages, at most six without words, and shows whom its words name", async () => {
			const writer = make();
			for (const idea of ideas) {
				const result = await writer.writeScript(idea, "a seed");
				if (!result.ok) throw new Error(`${result.error} for ${idea.title}`);
				const { script } = result.value;
				const pages = pagesOf(script);
				expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
				expect(pages.filter(({ text }) => text === "").length).toBeLessThanOrEqual(6);
				for (const { words, scene, kind } of script.spreads) {
					expect(words.join(" ").replace(oneLine(idea.description), "")).not.toMatch(/NAME_\d|\{\w+\}/);
					if (scene === null || kind === "title" || kind === "last") continue;
					const shown = scene.figures.map(({ who }) => who).sort();
					const named = script.cast.filter(({ name, isMain }) => isMain || isNamed(name, words.join("\n")));
					expect(shown).toEqual(named.map(({ id }) => id));
				}
			}
		});

		test("a spread is told again in other words that name the same people, on as many pages", async () => {
			const writer = make();
			for (const idea of ideas.slice(0, 12)) {
				const result = await writer.writeScript(idea, "a seed");
				if (!result.ok) throw new Error(result.error);
				const { script } = result.value;
				for (const first of [3, 4, 10, 20]) {
					const again = await writer.reword(idea, { script, seed: "a seed" }, first, "one");
					if (!again.ok) throw new Error(again.error);
					expect((again.tokens ?? 0) > 0).toBe(writer.describe().kind === "vendor");
					const before = script.spreads.find(({ pages }) => pages[0] === first);
					expect(again.value.pages).toEqual(before?.pages);
					expect(again.value.words).toHaveLength(before?.words.length ?? 0);
					const { most } = LEVEL_RULES[levelOf(idea)].sentence;
					expect(longest(again.value.words, idea)).toBeLessThanOrEqual(most);
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
			const [idea] = ideas;
			if (!idea) throw new Error("no idea");
			const result = await make().writeScript({ ...idea, description: "a story about sex and cocaine" }, "");
			expect(result).toEqual({ ok: false, error: "refused" });
		});
	});
}
