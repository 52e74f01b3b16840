import { COMPANY } from "../shelf/story";
import type { Person } from "./cast-of";
import { fill, listed, type Told } from "./fill";

/** What a picture shows, for a painter: whoever is in it by what they look like, never by name. */

/** Who is who in a story. */
export type Parts = {
	hero: Person;
	/** Those with turns: everybody who isn't somebody of the plot. */
	companions: readonly Person[];
	roles: Readonly<Record<string, Person | null>>;
	/** By slot, who is the creature, the toy or the guest that the story tells of. */
	cast: Readonly<Record<string, Person>>;
};

/** Takes a picture's text with its slots; whom it has no one for is left out of it, with what they would do. */
export function shownBy(
	text: string,
	told: Told,
	{ hero, companions, roles, cast }: Parts,
	turn: Person | undefined,
): string {
	const others = companions.filter((one) => one !== turn);
	const figure = (person: Person) => ({ ...person, name: person.figure });
	const bare: Told = {
		...told,
		isShort: false,
		hero: { ...told.hero, name: hero.figure },
		companions: companions.map(figure),
		turn: turn && figure(turn),
		roles: Object.fromEntries(
			Object.entries(roles).map(([name, person]) => [
				name,
				person ? figure(person) : (told.roles[name] ?? { words: name }),
			]),
		),
		cast: Object.fromEntries(
			Object.entries(cast).map(([slot, person]) => [slot, { ...figure(person), called: person.figure }]),
		),
		company: listed(companions.map((one) => one.figure)),
	};
	const said = paired(byKind(text, turn), turn, others)
		.replaceAll("{turn}", turn?.figure ?? NOBODY)
		.replaceAll("{others}", others.length > 0 ? listed(others.map((one) => one.figure)) : NOBODY);
	const people = [hero, ...companions, ...Object.values(roles), ...Object.values(cast)].filter(
		(person) => person !== null,
	);
	return inFull(
		withoutNobody(
			fill(said, bare, ([one = ""]) => one),
			people,
		),
		people,
	);
}

/** What stands in "<pet: …>" is told where whoever's turn it is is one. */
const byKind = (text: string, turn: Person | undefined): string =>
	text.replace(KINDS, (_, kind: string, then: string) => (turn?.company === kind ? then : ""));
const KINDS = new RegExp(`<(${COMPANY.filter((kind) => kind !== "alone").join("|")}): ?([^<>]*)>`, "gu");

/** Stands in a text for somebody who isn't there. */
const NOBODY = "\u0001";

/** "{turn} and {others}" is whoever of them is there. */
function paired(text: string, turn: Person | undefined, others: readonly Person[]): string {
	const pair = /\{(?:turn|others)\}(?:,? and|,) \{(?:turn|others)\}/gu;
	if (turn && others.length > 0) return text;
	return text.replace(pair, turn ? "{turn}" : "{others}");
}

/**
 * Without what is told of somebody who isn't there: nobody else does it. Of a sentence that has somebody else in it the rest is kept.
 */
const withoutNobody = (text: string, people: readonly Person[]): string =>
	text
		.replace(/[^.!?]+[.!?]*/gu, (sentence) => {
			if (!sentence.includes(NOBODY)) return sentence;
			const end = /[.!?]*$/u.exec(sentence)?.[0] ?? "";
			const kept = sentence
				.slice(0, sentence.length - end.length)
				.split(/(?=[,;] )/u)
				.filter((part) => !part.includes(NOBODY))
				.join("");
			return people.some(({ figure }) => kept.includes(figure)) ? kept.replace(/^[,;]/u, "") + end : "";
		})
		.trim();

/** In whole sentences: each figure is told of in full once ("a young boy") and then shortly ("the boy"). */
export function inFull(text: string, people: readonly Pick<Person, "figure">[]): string {
	const once = people.reduce((said, { figure }) => {
		const after = said.indexOf(figure) + figure.length;
		const [which = ""] = /(?:other|third|fourth) /u.exec(figure) ?? [];
		const again = `the ${which}${figure.split(" ").at(-1)}`;
		return said.slice(0, after) + said.slice(after).replaceAll(figure, again);
	}, text);
	return once.replace(
		/(^|[.!?] )(\p{Ll})/gu,
		(_, before: string, letter: string) => before + letter.toUpperCase(),
	);
}
