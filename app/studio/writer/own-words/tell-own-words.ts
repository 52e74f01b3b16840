import type { StoryIdea } from "~/studio/story/idea";
import { LEVELS } from "../../shelf/levels";
import type { Beat, ByLevel, Declared, DeclaredPerson, Pages, Role, Story } from "../../shelf/story";
import { literally } from "../wording";
import type { IdeaRead } from "../words";
import { type Before, declare, plain, roleOf } from "./declare";
import type { OwnPage, OwnWords } from "./own-words";

/** A family's own words as a story: who is in it, where it is, their sentences in their order, and the end. */

/** Its id in the scripts of books. */
export const OWN = "the-familys-own";

/** Spreads between the first page and the last. */
const SPREADS = 10;

/** Takes an idea and its own words, which fill four spreads at least. What carries a sorrow (`isQuiet`) has no waving in its pictures, and whoever died isn't in the last. */
export function tellOwnWords(idea: StoryIdea, { pages, people }: OwnWords, isQuiet = false): Story {
	const { characters, location } = idea;
	const hideNames = hider(idea);
	const main = Math.max(
		0,
		characters.findIndex(({ isMain }) => isMain),
	);
	const others = characters.map((_, who) => who).filter((who) => who !== main);
	let before: Before = { people: [main] };
	const told = inSpreads(pages, SPREADS - Math.min(1, others.length)).map((some, at): Beat => {
		const shown = some.map(({ text, read }) => {
			const one = declare(read, hideNames(text), at, before);
			before = one.before;
			return one.picture;
		});
		return beatOf(
			`own ${at}`,
			joined(shown),
			some.map(({ text }) => plain(text)),
		);
	});
	const room = SPREADS - told.length;
	const named = (who: number) => `{${roleOf(who)}}${people[who] ?? "."}`;
	const gone = isQuiet ? pages.flatMap(({ read }) => deadIn(read)) : [];
	const [hero, everybody] = [standing([main]), standing([main, ...others])];
	const [mood, waves]: readonly [string, string] = isQuiet ? ["calm", "stand"] : ["merry", "wave"];
	const pictureOf = pictures(mood);
	/** Each by themselves where there is room, or together. */
	const isEach = others.length > 1 && others.length <= room;
	const company = (isEach ? others.map((who) => [who]) : others.length > 0 ? [others] : []).map((some, at) =>
		beatOf(`company ${at}`, pictureOf("mid", standing(some), "Seen whole, looking out: {people}."), [
			some.map((who, index) => `${at + index === 0 ? "This" : "And this"} is ${named(who)}`).join(" "),
		]),
	);
	const has = (needed: number) => company.length + told.length + needed <= SPREADS;
	const place =
		/\p{L}{3}/u.test(location) && has(1)
			? [
					beatOf("place", pictureOf("wide", everybody, "Seen whole, small, {at place}: {people}."), [
						"And this is where it happens: {at place}.",
					]),
				]
			: [];
	const end = has(place.length + 1)
		? [beatOf("end", pictureOf("mid", everybody, "Seen whole, side by side: {people}.", waves), ["The end."])]
		: [];
	const spreads = [...company, ...place, ...told, ...end];
	return {
		...NO_SHELF,
		id: OWN,
		name: idea.title,
		about: "what the family has written",
		roles: Object.fromEntries(characters.map((_, who): [string, Role] => [roleOf(who), { who, else: "" }])),
		synopsis: synopsisOf(pages.map(({ text }) => plain(text))),
		cover: pictureOf("mid", everybody, "In front, looking out: {people}, {at place}.", waves),
		"title-page": pictureOf("mid", hero, "By itself on white paper, as a small picture: {people}."),
		spreads: [
			beatOf("opener", pictureOf("mid", hero, "Seen whole, {at place}, in early light: {people}.", waves), [
				`This is ${named(main)}`,
			]),
			...withPauses(spreads),
			{
				beat: "last",
				picture: last(
					before,
					pictureOf(
						"wide",
						standing([main, ...others].filter((who) => !gone.includes(who))),
						"No words: seen whole, close together, {people}.",
					),
				),
				instead: [],
			},
		],
	};
}

/** It stands on no shelf: nothing finds it, and it takes nothing. */
const NO_SHELF = {
	for: { strong: [], good: [], faint: [], never: [], unless: [], always: [], wants: {} },
	takes: {},
	hears: {},
	looks: {},
};

/** The same at every level: a family's words are its own. */
const byLevel = (texts: readonly string[]): Pages =>
	Object.fromEntries(LEVELS.map((level) => [level, texts])) as unknown as Record<
		keyof ByLevel,
		readonly string[]
	>;
const beatOf = (beat: string, picture: Declared, texts: readonly string[]): Beat => ({
	...{ beat, picture, text: byLevel(texts), instead: [] },
});

/** At most so many spreads: of two that follow one another the shortest share one. */
function inSpreads(pages: readonly OwnPage[], most: number): OwnPage[][] {
	const spreads = pages.map((page) => [page]);
	const letters = (at: number) =>
		spreads[at]?.length === 1 && spreads[at + 1]?.length === 1
			? (spreads[at]?.[0]?.text.length ?? 0) + (spreads[at + 1]?.[0]?.text.length ?? 0)
			: Number.POSITIVE_INFINITY;
	while (spreads.length > most) {
		const at = spreads
			.slice(1)
			.reduce((best, _, index) => (letters(index) < letters(best) ? index : best), 0);
		spreads.splice(at, 2, [...(spreads[at] ?? []), ...(spreads[at + 1] ?? [])]);
	}
	return spreads;
}

/** Of two sentences that share a spread one picture has whoever and whatever is in both. */
function joined([first, ...more]: readonly Declared[]): Declared {
	if (!first) throw new Error("a spread says nothing");
	return more.reduce(
		(one, other) => ({
			...other,
			...one,
			people: { ...other.people, ...one.people },
			things: [
				...one.things,
				...other.things.filter(({ what }) => one.things.every((thing) => thing.what !== what)),
			].slice(0, 5),
			shows: `${one.shows} ${other.shows}`,
		}),
		first,
	);
}

/** Pictures without words where the words don't fill a book, each after what it goes on showing; the first ones behind the middle. */
function withPauses(spreads: readonly Beat[]): Beat[] {
	const all = [...spreads];
	const texts = spreads.map(({ text }) => text?.pro.join(" ") ?? "");
	const own = spreads.flatMap(({ beat }, at) => (beat.startsWith("own") ? [at] : [])).slice(0, -1);
	// What is told at greatest length has most to look at.
	const longest = [...own].sort((one, other) => (texts[other]?.length ?? 0) - (texts[one]?.length ?? 0));
	const after = longest.slice(0, SPREADS - spreads.length).sort((one, other) => other - one);
	for (const at of after) {
		const { beat, picture } = spreads[at] as Beat;
		const shot = picture.shot === "close" ? "wide" : "close";
		all.splice(
			at + 1,
			0,
			beatOf(`${beat} pause`, { ...picture, shot, shows: `No words. ${picture.shows}` }, [""]),
		);
	}
	return all;
}

const PLACES = ["middle", "left", "right", "left far"];

const standing = (who: readonly number[]): Declared["people"] =>
	Object.fromEntries(
		who.map((one, at): [string, DeclaredPerson] => [
			roleOf(one),
			{ does: "stand", feels: "glad", where: PLACES[at] ?? "right" },
		]),
	);

const pictures =
	(mood: string) =>
	(shot: Declared["shot"], people: Declared["people"], shows: string, does = "stand"): Declared => {
		const keys = Object.keys(people).map((key) => `{${key}}`);
		const listed = keys.length < 2 ? keys.join("") : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1)}`;
		return {
			...{ shot, mood, things: [], not: [], shows: shows.replace("{people}", listed) },
			people: Object.fromEntries(Object.entries(people).map(([key, one]) => [key, { ...one, does }])),
		};
	};

/** Everybody once more, with what the end was about. */
const last = ({ thing, time }: Before, picture: Declared): Declared => ({
	...picture,
	...(time && { time }),
	things: thing === undefined ? [] : [{ what: thing, where: "on the ground right" }],
});

/** Of whom a sentence says that they died. */
const deadIn = ({ words }: IdeaRead): number[] => {
	const at = words.findIndex(({ keys }) => keys.has("die") || keys.has("dead"));
	const who = words.slice(0, Math.max(0, at)).findLast((word) => word.who !== null)?.who;
	return who === undefined || who === null ? [] : [who];
};

/** Who is meant by a name, in a text for a painter. */
function hider({ characters }: StoryIdea): (text: string) => string {
	const names = characters
		.flatMap(({ name }, who) => [name, name.split(/\s+/u)[0] ?? name].map((one) => ({ one, who })))
		.filter(({ one }) => one.length > 1)
		.sort((one, other) => other.one.length - one.one.length);
	return (text) =>
		names.reduce(
			(said, { one, who }) =>
				said.replace(new RegExp(`(?<![\\p{L}{])${literally(one)}(?![\\p{L}}])`, "gu"), `{${roleOf(who)}}`),
			plain(text),
		);
}

/** How it begins, in the family's words: the end is nobody's to tell before it is read. */
function synopsisOf(texts: readonly string[]): string {
	const most = Math.max(1, Math.floor(texts.length / 2));
	const beginning = texts
		.slice(0, most)
		.join(" ")
		.replace(/[,;:]?$/u, "")
		.replace(/[.!?…]$/u, "");
	return `${beginning} …\n\nThat is how it begins, in {hero}’s book: told in your own words, from the first page to the last, {at place}<with: , with {company}>.`;
}
