import type { StoryIdea } from "~/studio/story/idea";
import { MOST_LETTERS } from "~/studio/story/levels";
import { LEVEL_RULES, levelOf } from "../levels";
import { readIdea, type Tagged, tagged } from "../read-idea";
import { wordsOf } from "../wording";
import type { IdeaRead } from "../words";
import { plain } from "./declare";
import { inPrint } from "./in-print";
import { introduced } from "./introduce";
import { BRIEF, turnsOf } from "./page-turns";
import { withoutAsking } from "./said-to-us";

/** An idea that is a story already: its own sentences, a page for each, cut where a page is best turned. Nothing is put into other words. */

/** What a spread says, as it is printed, and as it was read for its picture. */
export type OwnPage = { text: string; read: IdeaRead };

export type OwnWords = {
	pages: readonly OwnPage[];
	/** What the family says of each of its people, as may follow "This is Nani", in their order. */
	people: readonly string[];
	/** Whether it is told rather than whatever story of the shelf there is: so much happens in it. */
	isPlot: boolean;
};

/** Spreads of two pages that a book has, and fewest texts that fill them with a picture to look at here and there. */
const ROOM = 10;
const LEAST = 5;
/** Something happens on so many pages at least. */
const LEAST_HAPPENING = 3;
/** So many pages are a plot. */
const PLOT = 7;
/** Who asks for much more to happen has not told the story yet. */
const MOST_ASKED = 0.2;
/** Two texts stand on the two pages of a spread. */
const MOST = 20;

/** Being, having and liking happen to nobody. */
const STATES =
	/^(?:be|is|are|was|were|am|been|being|’s|'s|have|has|had|having|love|like|hate|live|need|know|want|enjoy|prefer|own|belong|mean|seem|look|feel|worry|think|hope|wish|adore|miss|remember|can|could|will|would|may|might|shall|should|must|do|does|did|’re|'re)$/u;

/** Which of them, is never certain. */
const SOMEBODYS_CHILD =
	/(?<!\p{L})(?:my|our|we have an?) (?:\p{L}+ )?(?:son|daughter|child|boy|girl|kids?|children|twins|grandson|granddaughter)(?!\p{L})/iu;
/** Whoever tells of themselves has to have a whole plot: of less, "I am having chemotherapy", only we are told. */
const TELLER = /(?<!\p{L})(?:I|I’m|I’ve|I’ll|I’d|[Mm]e|[Mm]y|[Mm]ine)(?!\p{L})/u;

/** Null: it tells too little to fill a book. */
export async function ownWordsOf(idea: StoryIdea): Promise<OwnWords | null> {
	const { characters, description, location } = idea;
	const names = characters.map(({ name }) => name);
	const printed = inPrint(description, characters, location);
	const sentences = withoutAsking(printed, names);
	/** Of what is said to us, what somebody is to do in the book; how it is to be told is no part of it. */
	const asked = printed.filter((one) => withoutAsking([one], names).length === 0 && SOMEBODY.test(one));
	if (sentences.length === 0 || sentences.some((one) => SOMEBODYS_CHILD.test(one))) return null;
	if (wordsIn(asked) > wordsIn(printed) * MOST_ASKED) return null;
	const most = MOST_LETTERS[LEVEL_RULES[levelOf(idea)].told];
	const texts = await onPages(sentences, most);
	const isTelling = sentences.some((one) => TELLER.test(one.replace(/[“‘][^”’]*[”’]/gu, "")));
	if (texts === null || texts.length < (isTelling ? PLOT : LEAST)) return null;
	const pages = await Promise.all(
		texts.map(async (text) => ({
			text,
			read: await readIdea({ title: "", location: "", description: text }, characters),
		})),
	);
	const happening = pages.filter(({ read }) => happensIn(read)).length;
	if (happening < LEAST_HAPPENING) return null;
	const people = await Promise.all(
		characters.map(({ personality }) => introduced(plain(personality), names)),
	);
	return {
		pages,
		people,
		isPlot: pages.length >= PLOT,
	};
}

const wordsIn = (some: readonly string[]) => some.reduce((sum, one) => sum + wordsOf(one).length, 0);
const SOMEBODY = /(?<!\p{L})(?:he|she|they|him|her|them)(?!\p{L})/iu;

const happensIn = ({ words }: IdeaRead) =>
	words.some(
		({ pos, lower, keys }) =>
			pos === "VERB" && !STATES.test(lower) && ![...keys].some((key) => STATES.test(key)),
	);

/** Notes for us are no sentences: of those that are printed so many may be without somebody who does something. */
const MOST_IN_PARTS = 0.34;
const isWhole = ([first, ...rest]: readonly Tagged[]) =>
	first !== undefined &&
	(!/^(?:VERB|AUX)$/u.test(first.pos) || /^(?:turns|there|what)$/iu.test(first.word)) &&
	[first, ...rest].some(({ pos }) => pos === "VERB" || pos === "AUX");

/** Null: they are notes, or a page would be too full, or there would be too many of them. */
async function onPages(sentences: readonly string[], most: number): Promise<string[] | null> {
	const all = await Promise.all(sentences.map(async (text) => ({ text, words: await tagged(text) })));
	if (all.filter(({ words }) => !isWhole(words)).length > all.length * MOST_IN_PARTS) return null;
	let parts = all.map(({ text, words }) => ({ text, turns: turnsOf(words), words }));
	const isFull = ({ text }: { text: string }) => text.length > most;
	while (parts.length < ROOM || parts.some(isFull)) {
		const choices = parts.flatMap((part, index) =>
			part.turns.map((turn) => ({ index, part, turn, urgent: isFull(part) })),
		);
		const free = choices.filter(
			({ urgent, turn }) => urgent || parts.length < (turn.rank < BRIEF ? ROOM : PLOT),
		);
		const [best] = free.sort(
			(one, other) =>
				Number(other.urgent) - Number(one.urgent) ||
				one.turn.rank - other.turn.rank ||
				other.part.text.length - one.part.text.length ||
				Math.abs(one.turn.at - one.part.text.length / 2) -
					Math.abs(other.turn.at - other.part.text.length / 2),
		);
		if (!best) break;
		const { index, part, turn } = best;
		const cut = turn.at;
		const halves = [
			{ ...part, text: part.text.slice(0, cut).trim(), turns: part.turns.filter(({ at }) => at < cut) },
			{
				...part,
				text: part.text.slice(cut),
				turns: part.turns.filter(({ at }) => at > cut).map(({ at, rank }) => ({ at: at - cut, rank })),
			},
		];
		parts = [...parts.slice(0, index), ...halves, ...parts.slice(index + 1)];
	}
	return parts.length > MOST || parts.some(isFull) ? null : parts.map(({ text }) => text);
}
