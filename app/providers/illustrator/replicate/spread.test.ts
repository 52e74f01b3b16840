import { describe, expect, test } from "vitest";
import type { Figure, Scene } from "~/studio/story/scene";
import type { Spread } from "~/studio/story/script";
import type { Composition } from "~/studio/story/vocabulary";
import { companion, main, scriptOf } from "~/studio/writer/books.testing";
import { spreadOrder } from "./spread.server";

const script = scriptOf(
	{
		title: "The Lantern",
		location: "the woods",
		description: "They look for a lost lantern.",
		readingLevel: "starter",
		readingNeeds: "",
		characters: [main("Mia", 6, "girl, brave"), companion("Joe", 71, "patient", "Grandparent")],
	},
	undefined,
	"a seed",
);
const figure = (who: string, more: Partial<Figure> = {}): Figure => ({
	who,
	pose: "stand",
	expression: "glad",
	facing: "front",
	holds: null,
	with: null,
	place: "middle",
	depth: "near",
	...more,
});
const scene: Scene = {
	setting: "bedroom",
	time: "night",
	weather: "clear",
	mood: "calm",
	shot: "mid",
	figures: [figure("c1"), figure("c2")],
	props: [],
	focus: "c1",
};

function promptOf(
	change: Partial<Scene>,
	composition: Composition = "spread",
	words: readonly string[] = ["The tide was out.", "Mia ran."],
): string {
	const shown = { ...scene, ...change };
	const pages = words.map((_, side) => 4 + side);
	const spread: Spread = { pages, kind: "spread", words, gist: "", scene: shown, composition };
	const cast = script.cast.map((member) => ({ member, likeness: { png: new Uint8Array() } }));
	const brief = { title: script.title, level: script.level, spread, cast, seed: "one", lettered: true };
	return spreadOrder(brief, shown).prompt;
}

test("whom the story changes into other clothes wears those, and is else described as ever", () => {
	const [awake, asleep] = [promptOf({}), promptOf({ outfit: "nightclothes" })];
	expect(awake).not.toContain("nightclothes");
	expect(asleep.match(/in nightclothes of the colours/gu)).toHaveLength(2);
	expect(asleep).not.toMatch(/everyday|explorer|clothes clothes/u);
	expect(promptOf({ outfit: "royal" }).replaceAll("royal robes", "nightclothes")).toBe(asleep);
});

test("whoever touches somebody touches the one on that reference picture", () => {
	const hugging = promptOf({ figures: [figure("c1"), figure("c2", { pose: "hug", with: "c1" })] });
	expect(hugging).toContain("Pose: hug, touching the character of reference picture 1;");
	expect(promptOf({})).not.toContain("touching");
});

test("things are named in good English", () => {
	const told = promptOf({ figures: [figure("c1", { holds: "wellies" })], props: ["owl", "map"] });
	expect(told).toContain("holding a pair of wellies.");
	expect(told).toContain("Also seen: an owl, a map.");
});

describe("what stays calm is where words are set, and nothing else", () => {
	const calm = (...asked: Parameters<typeof promptOf>) =>
		promptOf(...asked).match(/Calm scenery[^.]+\.|Nobody in the very middle/gu) ?? [];
	const fold = "Nobody in the very middle";
	const set = (where: string) => `Calm scenery without faces in ${where}: lettering is set there later.`;

	test.each<[Composition, string[], string[]]>([
		[
			"spread",
			["One.", "Two."],
			[set("the upper third of the left half and in the upper third of the right half"), fold],
		],
		["spread", ["", "Two."], [set("the upper third of the right half"), fold]],
		["spread", ["", ""], [fold]],
		["clearing", ["The tide was out.", ""], [set("the lower third of the left half"), fold]],
		["clearing", ["The tide was out."], [set("the lower third")]],
		["picture-left", ["", "Two."], []],
		["picture-left", ["One.", "Two."], [set("the upper third")]],
		["vignette", ["One.", "Two."], []],
	])("%s %j", (composition, words, expected) => {
		expect(calm({}, composition, words)).toEqual(expected);
	});
});
