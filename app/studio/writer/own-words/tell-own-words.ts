import type { StoryIdea } from "~/studio/story/idea";
import { OWN_WORDS } from "~/studio/story/script";
import { MOST_LETTERS } from "~/studio/story/levels";
import { LEVELS, type Level } from "../../shelf/levels";
import type { Beat, Declared, DeclaredPerson, Role, Story } from "../../shelf/story";
import { gendersOf } from "../cast-of";
import { hidingNames } from "../hiding-names";
import { isNamed } from "../wording";
import type { IdeaRead } from "../words";
import { type Before, declare, plain, roleOf } from "./declare";
import type { OwnPage, OwnWords } from "./own-words";

/** A family's own words as a story: whose book it is, and their sentences in their order. */

/** Spreads between the first page and the last. */
const SPREADS = 10;

/** Takes an idea and its own words, which fill five spreads at least. What carries a sorrow (`isQuiet`) has no waving in its pictures, and whoever died isn't in the last. */
export function tellOwnWords(idea: StoryIdea, { pages, people }: OwnWords, isQuiet = false): Story {
	const { characters } = idea;
	const hideNames = hidingNames(characters.map(({ name }, who) => ({ name, instead: `{${roleOf(who)}}` })));
	const main = Math.max(
		0,
		characters.findIndex(({ isMain }) => isMain),
	);
	const everybody = [main, ...characters.map((_, who) => who).filter((who) => who !== main)];
	const genders = gendersOf(idea);
	let before: Before = { people: [main], group: [main] };
	const told = inSpreads(pages, SPREADS).map((some, at): Beat => {
		const shown = some.map(({ text, read }) => {
			const one = declare(read, genders, { shows: hideNames(plain(text)), page: at, before });
			before = one.before;
			return one.picture;
		});
		return beatOf(
			`own ${at}`,
			joined(shown),
			// The same at every level: a family's words are its own.
			() => some.map(({ text }) => plain(text)),
		);
	});
	const all = pages.map(({ text }) => text).join(" ");
	const isTold = (who: number) => isNamed((characters[who]?.name ?? "").split(/\s+/u)[0] ?? "", all);
	/** Whom no sentence names, the first page does. */
	const unnamed = everybody.filter((who) => who !== main && !isTold(who));
	/** Whoever says "our cat" tells it all. */
	const our = pages.some(({ text }) => OURS.test(text)) ? "our " : "";
	const called = (who: number, at: number) =>
		`${at === 0 ? `This is ${our}` : "And this is "}{${roleOf(who)}}${people[who] ?? "."}`;
	/** As much of what they are like as a level's page has room for: the hero's last of all. */
	const opening = (level: Level): string => {
		const shown = [main, ...unnamed];
		const told = (most: number) =>
			shown
				.map((who, at) => (at < most ? called(who, at) : called(who, at).replace(people[who] ?? "", ".")))
				.join(" ");
		const letters = (text: string) =>
			text.replace(/\{who(\d)\}/gu, (_, who: string) => characters[Number(who)]?.name ?? "").length;
		const most = shown.findLast((_, at) => letters(told(shown.length - at)) <= MOST_LETTERS[level]);
		return told(most === undefined ? 0 : shown.length - shown.indexOf(most));
	};
	const gone = isQuiet ? pages.flatMap(({ read }) => deadIn(read)) : [];
	const [mood, waves] = isQuiet ? (["calm", "stand"] as const) : (["merry", "wave"] as const);
	const pictureOf = pictures(mood);
	return {
		...NO_SHELF,
		id: OWN_WORDS,
		name: idea.title,
		about: "what the family has written",
		roles: Object.fromEntries(characters.map((_, who): [string, Role] => [roleOf(who), { who, else: "" }])),
		synopsis: synopsisOf(
			pages.map(({ text }) => plain(text)),
			everybody.map(called),
		),
		cover: pictureOf("mid", standing(everybody), "In front, looking out: {people}, {at place}.", waves),
		"title-page": pictureOf(
			"mid",
			standing([main]),
			"By itself on white paper, as a small picture: {people}.",
		),
		spreads: [
			beatOf(
				"opener",
				pictureOf(
					"mid",
					standing([main, ...unnamed]),
					"Seen whole, {at place}, in early light: {people}.",
					waves,
				),
				(level) => [opening(level)],
			),
			...withPauses(told),
			{
				beat: "last",
				picture: last(
					before,
					pictureOf(
						"wide",
						standing(everybody.filter((who) => !gone.includes(who))),
						"No words: seen whole, close together, {people}.",
					),
				),
				instead: [],
			},
		],
	};
}

const OURS = /(?<!\p{L})(?:we|us|our)(?!\p{L})/iu;

/** It stands on no shelf: nothing finds it, and it takes nothing. */
const NO_SHELF = {
	for: { strong: [], good: [], faint: [], never: [], unless: [], always: [], wants: {} },
	takes: {},
	hears: {},
	looks: {},
};

const beatOf = (beat: string, picture: Declared, texts: (level: Level) => readonly string[]): Beat => ({
	...{ beat, picture, instead: [] },
	text: Object.fromEntries(LEVELS.map((level) => [level, texts(level)])) as Record<Level, readonly string[]>,
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
function joined(pictures: readonly Declared[]): Declared {
	const [first] = pictures;
	if (!first) throw new Error("a spread says nothing");
	const things = pictures.flatMap((one) => one.things);
	return {
		...first,
		people: Object.fromEntries(pictures.toReversed().flatMap(({ people }) => Object.entries(people))),
		things: things
			.filter(({ what }, at) => things.findIndex((one) => one.what === what) === at)
			.slice(0, MOST_THINGS),
		shows: pictures.map(({ shows }) => shows).join(" "),
	};
}
const MOST_THINGS = 5;

/** Pictures without words where the words don't fill a book, each after what it goes on showing. */
function withPauses(spreads: readonly Beat[]): Beat[] {
	const all = [...spreads];
	const texts = spreads.map(({ text }) => text?.pro.join(" ") ?? "");
	const own = [...spreads.keys()].slice(0, -1);
	// Behind a whole sentence; what is told at greatest length has most to look at.
	const isWhole = (at: number) => Number(/[.!?…]["”’]?$/u.test(texts[at] ?? ""));
	const longest = [...own].sort(
		(one, other) => isWhole(other) - isWhole(one) || (texts[other]?.length ?? 0) - (texts[one]?.length ?? 0),
	);
	const after = longest.slice(0, SPREADS - spreads.length).sort((one, other) => other - one);
	for (const at of after) {
		const { beat, picture } = spreads[at] as Beat;
		const shot = picture.shot === "close" ? "wide" : "close";
		all.splice(
			at + 1,
			0,
			beatOf(`${beat} pause`, { ...picture, shot, shows: `No words. ${picture.shows}` }, () => [""]),
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

/** Who is in it and how it begins, in the family's words: the end is nobody's to tell before it is read. */
function synopsisOf(texts: readonly string[], cast: readonly string[]): string {
	const most = Math.max(1, Math.floor(texts.length / 2));
	const beginning = texts
		.slice(0, most)
		.join(" ")
		.replace(/[,;:.!?…]$/u, "");
	return [
		cast.join(" "),
		`${beginning} …`,
		"And then? That is for whoever turns the page. It all happens {at place}, in the words in which it was first told, a few to every page and a picture to every one of them, with {hero} in the middle of it. Read it aloud at bedtime, slowly, and wait before you turn over.",
	].join("\n\n");
}
