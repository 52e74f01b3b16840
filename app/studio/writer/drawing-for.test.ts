import { expect, test } from "vitest";
import { STORIES } from "~/studio/shelf/list";
import { tellingsOf } from "~/studio/shelf/story";
import { drawingFor } from "./drawing-for";

const drawn = (noun: string) => drawingFor(noun)?.drawing ?? null;

test.each([
	["the runaway blue pram", "pram"],
	["custard creams", "biscuit"],
	["jollof rice", "shallow-pan-of-food"],
	["a diya", "diya-lamp"],
	["diplodocus", "sauropod"],
	["fire engines", "fire-engine"],
	["hearing aids", "ear-with-hearing-aid"],
	["conkers", "chestnut"],
	["a pair of red wellies", "wellies"],
	["a bag of gold", "sack"],
	["a torch in a sock", "torch"],
	["Grandma’s silver bell", "bell"],
	["goldfish", "goldfish"],
	["a goal", "goal-net"],
	["a net", "net"],
	["a splash", "sweat-droplets"],
	["every tennis ball", "softball"],
	["cricket", "cricket-game"],
	["a lady", "somebody"],
])("%s is shown as %s", (noun, drawing) => expect(drawn(noun)).toBe(drawing));

test.each([
	["guinea pig"],
	["gummy bear"],
	["rubber duck"],
	["peking duck"],
	["snow globe"],
	["traffic jam"],
	["jim-jams"],
	["gas mask"],
	["ice lolly"],
	["red panda"],
	["false teeth"],
	["bouncy castle"],
	["dragon trainer"],
	["jelly babies"],
	["roast chicken"],
	["hair brush"],
	["chocolate chips"],
	["phone box"],
	["see saw"],
	["thought balloon"],
])("%s isn’t shown as what its last word says alone", (noun) =>
	expect([null, "parcel", "rucksack", "basket"]).toContain(drawn(noun)));

test("what has no drawing is in what it may be kept in, and nobody, no place and no idea is", () => {
	expect(drawn("samosas")).toBe("basket");
	expect(drawn("walking stick")).toBe("parcel");
	expect(drawn("violet cardigan")).toBe("rucksack");
	// Said of many things, and mostly not of the one that has a drawing.
	for (const noun of ["a coach", "the world", "a case", "a bang"])
		expect(drawingFor(noun, false), noun).toBeNull();
	for (const noun of ["axolotl", "harbour", "courage", "birthday", "tummy"])
		expect(drawn(noun), noun).toBeNull();
	expect(drawingFor("samosas", false)).toBeNull();
});

test("several are several", () => {
	expect(drawingFor("garden snails")).toMatchObject({ drawing: "snail", isMany: true });
	expect(drawingFor("a pile of hats")).toMatchObject({ isMany: true });
	expect(drawingFor("snail")).toMatchObject({ isMany: false });
	expect(drawingFor("wellies")).toMatchObject({ isMany: false });
});

/** What stories declare that isn't drawn as a thing, and why. */
const NO_THINGS: readonly (readonly [what: RegExp, why: string])[] = [
	[
		/\blandmark$|floor(?:board)?$|slope$|windows?$|^white line$|^chip shop$|^lift$|lamp$|^loot$|^hill$|^bandstand$|^door handle$/u,
		"the place draws it",
	],
	[/\bbed(?:,| |$)|^bench$/u, "it is drawn under whoever lies or sits on it"],
	[/shadow|^thought of|^empty space$|^square of sunlight$|^small light$/u, "no thing, but light or its lack"],
	[
		/faces$|^feet$|^ten toes$|sleeves|whispering|laughing|blown backwards|plaster cast|^figure alone$|hands?\b|very long arm|^white (?:beard|whisker)$|^gap$|^veil$|\beyes?$|^ears?$/u,
		"part of people",
	],
	[
		/^(?:petals|grey dust|(?:broken )?eggshell|carrier|grows|button|mud|lid|egg cup)$/u,
		"too small, or anything at all",
	],
	[
		/^(?:tuba|hose|banner|wooden stand|brass band|washing line|ice lolly|home$|broken$)\b/u,
		"there is no drawing of it, and no parcel is as large",
	],
];

test("each thing that a story declares is drawn by what it is called, but for what isn’t a thing", () => {
	const missing = STORIES.flatMap((story) => {
		const pictures = [
			story.cover,
			story["title-page"],
			...story.spreads.flatMap((beat) => tellingsOf(beat).map(({ picture }) => picture)),
		];
		const declared = pictures.flatMap(({ things, people }) => [
			...things.map(({ what }) => what),
			...Object.values(people).flatMap(({ holds }) => holds ?? []),
		]);
		return declared.filter((what) => {
			const noun = story.takes[what]?.else.short ?? what;
			return !drawingFor(noun, noun !== what) && !NO_THINGS.some(([no]) => no.test(what));
		});
	});
	expect([...new Set(missing)]).toEqual([]);
});
