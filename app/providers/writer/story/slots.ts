import type { ReadingLevel } from "~/shop/books/rules";
import type { Cast, Companion, Player, Pronouns } from "./cast";
import { whenInPast } from "./clauses";
import type { Told } from "./plots/plot";
import type { Reading } from "./read-idea";
import { BOOK_REFRAINS } from "./refrains";
import { type Happenings, NOTHING } from "./retold";
import { stirAt } from "./stirs";
import { finite } from "./verbs";
import { WHICH_ONE } from "./wish";
import { capitalise, listed, numberWord, possessive, withArticle, wordsOf } from "./wording";

/** From a reading to the words that fill the slots of a line, and from a line with slots to prose. */

export type Slots = Record<string, string>;

/** Words of a wish that a sentence of this level carries; of a longer one the rest is a sentence of its own. */
const LONG_WISH: Record<ReadingLevel, number> = {
	tiny: 6,
	starter: 8,
	confident: 10,
	whiz: 13,
	pro: 13,
	custom: 8,
};

/** Most words of a sentence of what happened, as the family told of it. */
const LONG_HAPPENING: Record<ReadingLevel, number> = {
	tiny: 12,
	starter: 16,
	confident: 24,
	whiz: 30,
	pro: 36,
	custom: 16,
};

/** What is wanted in the words of its first sentence, and the rest of it in sentences after that one. */
export type Wished = Happenings & { wish: string; rest: string };

/** The idea as this level tells of it; null where its sentences can't carry it: then it is quoted. */
export function retoldAt(
	{ retold, cast, apart }: Pick<Reading, "retold" | "cast" | "apart">,
	level: ReadingLevel,
): Wished | null {
	if (retold === null) return null;
	const whole = level === "tiny" ? retold.wish : whenInPast(retold.wish);
	const wish = shortened(whole, LONG_WISH[level]);
	const { past, plainly, present } = retold;
	const happenings = level === "tiny" ? present : LONG_HAPPENING[level] > 16 ? past : plainly;
	const parts = wish === null ? [] : partsOf(whole.slice(wish.length));
	const more = parts.map((part) => saidOf(part, cast.main.pronouns, level)).join(" ");
	const rest = `${more} ${happenings.reason}`.trim();
	const done = parts.flatMap((part) => doneOf(part, cast.main.name, level));
	const met =
		apart === null
			? ""
			: level === "tiny"
				? `Here is ${apart.name}!`
				: `And there was ${apart.name} at last!`;
	const after = [...done, happenings.after, met].join(" ").trim();
	const longest = Math.max(
		...[rest, after, ...Object.values(happenings)]
			.flatMap((text) => text.split(/[.!?] /u))
			.map((text) => wordsOf(text).length),
	);
	return wish === null || longest > LONG_HAPPENING[level] ? null : { ...happenings, wish, rest, after };
}

export const NO_WISH: Wished = { ...NOTHING, wish: "", rest: "" };

/** The wish where it fits this level, otherwise null. */
export function wishAt(reading: Reading, level: ReadingLevel): string | null {
	return retoldAt(reading, level)?.wish ?? null;
}

/** What a wish says beyond its first words: nothing that a family wrote is left out. */
function partsOf(rest: string): string[] {
	const parts: string[] = [];
	for (const part of rest.trim().split(/ (?=and )/u))
		if (parts.length === 0 || isDeed(part.slice(4))) parts.push(part);
		else parts.push(`${parts.pop()} ${part}`);
	return parts.filter((part) => part !== "");
}

const withoutAnd = (part: string) => part.replace(/^and(?: then)? /u, "");
const isNextDeed = (part: string) => withoutAnd(part) !== part && isDeed(withoutAnd(part));

function saidOf(part: string, { she, plural }: Pronouns, level: ReadingLevel): string {
	const isNow = level === "tiny";
	const does = plural ? "do" : "does";
	const wants = isNow ? (plural ? "want" : "wants") : "wanted";
	const more = withoutAnd(part);
	// "Take the duckling back to the pond".
	if (/^to (?:the|an?|his|her|their) /u.test(part)) return `All the way ${part}!`;
	if (/^with (?:his|her|their) /u.test(more))
		return `${capitalise(she)} ${isNow ? does : "wanted to do"} it ${more}.`;
	if (isNextDeed(part)) return `Then ${she} ${wants} to ${more}.`;
	if (more !== part) return `And then there ${isNow ? "is" : "was"} ${more}!`;
	if (/^with [\p{L} ’-]*$/u.test(more))
		return isNow ? `${capitalise(more)}!` : `${capitalise(more)}, of course.`;
	if (/^to /u.test(part)) return `${capitalise(she)} ${wants} ${part}.`;
	return `It ${isNow ? "has" : "had"} to be ${more.replace(/^that /u, "the one that ")}.`;
}

/** What was wanted next happens next. */
function doneOf(part: string, main: string, level: ReadingLevel): string[] {
	if (!isNextDeed(part)) return [];
	const [first = "", ...what] = withoutAnd(part).split(" ");
	const { verb } = finite(first) ?? {};
	return verb ? [`Then ${main} ${[level === "tiny" ? verb.third : verb.past, ...what].join(" ")}.`] : [];
}

const isDeed = (text: string) => {
	const [first = ""] = text.split(" ");
	return finite(first)?.verb?.base === first;
};

/** "Go to Lapland to meet Father Christmas": what it is for; not where somebody is told, taught or helped to do it. */
const PURPOSE =
	/^((?!.*(?:teach|help|ask|tell|get|let|make|learn|need|try|way|place|chance|how) )[\p{L}’-]+ [^,]*?) to (?:be|(?!(?:the|an?|his|her|their|its|bed|school) )\p{Ll}+) /u;

/** Without what is only said of when, where and with whom, or comes next, where that makes it short enough. */
function shortened(wish: string, most: number): string | null {
	if (wordsOf(wish).length <= most) return wish;
	const least = wish.split(" ").slice(0, 3).join(" ").length;
	const ends = [
		...wish.matchAll(
			/ (?:(?<=^(?:take|bring|carry|return) .+ )to(?= (?:the|an?|his|her|their) )|(?<!(?:look|looking|search|hunt|ask|wait|wish|care|chance|room|help) )for|before|after|until|with|in|at|on|during|from|near|without|over|across|through|along|round|and|all the way) /gu,
		),
	];
	const purpose = PURPOSE.exec(wish)?.[1]?.length ?? wish.length;
	// What says which one belongs together, and so does what it is for, and how big it is.
	const which = WHICH_ONE.exec(wish)?.[0].trimEnd().length ?? wish.length;
	const size = wish.search(/ so \p{L}+ that /u);
	const whole = Math.min(which, purpose, size < 0 ? wish.length : size);
	const fitting = [...ends.map(({ index }) => index), whole]
		.sort((a, b) => a - b)
		.filter((at) => at <= whole)
		.filter((at) => at >= least && wordsOf(wish.slice(0, at)).length <= most);
	// A deed is told whole, and the next one after it.
	const end = fitting.filter((at) => isNextDeed(wish.slice(at + 1))).at(-1) ?? fitting.at(-1);
	return end === undefined ? null : wish.slice(0, end);
}

/** Fills each slot once; what a family wrote is never read for slots again. A slot nobody fills is a bug. */
export function filled(line: string, slots: Slots): string {
	const text = line.replace(/\{(\w+)\}(?=(.?))/g, (_, slot: string, next: string) => {
		const words = slots[slot];
		if (words === undefined) throw new Error(`nothing fills {${slot}} in: ${line}`);
		const closes = (slot === "at" || slot === "shortAt") && next === " " && hasAside(words);
		return closes ? `${words},` : words;
	});
	return text.replace(/ {2,}/g, " ").trim();
}

/** A line of the synopsis: with a capital, unless it begins with what the family wrote. */
export function sentence(line: string, slots: Slots): string {
	const text = filled(line, slots);
	return /^[“‘]?\{(?:main|title|name)\}/.test(line) ? text : capitalise(text);
}

/** "In space, near a very big moon": the sentence goes on after a second comma, unless the commas only part a list. */
const hasAside = (place: string) => place.includes(",") && !/,[^,]* and [^,]*$/u.test(place);

export function slotsOf(reading: Reading, told: Told, thing: string): Slots {
	const { cast, place, atNight } = reading;
	const { main, companions } = cast;
	const { she, her, herself, them } = main.pronouns;
	const stir = stirAt(place.id);
	const they = companions.length > 0 ? "they" : she;
	const evening = atNight ? "just before sunrise" : "that evening";
	const trait = main.trait;
	return {
		main: main.name,
		main_s: possessive(main.name),
		everyone: listed([main.name, ...companions.map(({ name }) => name)]),
		// Whoever looks on; somebody alone in the story isn’t told to clap for what they did themselves.
		...crowdOf(cast),
		others: listed(companions.map(({ name }) => name)),
		she,
		She: capitalise(she),
		her,
		Her: capitalise(her),
		them,
		herself,
		was: main.pronouns.plural ? "were" : "was",
		they,
		They: capitalise(they),
		at: place.at,
		shortAt: place.shortAt,
		spot: place.words.spot,
		path: place.words.path,
		air: place.words.air,
		sound: place.words.sound,
		soundAgain: place.words.sound.toLowerCase(),
		stir: stir.stir,
		gloom: stir.gloom,
		gloomTiny: stir.gloomTiny,
		passer: stir.passer,
		crawler: withArticle(stir.crawler),
		crawlerNoun: stir.crawler,
		day: atNight ? "night" : "day",
		Evening: capitalise(evening),
		thing,
		intro: introductionOf(main),
		who: whoOf(main),
		plant: trait ? `${capitalise(she)} ${main.pronouns.plural ? "were" : "was"} ${trait.adjective}.` : "",
		plantWhiz: trait ? `${main.name} was somebody ${trait.who}.` : "",
		...(retoldAt(reading, told) ?? NO_WISH),
		story: quoted(reading.idea),
		deed: deedAt(main, told === "tiny" ? "tiny" : told === "pro" ? "long" : "short"),
		shown: shownAt(reading, told),
		company: "",
		...Object.fromEntries(
			reading.chance
				.pickUntold("along", BOOK_REFRAINS, (lines) => lines)
				.map((line, turn) => [`refrain${turn}`, line]),
		),
	};
}

function crowdOf({ main, companions }: Cast): { crowd: string; Crowd: string } {
	const names = listed([main, ...companions].map(({ name }) => name));
	return companions.length > 0 ? { crowd: names, Crowd: names } : { crowd: "everybody", Crowd: "Everybody" };
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

const SHOWN: Readonly<Record<Told, string>> = {
	tiny: "Look, {named}!",
	starter: "It had {named} in it.",
	confident: "It had {named} in it, as plain as day.",
	whiz: "It had {named} in it, so real that you could hear the breathing.",
	pro: "It had {named} in it, so lifelike that you would have moved your chair.",
};

/** What the idea plainly names is seen when its story is told. */
function shownAt({ named }: Reading, told: Told): string {
	return named === null ? "" : SHOWN[told].replace("{named}", named);
}

/** "six-year-old Mia"; grown-ups keep their age to themselves. */
function introductionOf(main: Player): string {
	if (main.age >= 18) return main.name;
	if (main.age < 1) return `baby ${main.name}`;
	return `${numberWord(main.age)}-year-old ${main.name}`;
}

/** ", who loved dinosaurs," or ", who never hurried,", from the family's words alone. */
export function whoOf(player: Player): string {
	if (player.loves) return `, who loved ${player.loves},`;
	return player.trait && !("isPet" in player && player.isPet) ? `, ${player.trait.who},` : "";
}

export function deedAt(player: Player, length: "tiny" | "short" | "long"): string {
	return player.deed[length]
		.replaceAll("{name}", () => player.name)
		.replaceAll("{her}", player.pronouns.her)
		.replaceAll("{she}", player.pronouns.she)
		.replaceAll("{herself}", player.pronouns.herself);
}

/** How a companion comes into the story: who this is to the main character, and what such a person does. */
export function arrival(companion: Companion, told: Told): string {
	if (told === "tiny") return `${companion.plainly} ${deedAt(companion, "tiny")}`;
	const who = told === "whiz" || told === "pro" ? whoOf(companion) : "";
	return opened(`${companion.introduction}${who} ${deedAt(companion, "short")}.`);
}

/** "Her grandad Joe" opens a sentence with a capital; a name that stands alone keeps the family's spelling. */
export const opened = (text: string) => (/^(?:her|his|their|baby) /.test(text) ? capitalise(text) : text);
