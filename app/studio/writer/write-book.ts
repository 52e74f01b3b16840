import { FRAMES, findStory, SHELF } from "~/studio/shelf/list";
import type { StoryIdea } from "~/studio/story/idea";
import type { ReadingLevel } from "~/studio/story/levels";
import { OWN_WORDS, type Script, type Spread } from "~/studio/story/script";
import { pagesAt } from "./book-of";
import { type Choice, choiceOf } from "./choice";
import { chooseStory } from "./choose-story";
import { LEVEL_RULES } from "./levels";
import { ownWordsOf } from "./own-words/own-words";
import { tellOwnWords } from "./own-words/tell-own-words";
import { readIdea } from "./read-idea";
import { carriesSorrow } from "./sorrow";
import { type Book, tellStory } from "./tell-story";

/** From an idea to its book: the family's own words where they are a story already, the story of the shelf that is about it, or a play of it. */

/** Of a story that is less surely meant, a family's own words are told rather. */
const SURE_ENOUGH = 0.95;

type Chosen = Choice & { why: readonly string[]; sure?: number };

/**
 * Which story an idea is told by, and why; how sure that is, where it was chosen. The same idea of a family keeps its story;
 * other ideas take others than its earlier books.
 */
export async function chooseFor(idea: StoryIdea): Promise<Chosen> {
	const read = await readIdea(idea, idea.characters);
	const earlier = idea.earlier ?? [];
	const same = earlier.find(({ isSameIdea }) => isSameIdea)?.story ?? "";
	const kept = findStory(same);
	if (kept) return { ...choiceOf(kept, read), why: ["the same idea again"] };
	const words = await ownWordsOf(idea);
	const own = words && {
		...choiceOf(tellOwnWords(idea, words, carriesSorrow(read)), read),
		why: [`${words.pages.length} pages of its own`],
	};
	if (own && (words.isPlot || same === OWN_WORDS)) return own;
	const chosen = chooseStory(read, SHELF, {
		told: earlier.map(({ story }) => story),
		people: idea.characters.map(({ relationship, age }) => ({ relationship: relationship ?? "", age })),
	});
	if (chosen && !(own && chosen.sure < SURE_ENOUGH)) return chosen;
	if (own) return own;
	const isQuiet = carriesSorrow(read);
	const story = isQuiet ? FRAMES.quiet : FRAMES.merry;
	return { ...choiceOf(story, read), why: [isQuiet ? "staged, softly" : "staged"] };
}

/** Writes a whole book. Takes any idea; whether it is suitable is for the caller to ask. */
export async function writeBook(idea: StoryIdea, seed: string): Promise<Book> {
	return tellStory(idea, await chooseFor(idea), { seed });
}

/**
 * Whether `rewordSpread` may find other words: the book tells a story that is on the shelf, and that tells the spread in more ways
 * than one, as none of the youngest's lines are told. Only for names as long as the form takes it may promise too much.
 */
export function canReword({ story, level }: Script, first: number): boolean {
	const { told } = LEVEL_RULES[level as ReadingLevel];
	const beat = findStory(story ?? "")?.spreads.find((_, index) => pagesAt(index)[0] === first);
	return (beat?.text?.[told] ?? []).some((text) => /\[[^\]]*\|/u.test(text));
}

/** Of two wordings, one that isn't met by then is one in a thousand million; names as long as the form takes may leave room for one only. */
const TRIES = 30;

/**
 * The spread that begins on page `first` in other words, its picture as it is; undefined where the book isn't the shelf's, has
 * no such spread, or tells it in one way only. `book.seed` is what it was written with; another `wording` is another telling.
 */
export async function rewordSpread(
	idea: StoryIdea,
	{ script, seed }: { script: Script; seed: string },
	first: number,
	wording: string,
): Promise<Spread | undefined> {
	const before = script.spreads.find(({ pages }) => pages[0] === first);
	if (!before || !canReword(script, first)) return undefined;
	const story = findStory(script.story ?? "");
	const choice = story && choiceOf(story, await readIdea(idea, idea.characters));
	for (let turn = 0; choice && turn < TRIES; turn++) {
		const told = tellStory(idea, choice, { seed, wordings: { [first]: `${wording} ${turn}` } });
		const spread = told.script.spreads.find(({ pages }) => pages[0] === first);
		const words = spread?.words ?? [];
		const texts = words.filter((text) => text !== "");
		// Across from its picture, one text stays on the page that it was on.
		const placed =
			texts.length === 1 && before.words.length === 2 && before.words[0] === "" ? ["", ...texts] : words;
		if (placed.join("\n") !== before.words.join("\n")) return { ...before, words: placed };
	}
	return undefined;
}
