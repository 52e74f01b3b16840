import type { ReadingLevel } from "~/shop/books/rules";
import type { Companion, Player } from "./cast";
import { REFRAINS } from "./frames";
import type { Reading } from "./read-idea";
import { capitalise, numberWord, possessive, wordsOf } from "./wording";

/** From a reading to the words that fill the slots of a sentence, and from a sentence with slots to prose. */

export type Slots = Record<string, string>;

/** How much is told: everything; no extras; besides, the companions in few words; besides, the main character too. */
export type Fullness = "full" | "lean" | "spare" | "brief";

/** Words of a wish that a sentence of this level carries; a longer one is quoted like any other idea. */
const LONG_WISH: Record<ReadingLevel, number> = {
	tiny: 6,
	starter: 7,
	confident: 10,
	whiz: 13,
	pro: 13,
	custom: 7,
};

/** The wish where it fits this level, otherwise null. */
export function wishAt({ wish }: Reading, level: ReadingLevel): string | null {
	return wish !== null && wordsOf(wish).length <= LONG_WISH[level] ? wish : null;
}

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
	const { cast, place } = reading;
	const { main, companions } = cast;
	return {
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
		refrain: reading.chance.pick("refrain", REFRAINS),
		intro: introductionOf(main),
		who: isBrief ? "" : whoOf(main),
		age: numberWord(main.age),
		adjective: main.manner?.adjective ?? "determined",
		her: main.pronouns.her,
		they: companions.length > 0 ? "they" : main.pronouns.she,
		wish: wishAt(reading, level) ?? "",
		idea: quoted(reading.idea),
		deed: deedAt(main, isBrief && level === "pro" ? "whiz" : level),
	};
}

/**
 * The family's words, unchanged, in quotation marks that they don't use themselves, with a full stop after them where they
 * end in none of their own.
 */
export function quoted(words: string): string {
	const [open, close] = /["“”]/u.test(words) ? "‘’" : "“”";
	const isEnded = /[.!?…。！？؟।]["'’”)\]]*$/u.test(words);
	return `${open}${words}${close}${isEnded ? "" : "."}`;
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
