import { knownNoun } from "../noun-classes";
import { readClause } from "./clause";
import type { Event } from "./event";
import { eventOf } from "./event-of";
import type { Clause, Heard, NounPhrase } from "./heard";
import type { Meant } from "./meant";
import { AWAY } from "./verb-classes";

/** What goes on behind an event: the next of a list, and why. */

/** "A wooden leg and a map tattooed on her arm". */
export const isTold = (words: readonly Heard[], own: NounPhrase, at: number) =>
	words[at - 1]?.lower === "and" &&
	/^an?$/u.test(words[at]?.lower ?? "") &&
	own.people.length === 0 &&
	/ed$/u.test(words[own.end]?.lower ?? "") &&
	words[own.end + 1]?.pos === "ADP";

const isPreposition = ({ pos, lower }: Heard) =>
	pos === "ADP" || /^(?:past|down|up|round|across)$/u.test(lower);

/** Whether a sentence tells of places alone. */
export const isPlaces = ([first, ...rest]: readonly Heard[]) =>
	first !== undefined &&
	isPreposition(first) &&
	rest.every((word) => word.who === null && (isPreposition(word) || !/^(?:VERB|AUX)$/u.test(word.pos)));

/** Whether a list may go on here: behind a comma, or with the next place, "through the market, past the station". */
export const isItem = (words: readonly Heard[], at: number) =>
	words[at]?.who === null &&
	(at === 0
		? words[at] !== undefined && isPreposition(words[at])
		: /^(?:,|and|then)$/u.test(words[at - 1]?.lower ?? ""));

/** What was told last, up to what it is done to, or where, and the preposition of that. */
export type Begun = { subject: NounPhrase; stem: readonly Heard[]; preposition: readonly Heard[] };

export function begunBy(
	{ from, listFrom, isDenied }: Clause,
	subject: NounPhrase | null,
	words: readonly Heard[],
): Begun | null {
	if (!subject || listFrom === undefined || isDenied || words[from] === undefined) return null;
	const first = words[listFrom];
	return { subject, stem: words.slice(from, listFrom), preposition: first?.pos === "ADP" ? [first] : [] };
}

/** "And a hen", of whom somebody lets on: as if it were told by itself. Null: it isn't wholly understood. */
export function itemOf(
	{ subject, stem, preposition }: Begun,
	item: readonly Heard[],
	meant: Meant,
): Event | null {
	const [first] = item;
	const isPlace = first !== undefined && isPreposition(first);
	// "Legs it out of the flap, past the station": not "out past".
	const begun = isPlace && stem.length > 1 && AWAY.test(stem.at(-1)?.lower ?? "") ? stem.slice(0, -1) : stem;
	const words = [...begun, ...(isPlace ? [] : preposition), ...item];
	const clause = readClause(words, subject, 0, meant);
	const noun = clause?.phrases.find(({ role }) => role === "object" || role === "where")?.noun;
	const isKnown = noun !== undefined && (noun.people.length > 0 || knownNoun(noun.head ?? "") !== null);
	const isWhole = clause !== null && clause.end === words.length && first?.lower !== "with";
	return isWhole && isKnown ? eventOf(clause, false) : null;
}

/** "Looks under the sofa in the fridge in the bath": one after the other. */
export function itemsOf(clause: Clause, event: Event): readonly Event[] {
	const places = clause.phrases.filter(({ role }) => role === "where");
	const isSearch = /^(?:look|search|hunt)$/u.test(clause.verb) && places.length === clause.phrases.length;
	if (!isSearch || places.length < 3) return [event];
	return places.flatMap((place) => eventOf({ ...clause, phrases: [place] }, false) ?? []);
}

const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
/** "Because it is Saturday" stays with what it is told of. Gives where the words go on. */
export function withReason(events: Event[], words: readonly Heard[], at: number): number {
	const said = words
		.slice(at)
		.map(({ lower }) => lower)
		.join(" ");
	const [whole, what = ""] = /^because (?:it is|its|it was) ((?:too |so |very )?\p{L}+)$/u.exec(said) ?? [];
	const event = events.at(-1);
	const pos = words.at(-1)?.pos;
	if (whole === undefined || !event || !(DAYS.test(what) || pos === "ADJ")) return at;
	const reason = ` because it is ${DAYS.test(what) ? what.charAt(0).toUpperCase() + what.slice(1) : what}`;
	const add = (pieces: Event["said"]) => [...pieces, reason];
	events[events.length - 1] = { ...event, said: add(event.said), brief: add(event.brief) };
	return words.length;
}
