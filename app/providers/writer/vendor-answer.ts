import { z } from "zod";
import { SETTINGS } from "~/story/places/list";
import { EXPRESSIONS, MOODS, POSES, PROPS, TIMES, WEATHERS } from "~/story/vocabulary";
import type { StoryIdea } from "./port";
import { ASKED, NOTHING } from "./prompt";
import { LEVEL_RULES, levelOf } from "./story/levels";
import { wordsOf } from "./story/wording";

/** A vendor's answer, believed only as far as it can be checked. It still has placeholders instead of names. */

const WHO = /^NAME_[1-4]$/u;

const spread = z.object({
	words: z.array(z.string().max(2000)).min(1).max(2),
	gist: z.string().max(500),
	setting: z.enum(SETTINGS),
	time: z.enum(TIMES),
	weather: z.enum(WEATHERS),
	mood: z.enum(MOODS),
	figures: z
		.array(
			z.object({
				who: z.string().regex(WHO),
				pose: z.enum(POSES),
				expression: z.enum(EXPRESSIONS),
				holds: z.enum([NOTHING, ...PROPS]),
			}),
		)
		.max(8),
	props: z.array(z.enum(PROPS)).max(8),
});

export const answer = z.object({
	imagePrompt: z.string().min(20).max(800),
	spreads: z.array(spread).length(ASKED.length),
});
export type Answer = z.infer<typeof answer>;
export type AnsweredSpread = Answer["spreads"][number];

/** Ours in any spelling, and the brackets in which slots are usually left open. */
const SLOT_LEFT = /NAME_|\{\{?\w+\}|\[[A-Z_ ]+\]|\p{Cc}(?<!\n)|https?:/u;

/** A vendor's text without the placeholders of this cast: what is left of one stands for nobody. */
export const withoutKnown = (text: string, { characters }: StoryIdea) =>
	text.replace(/NAME_(\d+)/gu, (placeholder, number: string) =>
		Number(number) >= 1 && Number(number) <= characters.length ? "Mia" : placeholder,
	);

/** What is wrong with the words of one spread; empty when they hold. */
export function faultsOfSpread(index: number, { words }: AnsweredSpread, idea: StoryIdea): string[] {
	const { page } = LEVEL_RULES[levelOf(idea)];
	const [pages] = ASKED[index] ?? [1];
	const named = `spreads[${index}].words`;
	const most = Math.round(page.most * 1.2);
	return [
		...(words.length === pages ? [] : [`${named} must have ${pages} texts`]),
		...(words.some((text) => wordsOf(text).length > most)
			? [`${named} has a page of more than ${page.most} words`]
			: []),
		...(index < ASKED.length - 1 && words.every((text) => text.trim() === "") && index !== 7
			? [`${named} must not be empty`]
			: []),
		...(words.some((text) => SLOT_LEFT.test(withoutKnown(text, idea)))
			? [`${named} has a placeholder that stands for nobody`]
			: []),
	];
}

/** What is wrong with the gists, which make the synopsis that the family reads. */
export function faultsOfGists({ spreads }: Answer, idea: StoryIdea): string[] {
	const told = spreads
		.slice(0, -1)
		.map(({ gist }) => gist)
		.join(" ");
	const count = wordsOf(told).length;
	return [
		...(count >= 60 && count <= 200 ? [] : [`the gists have ${count} words in all, not 60 to 200`]),
		...missing(told, idea).map((name) => `no gist tells of ${name}`),
		...(SLOT_LEFT.test(withoutKnown(told, idea)) ? ["a gist has a placeholder that stands for nobody"] : []),
	];
}

/** What is wrong with the book as a whole. */
export function faultsOfBook({ spreads }: Answer, idea: StoryIdea): string[] {
	const { book } = LEVEL_RULES[levelOf(idea)];
	const all = spreads.flatMap(({ words }) => words).join(" ");
	const count = wordsOf(all).length;
	const fits = count >= book[0] * 0.7 && count <= book[1] * 1.2;
	return [
		...(fits ? [] : [`the book has ${count} words, not ${book[0]} to ${book[1]}`]),
		...missing(all, idea).map((name) => `no page names ${name}`),
	];
}

/** The picture names nobody, and leaves no slot open. */
export function faultsOfPicture({ imagePrompt }: Answer): string[] {
	return SLOT_LEFT.test(imagePrompt) ? ["imagePrompt must not have placeholders"] : [];
}

function missing(text: string, { characters }: StoryIdea): string[] {
	const named = new Set(text.match(/NAME_\d+/gu));
	return characters.map((_, index) => `NAME_${index + 1}`).filter((name) => !named.has(name));
}
