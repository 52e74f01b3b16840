import type { StoryIdea } from "~/studio/story/idea";
import { recognisePlace } from "~/studio/story/recognise-place";
import { LEVELS } from "../shelf/levels";
import type { Beat, Declared, Role, Story } from "../shelf/story";
import { FRAME } from "../shelf/tellings";
import { chanceOf } from "./chance";
import { inTitle, pictureOf } from "./event-pictures";
import { type Step, stepsOf } from "./event-steps";
import { clauseOf, roleOf, whoIs, wordFor } from "./event-words";
import type { Event } from "./events/event";
import { LEVEL_RULES } from "./levels";
import type { IdeaRead } from "./words";

/** The family's own events as a story: told in their order, each with what the shelf has for its kind. */

/** Its id in the scripts of books. */
export const OWN = "the-familys-own";

/** What a telling's text may ask for beside its event. */
type Around = {
	/** How things are before anything happens; what is so later is told in its place. */
	states: readonly Event[];
	/** What has happened until now, this too. */
	soFar: readonly Event[];
	all: readonly Event[];
};

/** Takes an idea and its events, of which three at least happen; the same ones and the same seed always give the same story. */
export function tellEvents(idea: StoryIdea, read: IdeaRead, events: readonly Event[], seed: string): Story {
	const chance = chanceOf(`${seed} ${idea.title} ${idea.description}`);
	const begins = events.findIndex(({ isState }) => !isState);
	const states = events.slice(0, Math.max(0, begins));
	const all = events.slice(Math.max(0, begins));
	const [first, last] = [all[0], all.at(-1)];
	if (!first || !last) throw new Error("nothing happens");
	const pick = <T>(what: string, options: readonly T[]) => chance.pick(what, options);
	const { steps, refrain } = stepsOf(all, idea, pick);
	const around = (soFar: readonly Event[]): Around => ({ states, soFar, all });
	const opener = { beat: pick("opener", FRAME.openers), event: first, soFar: [] as readonly Event[] };
	const end = pick("last", FRAME.lasts);
	const beats = [
		told(opener, around([])),
		...steps.map((step) => withRefrain(told(step, around(step.soFar)), step, refrain)),
		{ beat: "last", picture: shown(pictureOf(end, first), first, around(all)), instead: [] },
	].map((beat, index) => ({ ...beat, beat: `${index} ${beat.beat}` }));
	const titled = inTitle(read, first);
	const pictures = lit(inShots(beats.map(({ picture }) => picture)), idea);
	const synopsis = FRAME.synopsis.replace(/\{(\w+)\}/gu, (slot, name: string) =>
		name === "states" || name === "events" ? sentences(name === "states" ? states : all) : slot,
	);
	return {
		...NO_SHELF,
		id: OWN,
		name: idea.title,
		about: "what the family has written",
		roles: Object.fromEntries(
			idea.characters.map((_, who): [string, Role] => [roleOf(who), { who, else: "" }]),
		),
		synopsis,
		cover: shown(pictureOf(FRAME.cover, titled), titled, around(all)),
		"title-page": shown(pictureOf(FRAME["title-page"], titled), titled, around(all)),
		spreads: beats.map((beat, index) => ({ ...beat, picture: pictures[index] ?? beat.picture })),
	};
}

/** It stands on no shelf: nothing finds it, and it takes nothing but its events. */
const NO_SHELF = {
	for: { strong: [], good: [], faint: [], never: [], unless: [], always: [], wants: {} },
	takes: {},
	hears: {},
	looks: {},
};

type Level = (typeof LEVELS)[number];

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
const sentences = (events: readonly Event[]) =>
	events.map((event) => `${capital(clauseOf(event, "pro"))}.`).join(" ");

/** So much of what was is told by a level: how many states, and how many events of a day. */
const STATES: Readonly<Record<Level, number>> = { tiny: 1, starter: 1, confident: 2, whiz: 3, pro: 4 };
const RECALLED: Readonly<Record<Level, number>> = { tiny: 2, starter: 3, confident: 3, whiz: 5, pro: 6 };

/** "First the coat walks off. Then Mia chases it.": as many as the level has room for, the first and the last among them. */
function recalled(events: readonly Event[], level: Level): string {
	const most = RECALLED[level];
	const few = events.length <= most ? events : [...events.slice(0, 1), ...events.slice(1 - most)];
	return few
		.map((event, at) => {
			const said = clauseOf(event, level === "pro" ? "pro" : "tiny");
			return `${at === 0 ? "First" : at === few.length - 1 && at > 1 ? "And then" : "Then"} ${said}.`;
		})
		.join(" ");
}

/** A telling's text of its event, as a story's text. */
function wordsOf(text: string, event: Event, { states, soFar, all }: Around, level: Level): string {
	const [first = event] = all;
	return text
		.replace(/<(has|no) object: ?([^<>]*)>/gu, (_, word: string, then: string) =>
			(word === "has") === (event.object !== undefined) ? then : "",
		)
		.replace(/<(known|strange) subject: ?([^<>]*)>/gu, (_, word: string, then: string) =>
			(word === "known") === (whoIs(event.subject) !== undefined) ? then : "",
		)
		.replace(/\{([^{}]+)\}/gu, (slot, name: string) => {
			switch (name) {
				case "states":
					return states
						.slice(0, STATES[level])
						.map((state) => `${capital(clauseOf(state, level))}.`)
						.join(" ");
				case "so far":
					return recalled(soFar, level);
				case "all of it":
					return recalled(all, level);
				case "first":
					return clauseOf(first, level);
				default:
					return wordFor(name, event, level) ?? slot;
			}
		});
}

const shown = (picture: Declared, event: Event, around: Around): Declared => ({
	...picture,
	shows: wordsOf(picture.shows, event, around, "pro"),
});

/** A step as a beat of a story. */
function told(
	{ beat, event, turn, lead = [] }: Pick<Step, "beat" | "event" | "turn" | "lead">,
	around: Around,
): Beat {
	const say = (text: string, level: Level) => wordsOf(text, event, around, level);
	const lines = <Lines extends Readonly<Record<string, Readonly<Record<Level, string>>>>>(all: Lines) =>
		Object.fromEntries(
			Object.entries(all).map(([key, line]) => [
				key,
				Object.fromEntries(LEVELS.map((level) => [level, say(line[level], level)])),
			]),
		) as unknown as Lines;
	const pages = (level: Level) => {
		const [first = "", ...more] = beat.text?.[level] ?? [];
		const before = lead.map((one) => `${capital(clauseOf(one, level))}. `).join("");
		return [before + say(first, level), ...more.map((page) => say(page, level))];
	};
	return {
		...beat,
		...(turn === undefined ? {} : { turn }),
		text: Object.fromEntries(LEVELS.map((level) => [level, pages(level)])) as unknown as NonNullable<
			Beat["text"]
		>,
		...(beat.with && { with: lines(beat.with as never) }),
		...(beat.deed && { deed: lines(beat.deed) }),
		picture: shown(pictureOf(beat.picture, event, around.soFar.length === 0), event, around),
	};
}

/** Levels at which the refrain has a page of its own where one is free, and at which it returns once less. */
const ALONE: readonly Level[] = ["tiny", "starter"];

/** The refrain behind what a spread tells, said of the event that it belongs to; not where a page would be too full of it. */
function withRefrain(beat: Beat, { returns = 0, isTurned }: Step, { telling, event }: Refrain): Beat {
	const line = isTurned ? telling.turned : returns > 0 ? telling.refrain : undefined;
	const { text } = beat;
	if (!line || !text) return beat;
	const around = { states: [], soFar: [], all: [event] };
	const pages = (level: Level): readonly string[] => {
		const said = wordsOf(line[level], event, around, level);
		const told = text[level];
		if (level === "tiny" && returns === MIDDLE) return told;
		if (told.length === 1 && ALONE.includes(level)) return [...told, said];
		const last = `${told.at(-1) ?? ""} ${said}`;
		const isRoom = isTurned || countedIn(last) <= LEVEL_RULES[level].page.most - ROOM[level];
		return isRoom ? [...told.slice(0, -1), last] : told;
	};
	return {
		...beat,
		text: Object.fromEntries(LEVELS.map((level) => [level, pages(level)])) as unknown as typeof text,
	};
}
/** Of its returns, the one that the youngest do without. */
const MIDDLE = 2;
/** Words that names and a companion's line may still bring. */
const ROOM: Readonly<Record<Level, number>> = { tiny: 2, starter: 3, confident: 6, whiz: 8, pro: 8 };
const countedIn = (text: string) => text.replace(/\[([^|\]]*)\|[^\]]*\]/gu, "$1").split(/\s+/u).length;
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
