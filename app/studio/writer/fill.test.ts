import { describe, expect, test } from "vitest";
import { agreeing, fill, listed, type Pronouns, possessive, THEY, type Told } from "./fill";
import type { TakenNoun } from "./taken-noun";

/** Every construct that docs/stories/README.md promises to authors. */

const SHE: Pronouns = { she: "she", them: "her", her: "her", herself: "herself", isPlural: false };
const HE: Pronouns = { she: "he", them: "him", her: "his", herself: "himself", isPlural: false };

const noun = (full: string, said: Partial<TakenNoun> = {}): TakenNoun => ({
	full,
	short: full.split(" ").at(-1) ?? full,
	plural: false,
	mass: false,
	isNamed: true,
	...said,
});

const MIA: Told = {
	hero: { name: "Mia", pronouns: SHE, isOnWheels: false },
	companions: [],
	slots: { creature: noun("very small dragon") },
	cast: {},
	heard: new Set(["rain"]),
	roles: { baby: { words: "the baby" } },
	place: { at: "on the 38 bus", name: "the 38 bus", landmark: "the tall clock", path: "the long white rail" },
	title: "The Big Day",
	company: "",
	isShort: false,
};
const JOE = { name: "Grandad Joe", pronouns: HE };
const SAM = { name: "Sam", pronouns: THEY };
const WITH_TWO: Told = {
	...MIA,
	companions: [JOE, SAM],
	company: "her grandad Joe and her friend Sam",
	turn: JOE,
};
const THEM: Told = { ...MIA, hero: { ...SAM, isOnWheels: false } };
const withSlot = (creature: TakenNoun, told = MIA): Told => ({ ...told, slots: { creature } });

/** A text as it is told with the first of its wordings. */
const said = (text: string, told: Told = MIA) => fill(text, told, ([one = ""]) => one);

describe("a verb", () => {
	const told = { ...MIA, slots: { skill: noun("breathe fire", { short: "breathe fire", isVerb: true }) } };

	test("has a base form and one in -ing", () => {
		expect(said("It couldn’t {skill}. {Skill ing} is all.", told)).toBe(
			"It couldn’t breathe fire. Breathing fire is all.",
		);
	});

	test.each(["{the skill}", "{skill was}", "{skill it}"])("has no other: %s", (text) => {
		expect(() => said(text, told)).toThrow("no such slot");
	});
});

describe("the hero", () => {
	test.each([
		["{hero} and {hero’s} hat", "Mia and Mia’s hat"],
		["{she} saw {them}, and {her} hat saw {herself}", "she saw her, and her hat saw herself"],
		["{She} was it. {Her} hat too.", "She was it. Her hat too."],
		["{She was} glad, and {she wants} more", "She was glad, and she wants more"],
		[
			"{title} at {place}, {at place}. {At place} too.",
			"The Big Day at the 38 bus, on the 38 bus. On the 38 bus too.",
		],
		[
			"{the landmark} by {the path}. {The landmark} stood.",
			"the tall clock by the long white rail. The tall clock stood.",
		],
	])("%s", (text, expected) => {
		expect(said(text)).toBe(expected);
	});

	test("is they, with the verbs of several, where that is so", () => {
		expect(said("{She was} glad, {she wants} {her} hat and {she goes} by {herself}", THEM)).toBe(
			"They were glad, they want their hat and they go by themselves",
		);
		expect(said("{she went} on", THEM)).toBe("they went on");
	});
});

describe("companions", () => {
	test.each([
		["{name} and {name’s} hat", "Grandad Joe and Grandad Joe’s hat"],
		["{he} saw {him} with {his} hat, {himself}", "he saw him with his hat, himself"],
		["{He was} it. {His} hat too.", "He was it. His hat too."],
		["{friends} came", "Grandad Joe and Sam came"],
		["{all} came with {them all}", "Mia, Grandad Joe and Sam came with them all"],
		["Along came {company}.", "Along came her grandad Joe and her friend Sam."],
		["{they} saw {their} hats. {They were} glad.", "they saw their hats. They were glad."],
		["{they has} a hat", "they have a hat"],
	])("%s", (text, expected) => {
		expect(said(text, WITH_TWO)).toBe(expected);
	});

	test("alone, all and they are the hero", () => {
		expect(said("{all} saw {them all}. {They were} glad, and {they has} {their} hat.")).toBe(
			"Mia saw her. She was glad, and she has her hat.",
		);
	});

	test("several with one name are told of each", () => {
		expect(listed(["Sam", "Sam", "Sam"])).toBe("Sam, Sam and Sam");
		expect(said("{all}", { ...WITH_TWO, companions: [SAM, SAM] })).toBe("Mia, Sam and Sam");
	});

	test("a crowd is told of by what it is where a page has no room, with a capital where a sentence starts", () => {
		const told = { ...WITH_TWO, isCrowded: true };
		expect(said("{all} sang. Then {friends} sang. {company} sang. ‘{all}!’", told)).toBe(
			"All of them sang. Then the others sang. The others sang. ‘All of them!’",
		);
		expect(said("{all} sang.", { ...MIA, isCrowded: true })).toBe("Mia sang.");
	});
});

describe("a noun of the family’s", () => {
	test.each([
		["{creature} or {a creature} or {the creature}", "dragon or a very small dragon or the dragon"],
		["{Creature}! {A creature}! {The creature}!", "Dragon! A very small dragon! The dragon!"],
		["{the creature’s} hat and {creature’s} hat", "the dragon’s hat and dragon’s hat"],
		["{creature it} and {creature its} hat, {creature them}", "it and its hat, it"],
		["{creature was} and {creature has} and {creature goes}", "was and has and goes"],
		["{Creature it} saw", "It saw"],
	])("%s", (text, expected) => {
		expect(said(text)).toBe(expected);
	});

	test("is short for the youngest, by itself", () => {
		expect(said("{a creature}", { ...MIA, isShort: true })).toBe("a dragon");
	});

	test.each([
		[noun("old owl", { short: "owl" }), "an old owl, the owl"],
		[noun("custard creams", { short: "creams", plural: true }), "custard creams, the creams"],
		[noun("hot porridge", { short: "porridge", mass: true }), "hot porridge, the porridge"],
		[noun("the Queen", { short: "the Queen" }), "the Queen, the Queen"],
		[noun("moon"), "the moon, the moon"],
		[noun("Zog", { short: "Zog" }), "Zog, Zog"],
	])("%j has the article that it takes", (creature, expected) => {
		expect(said("{a creature}, {the creature}", withSlot(creature))).toBe(expected);
	});

	test("its verbs and pronouns are those of several where it is", () => {
		const creams = withSlot(noun("custard creams", { plural: true }));
		expect(
			said(
				"{creature it} {creature was} {creature them} {creature its} {creature has} {creature goes}",
				creams,
			),
		).toBe("they were them their have go");
	});
});

describe("somebody of the plot", () => {
	test("is in the story’s words where nobody of the family is", () => {
		expect(said("{Baby} and {baby’s} hat: {baby she was} {baby them} {baby her}")).toBe(
			"The baby and the baby’s hat: it was it its",
		);
	});

	test("is one of the family with their name and pronouns", () => {
		const told: Told = { ...MIA, roles: { baby: SAM } };
		expect(said("{Baby} and {baby’s} hat: {baby she was} {baby them} {baby her} {baby has}", told)).toBe(
			"Sam and Sam’s hat: they were them their have",
		);
	});
});

describe("conditions", () => {
	const all =
		"<with: w><alone: a><one: 1><many: 2><wheels: r><feet: f><has creature: h><no creature: n><hears rain: R><unheard rain: u><hears snow: S>";
	test.each([
		[MIA, "afhR"],
		[WITH_TWO, "w2fhR"],
		[{ ...WITH_TWO, companions: [SAM] }, "w1fhR"],
		[{ ...MIA, hero: { ...MIA.hero, isOnWheels: true } }, "arhR"],
		[withSlot(noun("owl", { isNamed: false })), "afnR"],
		[{ ...MIA, heard: new Set([]) }, "afhu"],
	])("tell what is so: %#", (told, expected) => {
		expect(said(all, told)).toBe(expected);
	});

	test("hold slots and wordings, and leave neither gap nor stray stop behind", () => {
		expect(said("{hero} sat<with: , and [so did|up got] {friends}>.", WITH_TWO)).toBe(
			"Mia sat, and so did Grandad Joe and Sam.",
		);
		expect(said("{hero} sat <with: with {friends}>, <alone: and> <with: x> stood <with: up>.")).toBe(
			"Mia sat, and stood.",
		);
	});
});

test("wordings are chosen one by one, slots and all", () => {
	const asked: [readonly string[], number][] = [];
	const text = fill("[{hero}|She] sat [up|down|].", MIA, (options, at) => {
		asked.push([options, at]);
		return options.at(-1) ?? "";
	});
	expect(asked).toEqual([
		[["{hero}", "She"], 0],
		[["up", "down", ""], 1],
	]);
	expect(text).toBe("She sat.");
});

test.each([
	"{heros}",
	"{the dragon}",
	"{name}",
	"{he}",
	"{turn}",
	"{trait}",
	"{creature’s’s}",
])("%s is nothing that the format knows", (text) => {
	expect(() => said(`Then ${text} came`)).toThrow(`no such slot: ${text}`);
});

test.each(["<if: x>", "<has dragon: x>", "<no: x>", "<trait: x>"])("%s is no condition", (text) => {
	expect(() => said(text)).toThrow(/^no such (?:slot|condition): </);
});

test.each(
	"was were|is are|has have|goes go|does do|wants want|watches watch|pushes push|misses miss|cries cry|says say|lies lie|buzzes buzz|wasn’t weren’t|doesn’t don’t|’s ’re|went went|cried cried|will will|can can"
		.split("|")
		.map((pair) => pair.split(" ")),
)("of one %s, of several %s", (one = "", several = "") => {
	expect(agreeing(one, false)).toBe(one);
	expect(agreeing(one, true)).toBe(several);
});

test("an s at the end has its own too", () => {
	expect(possessive("James")).toBe("James’s");
});

describe("names", () => {
	test.each([
		"{turn}",
		"{hero}",
		"{friends}",
		"Mia [x|y]",
		"<with: Mia>",
		"<b>Mia</b>",
		"$& $1",
		"mia",
		"Mia , Jr .",
		"Mia!",
		"all of them",
		"思思",
		"لبنى",
		"रोहन",
		"Nguyễn Thị Ánh",
	])("%s stands as it was typed, wherever it stands", (name) => {
		const told: Told = {
			...MIA,
			hero: { ...MIA.hero, name },
			companions: [{ name, pronouns: HE }],
			turn: { name, pronouns: HE },
			roles: { baby: { name, pronouns: SHE } },
			company: `her friend ${name}`,
		};
		const slots = [
			"{hero}",
			"{hero’s}",
			"{name}",
			"{friends}",
			"{all}",
			"{company}",
			"{baby}",
			"{Baby}",
			"{All}",
		];
		const filled = said(`${slots.join(" | ")} | {Friends} sat. {All} sat.`, told);
		expect(filled).toBe(
			`${name} | ${name}’s | ${name} | ${name} | ${name} and ${name} | her friend ${name} | ${name} | ${name} | ${name} and ${name} | ${name} sat. ${name} and ${name} sat.`,
		);
	});
});
