import { z } from "zod";
import { isUnsuitable } from "~/shop/books/moderation";
import type { StoryIdea } from "~/studio/story/idea";
import { MOST_LETTERS } from "~/studio/story/levels";
import { OUTFITS } from "~/studio/story/outfits";
import { SETTINGS } from "~/studio/story/places/list";
import { EXPRESSIONS, MOODS, POSES, PROPS, SHOTS, TIMES, WEATHERS } from "~/studio/story/vocabulary";
import { curlyQuotes } from "~/studio/writer/cleaning";
import { LEVEL_RULES, levelOf } from "~/studio/writer/levels";
import { thingsIn } from "~/studio/writer/things-told";
import { wordsOf } from "~/studio/writer/wording";
import { namedIn, placeholderOf, withNames, withPlainNames } from "./placeholders";
import {
	ASKED,
	type BookPart,
	type Fault,
	LAST,
	LOW_POINT,
	MOST_SILENT,
	NOTHING,
	PAYOFF,
	SYNOPSIS_WORDS,
	USUAL,
} from "./prompt";
import { faultsOfReading } from "./vendor-reading";

/** A vendor's answer, believed only as far as it can be checked. It still has placeholders instead of names. */

const picture = z.object({
	shows: z.string().trim().max(2000),
	shot: z.enum(SHOTS),
	setting: z.enum(SETTINGS),
	time: z.enum(TIMES),
	weather: z.enum(WEATHERS),
	mood: z.enum(MOODS),
	outfit: z.enum([USUAL, ...OUTFITS]).default(USUAL),
	figures: z
		.array(
			z.object({
				who: z.string(),
				pose: z.enum(POSES),
				expression: z.enum(EXPRESSIONS),
				holds: z.enum([NOTHING, ...PROPS]),
			}),
		)
		.max(20),
	props: z.array(z.enum(PROPS)).max(20),
});
/** Straight quotation marks become those of a printed book before names come in, which may have one of their own. */
export const words = z
	.array(
		z
			.string()
			.max(3000)
			.transform((text) => curlyQuotes(text.trim())),
	)
	.max(4);
const spread = z.object({ words, picture });

const parts = z.object({
	synopsis: z
		.string()
		.max(4000)
		.transform((text) => curlyQuotes(text.trim().replace(/\s*\n\s*\n\s*/gu, "\n\n"))),
	cover: picture,
	wardrobe: z.array(
		z.object({ who: z.string(), wears: z.string().trim().max(400), outfit: z.enum(OUTFITS) }),
	),
	things: z.array(z.object({ name: z.string().trim().max(100), looks: z.string().trim().max(400) })),
});

/** Its last entry is a picture alone, whatever comes with it. */
export const answer = parts.extend({
	spreads: z
		.array(spread)
		.length(ASKED.length)
		.transform((all) => all.map((one, index) => (index === LAST ? { ...one, words: [""] } : one))),
});
export type Answer = z.infer<typeof answer>;
export type AnsweredSpread = Answer["spreads"][number];
export type AnsweredPicture = AnsweredSpread["picture"];

/** What mends an answer. */
const mending = parts.partial().extend({ spreads: z.array(spread.extend({ entry: z.number() })) });

/** An answer with what of it was mended; what wasn't asked for again stays as it is. null where the mending is none. */
export function mended(before: Answer, sent: unknown, faults: readonly Fault[]): Answer | null {
	const { data } = mending.safeParse(sent);
	if (!data) return null;
	const { spreads, ...told } = data;
	const asked = new Set(faults.map((fault) => ("part" in fault ? fault.part : fault.entry)));
	const kept = Object.entries(told).filter(([part]) => asked.has(part as BookPart));
	const merged = before.spreads.map((one, index) =>
		asked.has(index) ? (spreads.find(({ entry }) => entry === index + 1) ?? one) : one,
	);
	return answer.safeParse({ ...before, ...Object.fromEntries(kept), spreads: merged }).data ?? null;
}

/** All that is wrong with an answer; empty when it holds. */
export function faultsOf(answered: Answer, idea: StoryIdea, isMended = false): Fault[] {
	return [
		...answered.spreads.flatMap(({ words, picture }, entry) =>
			[...faultsOfWords(entry, words, idea), ...faultsOfPicture(picture, idea)].map((what) => ({
				entry,
				what,
			})),
		),
		...faultsOfPages(answered, idea),
		...faultsOfReading(answered.spreads, idea, isMended),
		...faultsOfBook(answered, idea),
	];
}

/** Ours in any spelling, and the brackets in which slots are usually left open. */
const SLOT_LEFT = /NAME_|\{\{?\w+\}|\[[A-Z_ ]+\]|\p{Cc}(?<!\n)|https?:/u;
const LONGEST_SHOWN = 700;

/** What is wrong with the words of one entry, apart from how they read. */
export function faultsOfWords(entry: number, words: readonly string[], idea: StoryIdea): string[] {
	const level = levelOf(idea);
	const { page } = LEVEL_RULES[level];
	const [pages = 1] = ASKED[entry] ?? [];
	const isSilent = words.every((text) => text === "");
	const lengths = words.map((text) => wordsOf(text).length);
	const printed = words.map((text) => printedWords(text, idea).length);
	return [
		...(words.length > 0 && words.length <= pages
			? []
			: [`it has ${words.length} texts, and must have ${pages === 1 ? "one" : "one or two"}`]),
		...(isSilent && entry !== LOW_POINT && entry !== LAST ? ["its words must not be empty"] : []),
		...(Math.max(0, ...lengths) > page.most
			? [`a page of ${Math.max(...lengths)} words, and no page may have more than ${page.most}`]
			: []),
		...(Math.max(0, ...printed) > MOST_LETTERS[level]
			? [`a page of ${Math.max(...printed)} letters, and no page may have more than ${MOST_LETTERS[level]}`]
			: []),
		...(words.some((text) => SLOT_LEFT.test(withPlainNames(text, idea)))
			? ["its words have a placeholder that stands for nobody"]
			: []),
		...(words.some(isUnsuitable) ? ["its words aren't fit for a child"] : []),
	];
}

/** A page as it is printed: with its names, which are said in full once, or not at all, where there is no room for them. */
export function printedWords(text: string, idea: StoryIdea): string {
	const tries = [Number.POSITIVE_INFINITY, 1, 0].map((times) => withNames(text, idea, times));
	return tries.find((one) => one.length <= MOST_LETTERS[levelOf(idea)]) ?? tries[2] ?? "";
}

/** What is wrong with what a picture shows: it tells of just those who are in it, leaves no slot open, and a child may see it. */
function faultsOfPicture({ shows, figures }: AnsweredPicture, idea: StoryIdea): string[] {
	const told = namedIn(shows);
	const drawn = new Set(figures.map(({ who }) => who));
	const untold = [...drawn].filter((who) => !told.has(who));
	const undrawn = [...told].filter((who) => !drawn.has(who));
	return [
		...(shows.length >= 20 && shows.length <= LONGEST_SHOWN
			? []
			: ["shows must have one to three sentences"]),
		...untold.map((who) => `${who} is among the figures, and shows doesn't say what they do`),
		...undrawn.map((who) => `shows tells of ${who}, who isn't among the figures`),
		...(SLOT_LEFT.test(withPlainNames(shows, idea))
			? ["shows has a placeholder that stands for nobody"]
			: []),
		...(isUnsuitable(shows) ? ["shows isn't fit for a child"] : []),
	];
}

/** What is wrong with the pages together. */
function faultsOfPages({ spreads }: Answer, idea: StoryIdea): Fault[] {
	const { book, page } = LEVEL_RULES[levelOf(idea)];
	const told = spreads.map(({ words }) => words.filter((text) => text !== ""));
	const lengths = told.map((words) => wordsOf(words.join(" ")).length);
	const count = lengths.reduce((sum, length) => sum + length, 0);
	const isShort = count < book[0] * 0.7;
	const isLong = count > book[1] * 1.2;
	const mean = (entry: number) => (lengths[entry] ?? 0) / Math.max(1, told[entry]?.length ?? 0);
	const unfit = told.flatMap((words, entry) => {
		if (words.length === 0) return [];
		if (isShort && mean(entry) < page.mean[0])
			return [{ entry, what: `too short: the book has ${count} words, and needs ${book[0]}` }];
		if (isLong && mean(entry) > page.mean[1])
			return [{ entry, what: `too long: the book has ${count} words, and may have ${book[1]}` }];
		return [];
	});
	const silent = told.flatMap((words, entry) =>
		Array(Math.max(0, (ASKED[entry]?.[0] ?? 1) - words.length)).fill(entry),
	);
	// The last picture and the low point may be silent before all others.
	const over = silent
		.filter((entry) => entry !== LAST && entry !== LOW_POINT)
		.reverse()
		.slice(0, Math.max(0, silent.length - MOST_SILENT));
	return [
		...unfit,
		...over.map((entry) => ({
			entry,
			what: "too many pages of the book are without words: it must have two texts",
		})),
		...missing(told.flat().join(" "), idea).map((name) => ({
			entry: PAYOFF,
			what: `no page names ${name}: it must`,
		})),
	];
}

/** What is wrong with what it says of the book as a whole. */
function faultsOfBook({ synopsis, cover, wardrobe, things, spreads }: Answer, idea: StoryIdea): Fault[] {
	const shown = [cover, ...spreads.map(({ picture }) => picture)].map(({ shows }) => shows).join(" ");
	const count = wordsOf(synopsis).length;
	const [least, most] = SYNOPSIS_WORDS;
	const dressed = new Set(wardrobe.map(({ who }) => who));
	const isUnfit = (text: string) => SLOT_LEFT.test(text) || isUnsuitable(text);
	const unfit = ["no placeholders, and nothing unfit for a child"];
	const of = (part: BookPart, whats: readonly string[]) => whats.map((what): Fault => ({ part, what }));
	return [
		...of("synopsis", [
			...(count >= least && count <= most ? [] : [`it has ${count} words, not ${least} to ${most}`]),
			...missing(synopsis, idea).map((name) => `it doesn't tell of ${name}`),
			...(SLOT_LEFT.test(withPlainNames(synopsis, idea))
				? ["it has a placeholder that stands for nobody"]
				: []),
			...(isUnsuitable(synopsis) ? ["it isn't fit for a child"] : []),
		]),
		...of("cover", [
			...faultsOfPicture(cover, idea),
			...missing(cover.shows, idea).map((name) => `shows doesn't tell of ${name}`),
		]),
		...of("wardrobe", [
			...idea.characters
				.map((_, index) => placeholderOf(index))
				.filter((who) => !dressed.has(who))
				.map((who) => `it says nothing of ${who}`),
			...(wardrobe.some(({ wears }) => isUnfit(wears)) ? unfit : []),
		]),
		...of("things", [
			...(things.some(({ name, looks }) => isUnfit(`${name}: ${looks}`)) ? unfit : []),
			...things
				.filter(({ name }) => thingsIn([name], shown).length === 0)
				.map(({ name }) => `no picture tells of ${name}: leave it out, or name it by a word of theirs`),
		]),
	];
}

function missing(text: string, idea: StoryIdea): string[] {
	const named = namedIn(text);
	return idea.characters.map((_, index) => placeholderOf(index)).filter((name) => !named.has(name));
}
