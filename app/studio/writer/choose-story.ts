import type { Story } from "../shelf/story";
import { type Choice, choiceOf } from "./choice";
import { deniesFact } from "./hard-facts";
import { isAtHome } from "./kind-of";
import { type Found, findPhrases, isDenied, type PhraseBook, phraseBook, phrasesOf } from "./phrases";
import { carriesGrief } from "./sorrow";
import { EVIDENCE, type Likely, NONE, weighWords } from "./weigh-words";
import type { IdeaRead } from "./words";

/** Which story of the shelf tells a family's idea, and with which nouns of theirs. */

/** From here a story is told; see docs/decisions/0041-a-story-is-chosen-by-all-words.md for what it was chosen by. */
export const SURE = 0.7;
/** And from here where somebody of the family would be what the idea makes of them. */
const SURE_OF_SOMEBODY = 0.5;
/** What that says for a story. */
const IS_SOMEBODY = 2;
/** Where an idea carries grief, a story that isn't made for that has to be as clearly meant by its phrases. */
const ENOUGH_IN_SORROW = 6;
/** What faint words can bring together. */
const MOST_FAINT = 2;
/** A word of the location says where, not what. */
const LESS_IN_LOCATION = 1;

export type Chosen = Choice & {
	/** How sure it is that the idea is about it, 0 to 1; and what all words alone say for it. */
	sure: number;
	share: number;
	/** The phrases that were found, what all words say, and the slots, for whoever wonders. */
	why: string[];
};

/** Whether somebody of the family is what it tells of. */
const isCast = ({ slots }: Choice) => Object.values(slots).some(({ who }) => who !== undefined);

/** Whether the family’s own dog would be what no dog at home is: a stranger who has lost its mother, a toy. */
const isNoPets = ({ people }: IdeaRead, { story, slots }: Choice) =>
	Object.entries(story.takes).some(([name, { cast }]) => {
		const person = people[slots[name]?.who ?? -1];
		return cast?.strange === true && person !== undefined && isAtHome(person, slots[name]?.short ?? "");
	});

type Person = { relationship: string; age: number };

type Choosing = {
	/** Ids of the stories in the family's books of other ideas. */
	told: readonly string[];
	/** The companions: a story in which one of them has a part is a little likelier. */
	people?: readonly Person[];
};

/**
 * Gives the story whose premise the idea is; one that the family has from another idea only where no other will do. Null: none is
 * sure enough, and the idea is staged.
 */
export function chooseStory(
	idea: IdeaRead,
	stories: readonly Story[],
	{ told, people = [] }: Choosing,
): Chosen | null {
	const likely = weighWords(idea);
	const all = stories.map((story) => phrasesFor(idea, story, people)).filter((found) => found !== null);
	const enough = all
		.map((found) => ({ ...found, sure: surenessOf(EVIDENCE, evidenceFor(found, all, likely)) }))
		.filter(({ choice, sure }) => sure >= (isCast(choice) ? SURE_OF_SOMEBODY : SURE));
	const untold = enough.filter(({ choice }) => !told.includes(choice.story.id));
	const [best] = (untold.length > 0 ? untold : enough).sort(
		(a, b) => Number(isCast(b.choice)) - Number(isCast(a.choice)) || b.sure - a.sure,
	);
	if (!best) return null;
	const share = Math.exp(likely.get(best.choice.story.id) ?? 0);
	return {
		...best.choice,
		sure: best.sure,
		share,
		why: [...best.why, `all words ${Math.round(100 * share)} %`],
	};
}

/** What an idea's phrases say for a story. */
export type ByPhrases = {
	choice: Choice;
	points: number;
	/** How many of them are strong. */
	strong: number;
	why: string[];
};

/** Null: a phrase says that the idea is another story's, it rules out what the story is never without or says what that would deny, or it carries grief, and the story isn't made for that nor clearly meant. */
export function phrasesFor(idea: IdeaRead, story: Story, people: readonly Person[]): ByPhrases | null {
	const { never, unless, always, finding } = booksOf(story);
	if (findPhrases(idea, unless).some((found) => !isDenied(idea, found))) return null;
	if (findPhrases(idea, always).some((found) => isDenied(idea, found))) return null;
	const blank = new Set(findPhrases(idea, never).flatMap(({ places }) => span(places)));
	const found = countedOnce(
		findPhrases(idea, finding, (at) => blank.has(at)).filter((match) => !isDenied(idea, match)),
		(match) => pointsOf(idea, match),
	);
	const each = found.map((match) => pointsOf(idea, match));
	const faint = each.filter((points) => points === 1).length;
	const said =
		each.reduce((sum, points) => sum + (points === 1 ? 0 : points), 0) + Math.min(faint, MOST_FAINT);
	const choice = choiceOf(story, idea);
	const { slots } = choice;
	if (isNoPets(idea, choice) || deniesFact(idea, choice)) return null;
	const wanted = Object.entries(story.for.wants).map(([slot, [named, missing]]) =>
		slots[slot]?.isNamed ? named : missing,
	);
	const extra =
		wanted.reduce((sum, points) => sum + points, 0) +
		(isCast(choice) ? IS_SOMEBODY : hasPart(story, people) ? 1 : 0);
	const points = said === 0 ? 0 : said + extra;
	if (story.reviewed === undefined && points < ENOUGH_IN_SORROW && carriesGrief(idea)) return null;
	return {
		choice,
		points,
		strong: each.filter((points) => points === 3).length,
		why: [
			...found.map((match, at) => `${match.phrase.text} ${each[at]}`),
			...Object.entries(slots).flatMap(([name, { full, isNamed }]) => (isNamed ? [`${name}: ${full}`] : [])),
		],
	};
}

/**
 * What is weighed for a story: its phrases, how much better they are than any other's, and what all words say for it, against no
 * story at all, and against any other.
 */
export function evidenceFor(
	{ choice: { story }, points, strong }: ByPhrases,
	all: readonly ByPhrases[],
	likely: Likely,
): number[] {
	const others = all.filter(({ choice }) => choice.story.id !== story.id).map((other) => other.points);
	const own = likely.get(story.id) ?? Number.NaN;
	const rivals = [...likely].filter(([subject]) => subject !== NONE && subject !== story.id);
	return [
		Math.max(0, Math.min(points, MOST_POINTS)) / 3,
		Math.min(strong, 2),
		points <= 0 ? 1 : 0,
		Math.min(Math.max(0, ...others), MOST_POINTS) / 3,
		own,
		own - (likely.get(NONE) ?? 0),
		own - Math.max(...rivals.map(([, each]) => each)),
	];
}

/** More say no more. */
const MOST_POINTS = 9;

/** How sure evidence is by its weights; the last of them stands alone. */
export function surenessOf(weights: readonly number[], evidence: readonly number[]): number {
	const sum = evidence.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), weights.at(-1) ?? 0);
	return 1 / (1 + Math.exp(-sum));
}

const pointsOf = ({ words }: IdeaRead, { phrase, places }: Found) =>
	phrase.points - (places.every((at) => words[at]?.part === "location") ? LESS_IN_LOCATION : 0);

/** Each phrase once, and no word in two of them: the weightiest and longest stand. */
function countedOnce(found: readonly Found[], pointsOf: (match: Found) => number): Found[] {
	const used = new Set<number>();
	const phrases = new Set<string>();
	return [...found]
		.sort((a, b) => pointsOf(b) - pointsOf(a) || b.places.length - a.places.length)
		.filter((match) => {
			if (pointsOf(match) < 1 || phrases.has(match.phrase.text) || match.places.some((at) => used.has(at)))
				return false;
			phrases.add(match.phrase.text);
			for (const at of match.places) used.add(at);
			return true;
		});
}

function span(places: readonly number[]): number[] {
	const [first = 0, last = 0] = [places[0], places.at(-1)];
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Whether somebody of the family fits a part of the plot. */
const hasPart = (story: Story, people: readonly Person[]) =>
	Object.values(story.roles).some(({ relationship, age, near }) =>
		people.some(
			(person) =>
				near === undefined &&
				(relationship?.includes(person.relationship) ?? false) &&
				(!age || (person.age >= age[0] && person.age <= age[1])),
		),
	);

type Books = Record<"never" | "unless" | "always" | "finding", PhraseBook>;
const books = new WeakMap<Story, Books>();

function booksOf(story: Story): Books {
	const known = books.get(story);
	if (known) return known;
	const { strong, good, faint, never, unless, always } = story.for;
	const made = {
		never: phraseBook(phrasesOf(never, 0)),
		unless: phraseBook(phrasesOf(unless, 0)),
		always: phraseBook(phrasesOf(always, 0)),
		finding: phraseBook([...phrasesOf(strong, 3), ...phrasesOf(good, 2), ...phrasesOf(faint, 1)]),
	};
	books.set(story, made);
	return made;
}
