import { describe, expect, test } from "vitest";
import type { StoryIdea, Writer } from "./port";
import { oneLine } from "./story/cleaning";
import { combinations, FAMILIES, LEVELS } from "./story/ideas.testing";
import { SETTINGS, TIMES } from "~/story/vocabulary";
import { wordsOf } from "./story/wording";

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
				const result = await writer.writeSynopsis(idea);
				if (!result.ok) throw new Error(`${result.error} for ${idea.title}`);
				// A quotation of the idea is as long as its family made it.
				const own = result.value.synopsis.replace(oneLine(idea.description), "");
				const words = wordsOf(own).length;
				expect(words).toBeGreaterThanOrEqual(60);
				expect(words).toBeLessThanOrEqual(200);
				for (const character of idea.characters) expect(result.value.synopsis).toContain(character.name);
			}
		});

		test("it leaves no slot open and separates paragraphs by one blank line", async () => {
			const writer = make();
			for (const idea of ideas) {
				const result = await writer.writeSynopsis(idea);
				if (!result.ok) throw new Error(`${result.error} for ${idea.title}`);
				const own = result.value.synopsis.replace(oneLine(idea.description), "");
				expect(own).not.toMatch(/NAME_\d|\{\w+\}|\[\w+\]|undefined|\n{3}|^\s|\s$/);
			}
		});

		test("its picture names nobody", async () => {
			const writer = make();
			for (const idea of ideas) {
				const result = await writer.writeSynopsis(idea);
				if (!result.ok) throw new Error(`${result.error} for ${idea.title}`);
				expect(SETTINGS).toContain(result.value.setting);
				expect(TIMES).toContain(result.value.time);
				expect(result.value.imagePrompt.length).toBeGreaterThan(20);
				expect(result.value.imagePrompt).not.toMatch(/NAME_\d/);
				for (const character of idea.characters)
					expect(result.value.imagePrompt).not.toContain(character.name);
			}
		});

		test("it refuses an unsuitable idea", async () => {
			const [idea] = ideas;
			if (!idea) throw new Error("no idea");
			const result = await make().writeSynopsis({ ...idea, description: "a story about sex and cocaine" });
			expect(result).toEqual({ ok: false, error: "refused" });
		});
	});
}
