import { type Declared, type Story, tellingsOf } from "../shelf/story";
import type { TakenNoun } from "./taken-noun";

/** How what recurs in a book's pictures looks: told to a painter in each of them, who sees none of the others. */

/** As many pictures as make a thing one that comes back. */
const RECURS = 2;
/** What is no thing of its own: the place's, or light. */
const NOT_TOLD =
	/\b(?:landmark|shadow|star|stars|moon|sun|cloud|clouds|window|door|floor|sea|sky|rain|snow)$/u;

/**
 * Takes a story and what its slots are told as; gives "the parrot: green, with a red tail", as its file says. What the family has named
 * itself may look otherwise: of that, and of every other slot that several pictures show, that it is one and the same.
 */
export function looksOf(story: Story, slots: Readonly<Record<string, TakenNoun>>): string[] {
	const noun = (what: string) => `the ${slots[what]?.short ?? what}`;
	const isTold = (what: string) => what in story.looks && !slots[what]?.isNamed;
	const told = Object.entries(story.looks).flatMap(([what, looks]) =>
		isTold(what) ? [`${noun(what)}: ${looks}`] : [],
	);
	const plain = recurring(story).filter(
		(what) => slots[what] && !slots[what].isVerb && slots[what].who === undefined && !isTold(what),
	);
	return [...told, ...plain.map(noun)];
}

/** What a story declares in two pictures or more. */
export function recurring(story: Story): string[] {
	const pictures = [
		story.cover,
		story["title-page"],
		...story.spreads.flatMap((beat) =>
			tellingsOf(beat)
				.slice(0, 1)
				.map(({ picture }) => picture),
		),
	];
	const seen = pictures.flatMap((picture) => [...new Set(thingsOf(picture))]);
	return [...new Set(seen)].filter(
		(what) => !NOT_TOLD.test(what) && seen.filter((one) => one === what).length >= RECURS,
	);
}

const thingsOf = ({ things, people }: Declared): string[] => [
	...things.map(({ what }) => what),
	...Object.values(people).flatMap(({ holds }) => holds ?? []),
];
