import { article } from "~/studio/story/article";
import { knownHead } from "./noun-classes";
import { withIng } from "./take-skill";
import type { TakenNoun } from "./taken-noun";

/** From a story's text with its slots, conditions and wordings to what a page says. */

export type Pronouns = { she: string; them: string; her: string; herself: string; isPlural: boolean };

/** Somebody of the family, as sentences speak of them. */
export type Spoken = { name: string; pronouns: Pronouns };

/** Somebody of the plot: one of the family, or in the story's own words ("the baby"). */
export type Part = Spoken | { words: string };

/** Somebody of the family whom a story tells of as the noun of a slot; `called` is how they come in, "a very small dragon called Fizz". */
export type Cast = Spoken & { called: string };

/** All that a text may name. */
export type Told = {
	hero: Spoken & { isOnWheels: boolean };
	/** Those who come along, in the family's order. */
	companions: readonly Spoken[];
	/** Whose turn it is on this spread. */
	turn?: Spoken | undefined;
	slots: Readonly<Record<string, TakenNoun>>;
	/** By slot, who of the family is it. */
	cast: Readonly<Record<string, Cast>>;
	/** What the story hears in the idea. */
	heard: ReadonlySet<string>;
	roles: Readonly<Record<string, Part>>;
	place: { at: string; name: string; landmark: string; path: string };
	title: string;
	/** "her grandad Joe, her friend Priya and the cat Biscuit". */
	company: string;
	/** Nouns in their short form, and groups of people as "everybody": for the youngest, and where a page has no room. */
	isShort: boolean;
	isCrowded?: boolean;
};

/** Chooses a wording: `at` counts those of a text. */
export type Choose = (options: readonly string[], at: number) => string;

/**
 * Takes a text of a story's file.
 * Errors: a slot or condition that the format doesn't know, by its name.
 */
export function fill(text: string, told: Told, choose: Choose): string {
	let asked = 0;
	// Names come last and are left as they are: whatever a family typed, it is neither read as a slot nor tidied.
	return text
		.replace(/<([^<>:]+): ?([^<>]*)>/gu, (_, condition: string, then: string) =>
			holds(condition, told) ? then : "",
		)
		.replace(/\[([^[\]]*)\]/gu, (_, options: string) => choose(options.split("|"), asked++))
		.replace(/[^\S\n]+([,.!?;])/gu, "$1")
		.replace(/ {2,}/gu, " ")
		.replace(/^ | $/gmu, "")
		.replace(/\{([^{}]+)\}/gu, (_, slot: string, at: number, whole: string) =>
			wordFor(slot, told, whole.slice(0, at)),
		);
}

/** Whether what stands in `<condition: …>` is told. */
function holds(condition: string, { hero, companions, slots, cast, heard }: Told): boolean {
	const [word = "", slot] = condition.split(" ");
	switch (word) {
		case "with":
			return companions.length > 0;
		case "alone":
			return companions.length === 0;
		case "one":
			return companions.length === 1;
		case "many":
			return companions.length > 1;
		case "wheels":
			return hero.isOnWheels;
		case "feet":
			return !hero.isOnWheels;
		case "hears":
			return heard.has(slot ?? "");
		case "unheard":
			return !heard.has(slot ?? "");
		case "has":
		case "no":
		case "known":
		case "strange": {
			const filling = slots[slot ?? ""];
			if (!filling) throw new Error(`no such slot: <${condition}: …>`);
			const isCast = (slot ?? "") in cast;
			return word === "known" ? isCast : word === "strange" ? !isCast : filling.isNamed === (word === "has");
		}
		default:
			throw new Error(`no such condition: <${condition}: …>`);
	}
}

/** What a slot gives. One that begins with a capital is told with one, and a group of people where a sentence starts; never a name. */
function wordFor(slot: string, told: Told, before: string): string {
	const isStart = /(?:^|[.!?] )‘?$/u.test(before);
	const lower = slot.charAt(0).toLowerCase() + slot.slice(1);
	const said = plainWord(lower, told, before);
	if (said === null) throw new Error(`no such slot: {${slot}}`);
	const roles = Object.values(told.roles).filter((part) => "name" in part);
	const isNamed = [told.hero, ...told.companions, ...roles, ...Object.values(told.cast)].some(
		({ name }) => said.startsWith(name) && !/^\p{L}/u.test(said.slice(name.length)),
	);
	return (lower !== slot || (isStart && told.isCrowded && GROUPS.has(lower))) && !isNamed
		? capital(said)
		: said;
}

const GROUPS: ReadonlySet<string> = new Set(["all", "friends", "company"]);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function plainWord(slot: string, told: Told, before: string): string | null {
	const { hero, companions, turn, place } = told;
	switch (slot) {
		case "hero":
			return hero.name;
		case "hero’s":
			return possessive(hero.name);
		case "name":
			return turn?.name ?? null;
		case "name’s":
			return turn ? possessive(turn.name) : null;
		case "title":
			return told.title;
		case "friends":
			return told.isCrowded ? "the others" : listed(companions.map(({ name }) => name));
		case "all":
			return told.isCrowded && companions.length > 0
				? "all of them"
				: listed([hero, ...companions].map(({ name }) => name));
		case "company":
			return told.isCrowded ? "the others" : told.company;
		case "them all":
			return companions.length === 0 ? hero.pronouns.them : "them all";
		case "at place":
			return place.at;
		case "place":
			return place.name;
		case "the landmark":
			return place.landmark;
		case "the path":
			return place.path;
	}
	const [first = "", ...rest] = slot.split(" ");
	const group = companions.length === 0 ? hero.pronouns : THEY;
	return (
		pronounOf(slot, "she", hero.pronouns) ??
		(turn ? pronounOf(slot, "he", turn.pronouns) : null) ??
		pronounOf(slot, "they", group) ??
		nounOf(first, rest.join(" "), told, before)
	);
}

export const THEY: Pronouns = {
	she: "they",
	them: "them",
	her: "their",
	herself: "themselves",
	isPlural: true,
};
const IT: Pronouns = { she: "it", them: "it", her: "its", herself: "itself", isPlural: false };
/** What each of somebody's pronouns is written as, by whose they are. */
const WRITTEN = {
	she: { she: "she", them: "them", her: "her", herself: "herself" },
	he: { she: "he", them: "him", her: "his", herself: "himself" },
	they: { she: "they", them: "them", her: "their", herself: "themselves" },
	it: { she: "it", them: "them", her: "its", herself: "itself" },
} as const;

/** "she", "her", "she was": the pronoun, with its verb. null where it is none of theirs. */
export function pronounOf(slot: string, whose: keyof typeof WRITTEN, pronouns: Pronouns): string | null {
	const written = WRITTEN[whose];
	for (const key of ["she", "them", "her", "herself"] as const)
		if (slot === written[key]) return pronouns[key];
	const [first, verb, ...rest] = slot.split(" ");
	if (first !== written.she || verb === undefined) return null;
	return [pronouns.she, agreeing(verb, pronouns.isPlural), ...rest].join(" ");
}

/** "creature", "the creature", "creature’s", "creature was": a noun of the family's, or somebody of the plot. */
function nounOf(first: string, rest: string, told: Told, before: string): string | null {
	const article = first === "a" || first === "the" || first === "any" ? first : null;
	const named = article ? rest : first;
	const [, key = "", owned] = /^([^’]+)(’s)?$/u.exec(named) ?? [];
	const after = article ? "" : rest;
	const role = told.roles[key];
	if (role && !article) return partOf(role, after, owned !== undefined);
	const filling = told.slots[key];
	if (!filling) return null;
	if (filling.isVerb) return article ? null : skillIn(after, filling.short);
	const somebody = told.cast[key];
	if (somebody && after !== "") return pronounOrVerb(after, somebody.pronouns, isOfPronoun(key, before));
	if (somebody && article !== "any" && (article !== null || isSpokenTo(before))) {
		const said = article === "a" && !isMet(key, before) ? somebody.called : somebody.name;
		return owned ? possessive(said) : said;
	}
	if (after !== "") return pronounOrVerb(after, filling.plural ? THEY : IT);
	const said = article === "a" && !told.isShort ? filling.full : filling.short;
	const noun = article === null ? bare(said) : article === "the" ? definite(said) : indefinite(said, filling);
	return owned ? possessive(noun) : noun;
}

/** "skill", "skill ing" and, said to whoever does it, "skill your": a verb has no other forms. */
function skillIn(form: string, skill: string): string | null {
	if (form === "your") return skill.replace(/\bits\b/u, "your");
	return form === "" ? skill : form === "ing" ? withIng(skill) : null;
}

function partOf(part: Part, after: string, isOwned: boolean): string | null {
	const isSpoken = "name" in part;
	const name = isSpoken ? part.name : part.words;
	const pronouns = isSpoken ? part.pronouns : IT;
	if (after === "") return isOwned ? possessive(name) : name;
	for (const whose of ["she", "it", "they"] as const) {
		const said = pronounOf(after, whose, pronouns);
		if (said !== null) return said;
	}
	return agreeing(after, pronouns.isPlural);
}

/** After a slot's name: "it", "them", "its", "itself", or a verb that agrees with it; a name takes the verb for one, whatever its pronoun. */
function pronounOrVerb(after: string, pronouns: Pronouns, isOfPronoun = true): string {
	return pronounOf(after, "it", pronouns) ?? agreeing(after, pronouns.isPlural && isOfPronoun);
}

const lastOf = (forms: string, before: string) =>
	[...before.matchAll(new RegExp(`\\{(?:${forms})(?=[}’ ])`, "giu"))].at(-1)?.index ?? -1;
const nounsOf = (key: string) => `(?:an? |the )?${key}(?=[}’])`;
/** Whether a slot's verb stands behind its pronoun: "they were", but "Fizz was". */
const isOfPronoun = (key: string, before: string) =>
	lastOf(`${key} it`, before) > lastOf(nounsOf(key), before);
const isMet = (key: string, before: string) => lastOf(nounsOf(key), before) >= 0;
/** "Hush, Fizz", but "your dragon" and "a very tiny dragon". */
const isSpokenTo = (before: string) => /(?:^|[,:.!?‘“(] ?)$/u.test(before);

/** A verb in the form for one, as for one or several. Past forms stay as they are. */
export function agreeing(verb: string, isPlural: boolean): string {
	if (!isPlural) return ONE[verb] ?? verb;
	const several = SEVERAL[verb];
	if (several) return several;
	if (/[^aeiou]ies$/u.test(verb)) return `${verb.slice(0, -3)}y`;
	if (/(?:ss|sh|ch|x|zz|o)es$/u.test(verb)) return verb.slice(0, -2);
	return /[^s]s$/u.test(verb) ? verb.slice(0, -1) : verb;
}
const ONE: Readonly<Record<string, string>> = { were: "was", are: "is", have: "has" };
const SEVERAL: Readonly<Record<string, string>> = {
	was: "were",
	is: "are",
	has: "have",
	"wasn’t": "weren’t",
	"isn’t": "aren’t",
	"hasn’t": "haven’t",
	"doesn’t": "don’t",
	lies: "lie",
	ties: "tie",
	dies: "die",
	"’s": "’re",
};

/** "An owl", "custard creams", "gold"; what has an article of its own ("the Queen") keeps it. */
function indefinite(noun: string, { plural, mass }: TakenNoun): string {
	if (ONLY_ONE.has(noun)) return definite(noun);
	return plural || mass || isDefinite(noun) ? noun : `${article(noun)} ${noun}`;
}
/** Nobody has seen a moon. */
const ONLY_ONE: ReadonlySet<string> = new Set(["moon", "full moon", "sun", "sea"]);
export const definite = (noun: string) => (isDefinite(noun) ? noun : `the ${noun}`);
const bare = (noun: string) => noun.replace(/^the /u, "");
/** Names and titles bring what they need. */
const isDefinite = (noun: string) =>
	/^(?:the|her|his|their|my|our) |^some/u.test(noun) || (/^\p{Lu}/u.test(noun) && !isCommon(noun));
/** "Christmas jumper", in spite of its capital; "Diwali" is a name. */
function isCommon(noun: string): boolean {
	const head = knownHead(noun.toLowerCase().split(/[ -]/));
	return head !== null && !head.known.isName;
}
/** "Mia’s", "James’s". */
export const possessive = (name: string) => `${name}’s`;

/** "Ada", "Ada and Joe", "Ada, Joe and Sam". British: no comma before the last "and". */
export function listed(items: readonly string[]): string {
	return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
