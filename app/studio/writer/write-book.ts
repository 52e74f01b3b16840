import { FRAMES, findStory, SHELF } from "~/studio/shelf/list";
import type { StoryIdea } from "~/studio/story/idea";
import type { ReadingLevel } from "~/studio/story/levels";
import type { Script, Spread } from "~/studio/story/script";
import { pagesAt } from "./book-of";
import { gendersOf } from "./cast-of";
import { type Choice, choiceOf } from "./choice";
import { chooseStory, type Chosen as Picked } from "./choose-story";
import type { Event } from "./events/event";
import { readEvents } from "./events/read-events";
import { LEVEL_RULES } from "./levels";
import { readIdea } from "./read-idea";
import { carriesSorrow } from "./sorrow";
import { OWN, tellEvents } from "./tell-events";
import { type Book, tellStory } from "./tell-story";
import { wordsOf } from "./wording";
import type { IdeaRead } from "./words";

/** From an idea to its book: the story of the shelf that is about it, its own events, or a play of it. */

/** So much has to happen in an idea for a book to tell it, and so much of its words has to be in that: the rest may be what it is about. */
const LEAST_EVENTS = 3;
const LEAST_UNDERSTOOD = 0.5;

type Chosen = Choice & { why: readonly string[]; sure?: number };

/**
 * A story is chosen weakly where it is less sure than this, or so few of all words speak for it: what happens is told instead, where much does
 * or nearly all is understood. Where both are so it is told whatever story could be.
 */
const SURE_ENOUGH = 0.9;
const SHARE_ENOUGH = 0.25;
const MANY_EVENTS = 4;
const MUCH_UNDERSTOOD = 0.4;
const ALL_UNDERSTOOD = 0.75;

type Own = Chosen & { events: number; understood: number };

/** What happens in an idea as a story; null: too little, or it weighs too heavily to be told so. */
function ownOf(idea: StoryIdea, read: IdeaRead, seed: string): Own | null {
	const all = readEvents(read, gendersOf(idea)).filter((event) => !isNoNews(event));
	const happens = all.filter(({ isState }) => !isState).length >= LEAST_EVENTS;
	// Where little happens, how things are is told as what happens.
	const events = happens ? all : all.map((event) => ({ ...event, isState: false }));
	const happening = events.filter(({ isState }) => !isState).length;
	const understood = understoodOf(read, events);
	if (happening < LEAST_EVENTS || understood < LEAST_UNDERSTOOD || carriesSorrow(read)) return null;
	return {
		...choiceOf(tellEvents(idea, read, events, seed), read),
		why: [`${happening} events: ${events.map(({ kind }) => kind).join(", ")}`],
		events: happening,
		understood,
	};
}

/** What somebody is or has for good is told of by a picture, or not at all: never as something that happens. */
const isNoNews = ({ verb, said }: Event): boolean =>
	FOR_GOOD.test(said.map((piece) => (typeof piece === "string" ? piece : "")).join(" ")) &&
	["be", "have", "use", "wear", "adopt", "foster", "need"].includes(verb);
const FOR_GOOD =
	/\b(?:wheelchair|autis\w*|deaf|blind|hearing aids?|stammer|stutter|adhd|syndrome|diabet\w*|epilep\w*|asthma|allerg\w*|adopted|foster\w*|cerebral|disab\w*)\b/iu;

/** The share of an idea's words that its events say again. */
function understoodOf({ words }: IdeaRead, events: readonly Event[]): number {
	const typed = words.filter(({ part, lower }) => part === "description" && /\p{L}/u.test(lower)).length;
	const told = events.flatMap(({ said }) =>
		said.flatMap((piece) => (typeof piece === "string" ? wordsOf(piece) : [""])),
	);
	return told.length / Math.max(1, typed);
}

/** Whether what happens is told rather than the story that was chosen. */
function isRather({ events, understood }: Own, { sure, share, slots }: Picked): boolean {
	const isSomebody = Object.values(slots).some(({ who }) => who !== undefined);
	const isMany = events >= MANY_EVENTS && understood >= MUCH_UNDERSTOOD;
	const isAll = understood >= ALL_UNDERSTOOD;
	const isWeak = sure < SURE_ENOUGH || share < SHARE_ENOUGH;
	return isWeak && (isMany || (isAll && !isSomebody));
}

/**
 * Which story an idea is told by, and why; how sure that is, where it was chosen. The same idea of a family keeps its story;
 * other ideas take others than its earlier books. `seed` is the book's: its own events are told otherwise by another.
 */
export async function chooseFor(idea: StoryIdea, seed = ""): Promise<Chosen> {
	const read = await readIdea(idea, idea.characters);
	const earlier = idea.earlier ?? [];
	const same = earlier.find(({ isSameIdea }) => isSameIdea)?.story ?? "";
	const kept = findStory(same);
	const own = ownOf(idea, read, seed);
	if (kept) return { ...choiceOf(kept, read), why: ["the same idea again"] };
	if (own && same === OWN) return own;
	const chosen = chooseStory(read, SHELF, {
		told: earlier.map(({ story }) => story),
		people: idea.characters.map(({ relationship, age }) => ({ relationship: relationship ?? "", age })),
	});
	if (chosen && !(own && isRather(own, chosen))) return chosen;
	if (own) return own;
	const isQuiet = carriesSorrow(read);
	const story = isQuiet ? FRAMES.quiet : FRAMES.merry;
	return { ...choiceOf(story, read), why: [isQuiet ? "staged, softly" : "staged"] };
}

/** Writes a whole book. Takes any idea; whether it is suitable is for the caller to ask. */
export async function writeBook(idea: StoryIdea, seed: string): Promise<Book> {
	return tellStory(idea, await chooseFor(idea, seed), { seed });
}

/**
 * Whether `rewordSpread` may find other words: the book tells a story that is on the shelf, and that tells the spread in more ways
 * than one, as none of the youngest's lines are told. Only for names as long as the form takes it may promise too much.
 */
export function canReword({ story, level, spreads }: Script, first: number): boolean {
	const { told } = LEVEL_RULES[level as ReadingLevel];
	if (story === OWN)
		return told !== "tiny" && spreads.some(({ pages, kind }) => pages[0] === first && TOLD.includes(kind));
	const beat = findStory(story ?? "")?.spreads.find((_, index) => pagesAt(index)[0] === first);
	return (beat?.text?.[told] ?? []).some((text) => /\[[^\]]*\|/u.test(text));
}

/** Kinds of spreads that tell something. */
const TOLD: readonly Spread["kind"][] = ["opener", "spread"];

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
	const read = await readIdea(idea, idea.characters);
	const story = findStory(script.story ?? "");
	const choice = story ? choiceOf(story, read) : ownOf(idea, read, seed);
	for (let turn = 0; choice && turn < TRIES; turn++) {
		const told = tellStory(idea, choice, { seed, wordings: { [first]: `${wording} ${turn}` } });
		const spread = told.script.spreads.find(({ pages }) => pages[0] === first);
		// What happens is read otherwise than when the book was written: it would be another picture's.
		if (!story && spread?.shows !== before.shows) return undefined;
		const words = spread?.words ?? [];
		const texts = words.filter((text) => text !== "");
		// Across from its picture, one text stays on the page that it was on.
		const placed =
			texts.length === 1 && before.words.length === 2 && before.words[0] === "" ? ["", ...texts] : words;
		if (placed.join("\n") !== before.words.join("\n")) return { ...before, words: placed };
	}
	return undefined;
}
