import type { Hearing, Story } from "../shelf/story";
import { findPhrases, isDenied, type PhraseBook, phraseBook, phrasesOf } from "./phrases";
import { takeNouns } from "./take-nouns";
import type { TakenNoun } from "./taken-noun";
import { type Titled, titledIn } from "./titled";
import type { IdeaRead } from "./words";

/** What a story makes of an idea: the nouns that it takes, and what it hears happen. */

export type Choice = {
	story: Story;
	slots: Readonly<Record<string, TakenNoun>>;
	/** Keys of the story's `hears`. */
	heard: ReadonlySet<string>;
	/** Whom and what the idea's title names; absent: nobody and nothing. */
	titled?: Titled;
};

/** An idea that says nothing. */
export const NO_IDEA: IdeaRead = { words: [], nouns: [], people: [] };

export function choiceOf(story: Story, idea: IdeaRead): Choice {
	const taken = takeNouns(idea, story.takes);
	const heard = heardIn(idea, story, taken);
	const slots = Object.entries(taken).map(([name, noun]) => {
		const told = story.takes[name]?.cast?.heard;
		const isUntold = noun.who !== undefined && told !== undefined && !heard.has(told);
		return [name, isUntold ? takeNouns(NO_IDEA, story.takes)[name] : noun] as const;
	});
	return { story, slots: Object.fromEntries(slots) as Choice["slots"], heard, titled: titledIn(idea) };
}

function heardIn(idea: IdeaRead, story: Story, slots: Choice["slots"]): ReadonlySet<string> {
	const heard = booksOf(story).filter(
		([, { names }, book]) =>
			(names === undefined || slots[names]?.isNamed) &&
			findPhrases(idea, book).some((found) => !isDenied(idea, found)),
	);
	return new Set(heard.map(([name]) => name));
}

type Books = (readonly [string, Hearing, PhraseBook])[];
const books = new WeakMap<Story, Books>();

function booksOf(story: Story): Books {
	const known = books.get(story);
	if (known) return known;
	const made = Object.entries(story.hears).map(
		([name, hearing]) => [name, hearing, phraseBook(phrasesOf(hearing.says, 0))] as const,
	);
	books.set(story, made);
	return made;
}
