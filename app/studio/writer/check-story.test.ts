import { expect, test } from "vitest";
import { findStory, SHELF } from "~/studio/shelf/list";
import type { Beat, Story } from "~/studio/shelf/story";
import { CASTS, ideaFor } from "./casts";
import { faultsDeclared } from "./check-pictures";
import { faultsOfBook, faultsOfFile, faultsOfStory } from "./check-story";
import { choiceOf, NO_IDEA } from "./choice";
import { tellStory } from "./tell-story";

/** Each fault is planted in a story that has none: one that hears something, and tells a beat with a turn otherwise for it. */

const isTold = ({ turn, instead }: Beat) => turn !== undefined && instead.length > 0;
const WELL = SHELF.find(({ spreads }) => spreads.some(isTold));
if (!WELL) throw new Error("no story tells a turn otherwise");
const AT = WELL.spreads.findIndex(isTold);
const heard = WELL.spreads[AT]?.instead[0]?.when ?? "";

/** With that telling changed. */
const otherwise = (change: (told: Beat["instead"][number]) => Beat["instead"][number]): Story => ({
	...WELL,
	spreads: WELL.spreads.map((beat, at) =>
		at === AT
			? { ...beat, instead: beat.instead.map((told, first) => (first === 0 ? change(told) : told)) }
			: beat,
	),
});
const without = (line: string) => (pages: readonly string[]) =>
	pages.map((page) => page.replaceAll(line, ""));

test.each<[string, Story, string | RegExp]>([
	[
		"a telling of what it doesn’t hear",
		otherwise((told) => ({ ...told, when: "thunder" })),
		"it hears no thunder",
	],
	[
		"a condition of what it doesn’t hear",
		{ ...WELL, synopsis: `${WELL.synopsis}<hears thunder: x>` },
		"it hears no thunder",
	],
	[
		"something heard that is told nowhere",
		{ ...WELL, hears: { ...WELL.hears, thunder: { says: ["thunder"] } } },
		"nothing is told of thunder",
	],
	[
		"a noun of no slot",
		{ ...WELL, hears: { ...WELL.hears, [heard]: { says: ["x"], names: "cloud" } } },
		"hears: it takes no cloud",
	],
	[
		"a telling without the line of whoever’s turn it is",
		otherwise((told) => ({
			...told,
			...(told.text ? { text: { ...told.text, whiz: without("{turn}")(told.text.whiz) } } : {}),
		})),
		/^pages \d+ and \d+, whiz, when .*: no \{turn\}$/,
	],
	[
		"a telling in one wording",
		otherwise((told) => ({
			...told,
			...(told.text ? { text: { ...told.text, pro: ["{turn} It rained.", "It rained."] } } : {}),
		})),
		/^pages \d+ and \d+, pro: 1 wordings/,
	],
	[
		"a telling in sounds alone",
		otherwise((told) => ({
			...told,
			...(told.text ? { text: { ...told.text, starter: ["{turn} [Pop!|Fizz!|Bang!] It rained."] } } : {}),
		})),
		/^pages \d+ and \d+, starter: one wording without its sound words/,
	],
	[
		"somebody who is named in one wording and not in another",
		otherwise((told) => ({
			...told,
			...(told.text ? { text: { ...told.text, pro: ["{turn} [It rained.|{hero} sang.|It blew.]"] } } : {}),
		})),
		/^pages \d+ and \d+, pro: \{hero\} in some wordings only$/,
	],
	[
		"a verb outside of its pronoun’s slot, where they would be told",
		otherwise((told) => ({
			...told,
			...(told.text
				? { text: { ...told.text, pro: ["{turn} [It rained.|It blew.|It hissed.] {She} was wet."] } }
				: {}),
		})),
		/^pages \d+ and \d+, pro: \{She\} was: the verb isn’t in the slot$/,
	],
	[
		"a telling’s picture of nobody",
		otherwise((told) => ({ ...told, picture: { ...told.picture, people: { giant: { does: "stand" } } } })),
		/^pages \d+ and \d+: nobody is called giant$/,
	],
	[
		"a cover of somebody’s back",
		{ ...WELL, cover: { ...WELL.cover, people: { hero: { does: "look-away" } } } },
		"cover: hero is seen from behind where a family looks for a face",
	],
])("%s is a fault", (_, story, fault) => {
	expect(faultsOfFile(WELL)).toEqual([]);
	expect(faultsOfFile(story)).toContainEqual(
		typeof fault === "string" ? fault : expect.stringMatching(fault),
	);
});

test("a telling is measured as it is told", () => {
	const long = otherwise((told) => ({
		...told,
		...(told.text ? { text: { ...told.text, tiny: [`{turn} ${"Rain. ".repeat(40)}`] } } : {}),
	}));
	expect(faultsOfStory(long)).toContainEqual(
		expect.stringMatching(/^pages \d+ and \d+, tiny: a page of \d+ words/),
	);
});

test("where somebody is they, no verb is told for one", () => {
	const [, , family] = CASTS;
	if (!family || !WELL) throw new Error("no family to tell it for");
	const whiz = ["{turn} Then {she} still was wet."];
	const spreads = WELL.spreads.map((beat, at) =>
		at === AT && beat.text ? { ...beat, text: { ...beat.text, whiz } } : beat,
	);
	const idea = ideaFor(family, "whiz");
	const faults = (story: Story) =>
		faultsOfBook(tellStory(idea, choiceOf(story, NO_IDEA), { seed: "" }).script, idea);
	expect(faults(WELL)).toEqual([]);
	expect(faults({ ...WELL, spreads })).toContainEqual(
		expect.stringMatching(/^pages \d+ and \d+, whiz: a verb for one after they: /),
	);
});

test("whoever of the plot is nobody of the family is drawn by a noun that there is a drawing of", () => {
	const told = findStory("said-sorry") as Story;
	const { owner } = told.roles;
	const faults = (drawn: string | undefined) =>
		faultsDeclared({ ...told, roles: { owner: { ...owner, drawn } as Story["roles"][string] } }).filter(
			(fault) => fault.startsWith("roles: owner"),
		);
	expect(faults(owner?.drawn)).toEqual([]);
	expect(faults(undefined)).toHaveLength(1);
	expect(faults("marzipan grandmother of the west")).toHaveLength(1);
});
