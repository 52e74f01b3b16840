import type { ReadingLevel } from "~/shop/books/rules";
import type { Companion, Player } from "./cast";
import type { Reading } from "./read-idea";
import { capitalise, listed, numberWord, plural, possessive, wordsOf } from "./wording";

/** From a reading to the words that fill the slots of a sentence, and from a sentence with slots to prose. */

export type Slots = Record<string, string>;

/** How much is told: everything; no extras; besides, the companions in few words; besides, the main character too. */
export type Fullness = "full" | "lean" | "spare" | "brief";

const LONG_WISH: Record<ReadingLevel, number> = {
	tiny: 6,
	starter: 7,
	confident: 10,
	whiz: 13,
	pro: 13,
	custom: 7,
};

/** Fills each slot once; what a family wrote is never read for slots again. A slot nobody fills is a bug. */
export function filled(sentence: string, slots: Slots): string {
	const text = sentence.replace(/\{(\w+)\}(?=(.?))/g, (_, slot: string, next: string) => {
		const words = slots[slot];
		if (words === undefined) throw new Error(`nothing fills {${slot}} in: ${sentence}`);
		const closes = (slot === "at" || slot === "shortAt") && next === " " && hasAside(words);
		return closes ? `${words},` : words;
	});
	return startsWithName(sentence) ? text : capitalise(text);
}

/** "In space, near a very big moon": the sentence goes on after a second comma, unless the commas only part a list. */
const hasAside = (place: string) => place.includes(",") && !/,[^,]* and [^,]*$/u.test(place);

/** A name stands as the family wrote it, even first in a sentence. */
const startsWithName = (sentence: string) => /^[“‘]?\{(?:main|title|name)\}/.test(sentence);

export function slotsOf(reading: Reading, level: ReadingLevel, fullness: Fullness): Slots {
	const isBrief = fullness === "brief";
	const { cast, place, plot, thing } = reading;
	const { main, companions } = cast;
	const short = level === "tiny";
	const thingShown = short ? shortThing(thing.definite, thing.head, thing.isPlural) : thing.definite;
	const slots: Slots = {
		main: main.name,
		main_s: possessive(main.name),
		title: `‘${reading.title}’`,
		at: place.at,
		shortAt: place.shortAt,
		spot: place.setting.spot,
		path: place.setting.path,
		whereAir: fullness === "full" || fullness === "lean" ? `, where ${place.setting.air}` : "",
		sound: place.setting.sound,
		soundAgain: place.setting.sound.toLowerCase(),
		refrain: plot.refrain,
		intro: introductionOf(main),
		who: isBrief ? "" : whoOf(main),
		age: numberWord(main.age),
		adjective: main.manner?.adjective ?? "determined",
		her: main.pronouns.her,
		herObject: main.pronouns.herObject,
		they: companions.length > 0 ? "they" : main.pronouns.she,
		thing: thingShown,
		aThing: thing.indefinite,
		wanted: thing.isLost ? thing.definite : thing.indefinite,
		is: thing.isPlural ? "are" : "is",
		was: thing.isPlural ? "were" : "was",
		go: thing.isPlural ? "go" : "goes",
		newFriend: thing.isPlural ? "brand-new friends" : "a brand-new friend",
		aDetail: listed(reading.details.slice(0, short ? 1 : 2).map((detail) => detail.indefinite)),
		cue: reading.cue ?? "",
		shortCue: shortCue(reading.cue ?? ""),
	};
	slots.deed = deedAt(main, isBrief && level === "pro" ? "whiz" : level);
	slots.wish = wishOf(reading, level, slots);
	slots.also = alsoOf(reading, level) ?? "";
	return slots;
}

function shortThing(definite: string, head: string, isPlural: boolean): string {
	return wordsOf(definite).length <= 3
		? definite
		: `the ${isPlural ? plural(head) : head}`.replace(/_/g, " ");
}

function shortCue(cue: string): string {
	return [...cue.split(" ").slice(0, 3).join(" ")].slice(0, 24).join("").trim();
}

function wishOf(reading: Reading, level: ReadingLevel, slots: Slots): string {
	if (reading.goal && wordsOf(reading.goal).length <= LONG_WISH[level]) return reading.goal;
	if (reading.goal)
		return shortened(reading.goal, LONG_WISH[level]) ?? lowered(filled(reading.plot.wish, slots));
	if (reading.cue) return "find out what it meant";
	return lowered(filled(reading.plot.wish, slots));
}

/** The second wish, where it is short enough to be told at this level and the first was told too. */
export function alsoOf(reading: Reading, level: ReadingLevel): string | null {
	if (level === "tiny" || !reading.also) return null;
	return wordsOf(reading.also).length <= LONG_WISH[level]
		? reading.also
		: shortened(reading.also, LONG_WISH[level]);
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The goal up to the last preposition that still leaves room: "find a dragon in the shed" becomes "find a dragon". */
function shortened(goal: string, most: number): string | null {
	const words = goal.split(" ");
	for (let end = Math.min(most, words.length - 1); end >= 3; end--) {
		if (
			/^(?:in|on|at|with|before|after|for|from|by|near|under|inside|during|through|across|into|who|called)$/i.test(
				words[end] ?? "",
			)
		) {
			return words.slice(0, end).join(" ");
		}
	}
	return null;
}

/** "six-year-old Mia"; grown-ups keep their age to themselves. */
function introductionOf(main: Player): string {
	if (main.age >= 18) return main.name;
	if (main.age < 1) return `baby ${main.name}`;
	return `${numberWord(main.age)}-year-old ${main.name}`;
}

/** ", who loved dinosaurs," or ", who never hurried,", from the family's words alone. */
function whoOf(player: Player): string {
	if (player.loves) return `, who loved ${player.loves},`;
	return player.trait && !("isPet" in player && player.isPet) ? `, ${player.trait.who},` : "";
}

function deedAt(player: Player, level: ReadingLevel): string {
	const { tiny, short, long } = player.deed;
	const words = level === "tiny" ? tiny : level === "pro" ? long : short;
	return words
		.replaceAll("{name}", () => player.name)
		.replaceAll("{her}", player.pronouns.her)
		.replaceAll("{she}", player.pronouns.she)
		.replaceAll("{herself}", player.pronouns.herself);
}

/** What the companions do, at each level's pace: one short sentence each, or all of them in a long one. */
export function companionSentences(
	companions: readonly Companion[],
	level: ReadingLevel,
	fullness: Fullness,
): string[] {
	const isPlain = fullness === "spare" || fullness === "brief";
	const who = (companion: Companion) => (isPlain ? "" : whoOf(companion));
	const does = (companion: Companion) =>
		`${companion.introduction}${who(companion)} ${deedAt(companion, "whiz")}`;
	const [first, ...others] = companions;
	if (!first) return [];
	switch (level) {
		case "tiny":
			return companions.flatMap((companion) => [companion.plainly, deedAt(companion, "tiny")]);
		case "custom":
			return companions.flatMap((companion) => [
				opened(`${companion.introduction} came too.`),
				`${companion.name} ${deedAt(companion, "whiz")}.`,
			]);
		case "starter":
			return companions.flatMap((companion) => [
				opened(`${companion.introduction} ${deedAt(companion, "whiz")}.`),
				...(companion.loves && fullness === "full" ? [`${companion.name} loved ${companion.loves}.`] : []),
			]);
		case "confident":
			return companions.map((companion) => opened(`${does(companion)}.`));
		default: {
			const rich = level === "pro" && !isPlain;
			const lead = rich ? `${first.introduction}${who(first)} ${deedAt(first, "pro")}` : does(first);
			return [
				opened(`${lead}.`),
				...(others.length > 0 ? [`Meanwhile, ${others.map(does).join(", and ")}.`] : []),
			];
		}
	}
}

/** "Her grandad Joe" opens a sentence with a capital; a name that stands alone keeps the family's spelling. */
const opened = (text: string) => (/^(?:her|his|their) /.test(text) ? capitalise(text) : text);
