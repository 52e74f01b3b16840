import type { StoryIdea } from "~/studio/story/idea";
import { recognisePlace } from "~/studio/story/recognise-place";
import { LEVELS } from "../shelf/levels";
import type { Beat, Declared, Role, Story } from "../shelf/story";
import { FRAME } from "../shelf/tellings";
import { chanceOf } from "./chance";
import { inTitle, pictureOf } from "./event-pictures";
import { type Step, stepsOf } from "./event-steps";
import { ANYBODY, clauseOf, plain, roleOf, whoIs, wordFor } from "./event-words";
import type { Event } from "./events/event";
import { traitsOf } from "./traits";
import { whoOf } from "./titled";
import type { IdeaRead } from "./words";

/** The family's own events as a story: told in their order, each with what the shelf has for its kind. */

/** Its id in the scripts of books. */
export const OWN = "the-familys-own";

/** Takes an idea and its events, of which three at least happen; the same ones and the same seed always give the same story. */
export function tellEvents(idea: StoryIdea, read: IdeaRead, events: readonly Event[], seed: string): Story {
	const chance = chanceOf(`${seed} ${idea.title} ${idea.description}`);
	const begins = events.findIndex(({ isState }) => !isState);
	const all = events.slice(Math.max(0, begins)).map((event) => withoutDoubles(event, read));
	const [first, second = first, third = second] = all;
	const last = all.at(-1);
	if (!first || !second || !third || !last) throw new Error("nothing happens");
	const pick = <T>(what: string, options: readonly T[]) => chance.pick(what, options);
	const { steps, refrain } = stepsOf(all, idea, pick);
	const say = sayer(idea, events.slice(0, Math.max(0, begins)), all);
	const opener = pick("opener", FRAME.openers);
	const end = pick("last", FRAME.lasts);
	const beats = [
		...[
			{ beat: "opener", picture: opener.picture, texts: [opener], event: first, isBefore: true },
			...steps,
		].map((step) => told(step, refrain, say)),
		{ beat: "last", picture: shown(say, pictureOf(end, last), last), instead: [] },
	].map((beat, index) => ({ ...beat, beat: `${index} ${beat.beat}` }));
	const titled = inTitle(read, first);
	const pictures = lit(inShots(beats.map(({ picture }) => picture)), idea);
	// The end is nobody's to tell before it is read.
	const beginning = sentences(third === last ? [first] : [first, second]);
	const synopsis = pick("synopsis", FRAME.synopses)
		.replace("{beginning}", beginning)
		.replace("{question}", clauseOf(third === last ? second : third, "pro"))
		.replace("{line}", say(refrain.text.pro, refrain.event, "pro"));
	return {
		...NO_SHELF,
		id: OWN,
		name: idea.title,
		about: "what the family has written",
		roles: Object.fromEntries(
			idea.characters.map((_, who): [string, Role] => [roleOf(who), { who, else: "" }]),
		),
		synopsis: say(synopsis, first, "pro"),
		cover: shown(say, pictureOf(FRAME.cover, titled), titled),
		"title-page": shown(say, pictureOf(FRAME["title-page"], titled), titled),
		spreads: beats.map((beat, index) => ({ ...beat, picture: pictures[index] ?? beat.picture })),
	};
}

/** What somebody in it is said to be is they themselves: beside a gran who is the queen no other queen is drawn. */
const withoutDoubles = (event: Event, { people }: IdeaRead): Event => ({
	...event,
	things: event.things.filter((noun) => {
		const who = whoOf(noun, people);
		return who === undefined || !event.people.includes(who);
	}),
});

/** It stands on no shelf: nothing finds it, and it takes nothing but its events. */
const NO_SHELF = {
	for: { strong: [], good: [], faint: [], never: [], unless: [], always: [], wants: {} },
	takes: {},
	hears: {},
	looks: {},
};

type Level = (typeof LEVELS)[number];

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
const sentences = (events: readonly Event[], level: Level = "pro") =>
	events.map((event) => `${capital(clauseOf(event, level))}.`).join(" ");
const byLevel = <T>(of: (level: Level) => T): Readonly<Record<Level, T>> =>
	Object.fromEntries(LEVELS.map((level) => [level, of(level)])) as Record<Level, T>;

/** So much is told by a level of what was before anything happens, and of what somebody is like; and so many are bidden good night. */
const STATES: Readonly<Record<Level, number>> = { tiny: 1, starter: 1, confident: 2, whiz: 3, pro: 4 };
const TRAITS: Readonly<Record<Level, number>> = { tiny: 1, starter: 1, confident: 1, whiz: 2, pro: 3 };
const GOOD_NIGHTS: Readonly<Record<Level, number>> = { tiny: 2, starter: 3, confident: 3, whiz: 4, pro: 5 };

/** A text of the shelf's for an event, with what the family has told in it. */
type Say = (text: string, event: Event, level: Level) => string;

function sayer({ characters }: StoryIdea, states: readonly Event[], all: readonly Event[]): Say {
	const names = characters.map(({ name }) => name);
	const people = characters.map(({ personality, isMain }, who) => ({
		...{ who: `{${roleOf(who)}}`, isMain },
		traits: traitsOf(personality, names).map(plain),
	}));
	const like = ({ who, traits }: (typeof people)[number], level: Level) =>
		traits
			.slice(0, TRAITS[level])
			.map((trait) => ` ${who} ${trait}.`)
			.join("");
	const hero = people.find(({ isMain }) => isMain) ?? people[0];
	const others = people.filter((one) => one !== hero);
	const comes = (at: number, level: Level) => {
		const one = others[at];
		return one ? `${at === 0 ? "Here" : "And here"} is ${one.who}.${like(one, level)}` : "";
	};
	/** Whoever and whatever was in it, in the words of the book. */
	const named = [
		...new Set(
			all.flatMap((event) =>
				["subject", "object"].flatMap((one) => wordFor(`bare ${one}`, event, "pro") ?? []),
			),
		),
	];
	return (text, event, level) =>
		text
			.replace(/<(has|no) object: ?([^<>]*)>/gu, (_, word: string, then: string) =>
				(word === "has") === (event.object !== undefined) ? then : "",
			)
			.replace(/<(known|strange) subject: ?([^<>]*)>/gu, (_, word: string, then: string) =>
				(word === "known") === (whoIs(event.subject) !== undefined) ? then : "",
			)
			.replace(/\{([^{}]+)\}/gu, (slot, name: string) => {
				switch (name) {
					case "states":
						return sentences(states.slice(0, STATES[level]), level);
					case "traits":
						return hero ? like(hero, level).trim() : "";
					// What a telling says of their manner stands in its deed.
					case "manner":
						return hero && hero.traits.length > 0 ? like(hero, level) || "{deed}" : "{deed}";
					case "people":
						return others.map((_, at) => comes(at, level)).join(" ");
					case "good nights":
						return named
							.filter((one) => isBiddable(one))
							.slice(0, GOOD_NIGHTS[level])
							.map((one) => `Good night, ${one}.`)
							.join(" ");
					case "person 1":
					case "person 2":
					case "person 3":
						return comes(Number(name.slice(-1)) - 1, level);
					default:
						return wordFor(name, event, level) ?? slot;
				}
			});
}

/** Of what is named, what good night can be said to in passing. */
const isBiddable = (words: string) =>
	/^\p{L}+(?: \p{L}+)?$/u.test(words) && !ANYBODY.test(words) && !words.startsWith("own ");

const shown = (say: Say, picture: Declared, event: Event): Declared => ({
	...picture,
	shows: say(picture.shows, event, "pro"),
});

/** Levels whose pages have room for what leads up to an event and what comes of it beside the event itself. */
const FLUENT: readonly Level[] = ["whiz", "pro"];

/** A step as a beat of a story. */
function told(
	{ beat, picture, texts, event, lead = [], turn, isLastOf = false, isBefore = false, returns = false }: Step,
	refrain: Refrain,
	say: Say,
): Beat {
	const text = byLevel((level) => {
		const before = lead.map((one) => `${capital(clauseOf(one, level))}. `).join("");
		const pages = texts
			.filter(({ isForFluent }) => !isForFluent || FLUENT.includes(level))
			.map(({ text }) => text[level].replace("{person}", `{person ${turn}}${isLastOf ? " {states}" : ""}`))
			.map((text) => say(/\{event\}/iu.test(text) ? before + text : text, event, level));
		const line = returns ? [say(refrain.text[level], refrain.event, level)] : [];
		// Two pages: an event stands with what leads up to it where more comes behind.
		return [...pages, ...line].length < 3
			? [...pages, ...line]
			: [pages.slice(0, -1).join(" "), [...pages.slice(-1), ...line].join(" ")];
	});
	return {
		...{ beat, text, instead: [], deed: FRAME.manners, ...(turn !== undefined && { turn }) },
		picture: shown(say, pictureOf(picture, event, isBefore), event),
	};
}
type Refrain = ReturnType<typeof stepsOf>["refrain"];

const SHOTS: readonly Declared["shot"][] = ["wide", "mid", "close", "above"];

/** Never three shots alike running: the third is another. */
function inShots(pictures: readonly Declared[]): Declared[] {
	const shots: Declared["shot"][] = [];
	for (const { shot } of pictures) {
		const [last, other] = [shots.at(-1), shots.at(-2)];
		shots.push(shot === last && shot === other ? (SHOTS.find((one) => one !== last) ?? shot) : shot);
	}
	return pictures.map((picture, at) => ({ ...picture, shot: shots[at] ?? picture.shot }));
}

/** The light goes from morning to night, unless the idea or a picture says when it is. */
function lit(pictures: readonly Declared[], { title, location }: StoryIdea): Declared[] {
	const said = recognisePlace({ title, location, description: "" }).time;
	return pictures.map((picture, at) => ({
		...picture,
		time: picture.time ?? (said !== "noon" ? said : at > 9 ? "night" : at > 7 ? "dusk" : "noon"),
	}));
}
