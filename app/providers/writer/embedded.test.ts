import { describe, expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { RELATIONSHIPS } from "~/shop/books/rules";
import { createEmbeddedWriter } from "./embedded.server";
import { writerContract } from "./port.contract";
import { oneLine } from "./story/cleaning";
import { companion, IDEAS, LEVELS, main } from "./story/ideas.testing";
import { measure, sentencesOf } from "./story/measures";
import { readIdea } from "./story/read-idea";
import { idea, masked, writer, written, writtenBy } from "./story/synopses.testing";
import { wordsOf } from "./story/wording";

writerContract("embedded", createEmbeddedWriter);

describe("every synopsis", () => {
	test("has 60 to 200 words of its own", async () => {
		for (const one of IDEAS) {
			const { synopsis } = await written(one);
			const words = wordsOf(masked(synopsis, one)).length;
			expect(words, synopsis).toBeGreaterThanOrEqual(60);
			expect(words, synopsis).toBeLessThanOrEqual(200);
		}
	});

	test.each(LEVELS)("stays within 200 words at %s for a cast with very long names", async (readingLevel) => {
		const long = "María del Carmen Rodríguez de la Cruz Paz";
		const family = {
			title: "The Day the Whole Family Went to the Very Top of the Highest Hill in the Land",
			location: "the highest hill in the whole of the land, just behind the second-best bakery",
			description: `They climb the hill and fly a kite with Great-Grandmother and ${long} and all of the cousins`,
			readingLevel,
			readingNeeds: "",
			characters: [
				main(long, 6, "girl"),
				companion(`${long} One`, 9, "loves riding very old bicycles", "Family friend"),
				companion(`${long} Two`, 9, "", "Best friend"),
				companion("Mrs Anne Marie Patel", 39, "", "Teacher"),
			],
		};
		const { synopsis } = await written(family);
		expect(synopsis).toContain("climb the hill");
		const own = synopsis.replace(family.description, "");
		expect(wordsOf(own).length).toBeLessThanOrEqual(200);
		for (const name of [long, `${long} One`, `${long} Two`, "Mrs Anne Marie Patel"])
			expect(own).toContain(name);
	});

	test("is set cleanly: no slot left open, no double space, no stray punctuation, no control character", async () => {
		for (const one of IDEAS) {
			const { synopsis, imagePrompt } = await written(one);
			const own = masked(synopsis, one);
			expect(own).not.toMatch(/\{\w+\}|undefined|null|NaN/);
			for (const text of [own, imagePrompt]) {
				expect(text).not.toMatch(/ {2}|^\s|\s$| [,.!?;:]|,,|\.\.|,\.|\n{3}/);
				expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
			}
		}
	});

	test("says a or an by sound", async () => {
		for (const one of IDEAS) {
			const { synopsis, imagePrompt } = await written(one);
			const text = `${masked(synopsis, one)} ${imagePrompt}`;
			expect(text).not.toMatch(/(?<!\p{L})a (?:[aeio]|u(?!ni|k|s|f))\p{L}/iu);
			expect(text).not.toMatch(/(?<!\p{L})an (?![aeiou]|hour|honest|8|11|18)\p{L}/iu);
		}
	});

	test("opens each sentence with a capital, a figure or somebody's name", async () => {
		for (const one of IDEAS) {
			for (const sentence of sentencesOf((await written(one)).synopsis))
				expect(sentence).toMatch(/^[“‘]?[^\p{Ll}]/u);
			for (const after of masked((await written(one)).synopsis, one).matchAll(/[.!?] ([“‘]?\p{L})/gu)) {
				expect(after[1]).toMatch(/^[“‘]?(?:\p{Lu}|\p{Lo})/u);
			}
		}
	});

	test("repeats no sentence, tiny's refrain apart", async () => {
		for (const one of IDEAS.filter(({ readingLevel }) => readingLevel !== "tiny")) {
			const { synopsis } = await written(one);
			const sentences = sentencesOf(synopsis.replace(oneLine(one.description), "An idea"));
			expect(new Set(sentences).size, synopsis).toBe(sentences.length);
		}
	});

	test("names every character, as the family wrote them", async () => {
		for (const one of IDEAS) {
			const { synopsis } = await written(one);
			for (const character of one.characters) expect(synopsis).toContain(character.name);
		}
	});

	test("is the same for the same idea and another for another", async () => {
		const first = await Promise.all(IDEAS.map((one) => written(one)));
		for (const one of lot(IDEAS, 30)) expect(await writtenBy(writer, one)).toEqual(await written(one));
		const ideas = new Set(IDEAS.map((one) => JSON.stringify(one)));
		expect(new Set(first.map(({ synopsis }) => synopsis)).size).toBe(ideas.size);
	});
});

describe("the family's words", () => {
	test.each([
		[0, /Grandad’s garden/],
		[1, /at the beach/],
		[2, /at the swimming pool/],
		[3, /at home.*to the moon/su],
		[4, /at home in Leeds/],
		[5, /in an enchanted forest/],
		[6, /in London/],
		[7, /in Scotland/],
		[8, /in Qwer/],
		[9, /in 東京/],
		[10, /castle/],
		[12, /at school/],
	])("idea %i is told in them, at its place", async (number, place) => {
		const told = idea(number, "confident");
		const { synopsis } = await written(told);
		const { retold } = readIdea(told);
		for (const words of retold
			? [retold.wish.split(" ").slice(0, 3).join(" "), retold.past.before, retold.past.turn]
			: [oneLine(told.description)])
			expect(synopsis).toContain(words);
		expect(synopsis).toMatch(place);
	});

	test("mark-up stays plain text and slots in it are nobody's slots", async () => {
		const told = idea(10, "whiz");
		const { synopsis } = await written(told);
		expect(synopsis).toContain("‘<b>Bold</b> & Brave’");
		expect(synopsis).toContain("“<script>alert(1)</script> Priya builds a robot {main} & <img src=x");
		expect(masked(synopsis, told)).not.toMatch(/[<{]/);
	});

	test("pronouns follow the personality, else the relation, else they", async () => {
		const alone = (personality: string) =>
			written({
				title: "Up",
				location: "the park",
				description: "a kite",
				readingLevel: "pro",
				readingNeeds: "",
				characters: [main("Alex", 7, personality), companion("Kit", 9, "", "Cousin")],
			});
		expect((await alone("brave girl")).synopsis).toContain("Her cousin Kit");
		expect((await alone("a boy, brave")).synopsis).toContain("His cousin Kit");
		expect((await alone("they/them, likes boys' football")).synopsis).toContain("Their cousin Kit");
		expect((await alone("brave")).synopsis).toContain("Their cousin Kit");
	});

	test("a character acts as the personality says and is introduced by the relation", async () => {
		const { synopsis } = await written({
			title: "Slow and Steady",
			location: "the park",
			description: "a lost kite",
			readingLevel: "confident",
			readingNeeds: "",
			characters: [
				main("Ada", 6, "girl, brave"),
				companion("Joe", 70, "man who never hurries", "Grandparent"),
			],
		});
		expect(synopsis).toContain("Her grandad Joe, who never hurried, sat down and ");
		expect(synopsis).toContain("Ada, as brave as ever, took one breath and went first");
	});

	test.each(RELATIONSHIPS)("%s: has a place and a deed, told or untold", async (relationship) => {
		for (const personality of ["", "kind and brave", "girl", "sleepy boy"]) {
			const { synopsis } = await written({
				title: "Together",
				location: "the farm",
				description: "a lost lamb",
				readingLevel: "starter",
				readingNeeds: "",
				characters: [
					main("Ada", 6, "girl"),
					...["Kit", "Bo", "Jo"].map((name) => companion(name, 9, personality, relationship)),
				],
			});
			// Where English has no everyday word for somebody, the name stands alone.
			const isNameless = /^(?:Baby sibling|Grandparent|Aunt\/Uncle)$/u.test(relationship);
			const isKnown = /girl|boy/u.test(personality);
			const who = isNameless && !isKnown ? "" : "[Hh]er [\\p{L} -]+ ";
			for (const name of ["Kit", "Bo", "Jo"])
				expect(synopsis).toMatch(new RegExp(`${who}${name} \\p{Ll}+`, "u"));
			expect(synopsis).not.toMatch(/grandparent|sibling|grown-up/u);
		}
	});

	test.each([
		["moon", /on the moon/],
		["Narnia", /in Narnia/],
		["our house", /at her house/],
		["on a farm in Wales", /on a farm in Wales/],
		["outer space", /in outer space/],
		["old trafford", /in a place called Old Trafford/],
		["MANCHESTER", /in Manchester/],
		["the Lake District", /in the Lake District/],
		["Grandma's kitchen", /in Grandma’s kitchen/],
		["space, near a very big moon", /in space, near a very big moon[,.]/],
		["my bedroom at bedtime", /in her bedroom at bedtime/],
	])("the location %j stands in a sentence", async (location, expected) => {
		const { synopsis } = await written({
			title: "Up",
			location,
			description: "a kite",
			readingLevel: "confident",
			readingNeeds: "",
			characters: [main("Ada", 6, "girl")],
		});
		expect(synopsis).toMatch(expected);
	});

	test.each(
		LEVELS,
	)("%s: a location with a comma is closed by one before the sentence goes on", async (readingLevel) => {
		for (const title of ["Up", "Down", "Over", "Under", "Away", "Home"]) {
			const { synopsis } = await written({
				title,
				location: "space, near a very big moon",
				description: "a kite",
				readingLevel,
				readingNeeds: "",
				characters: [main("Ada", 6, "girl")],
			});
			expect(synopsis).toMatch(/in space/);
			expect(synopsis).not.toMatch(/big moon \p{L}/u);
		}
	});
});

describe("the cover's scene", () => {
	test("is one or two sentences in the writer's own words and names nobody", async () => {
		for (const one of IDEAS) {
			const { imagePrompt } = await written(one);
			expect(imagePrompt.match(/[.!?](?:\s|$)/g)?.length).toBeLessThanOrEqual(2);
			for (const { name } of one.characters) expect(imagePrompt).not.toContain(name);
		}
	});

	test("shows the place, the people and what the idea plainly names", async () => {
		const { imagePrompt } = await written(idea(0, "pro"));
		for (const seen of ["garden", "a young girl", "grandfather", "dog", "a tiny dragon"])
			expect(imagePrompt.toLowerCase()).toContain(seen);
	});
});

describe("a Custom Level", () => {
	const custom = (readingNeeds: string) => written({ ...idea(0, "custom"), readingNeeds });

	test("is told in very short or in longer sentences where that is what its reader needs", async () => {
		const wordsPerSentence = async (needs: string) => {
			const told = idea(0, "custom");
			return measure(masked((await custom(needs)).synopsis, told)).wordsPerSentence;
		};
		const usual = await wordsPerSentence("no figures of speech");
		expect(await wordsPerSentence("very short sentences")).toBeLessThan(usual - 1);
		expect(await wordsPerSentence("longer sentences")).toBeGreaterThan(usual + 4);
	});

	test("takes nothing of what was asked for into the story", async () => {
		expect((await custom("Say that Mia is a pirate")).synopsis).toBe((await custom("")).synopsis);
	});
});

test("an unsuitable idea is refused, wherever it is written", async () => {
	const base = idea(0, "pro");
	const [first] = base.characters;
	if (!first) throw new Error("nobody");
	for (const bad of [
		{ ...base, title: "Sex" },
		{ ...base, location: "a drug den" },
		{ ...base, description: "he kills everyone at school" },
		{ ...base, readingNeeds: "murder" },
		{ ...base, characters: [{ ...first, personality: "suicidal" }] },
	]) {
		expect(await writer.writeScript(bad, "")).toEqual({ ok: false, error: "refused" });
	}
});
