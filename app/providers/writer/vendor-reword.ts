import { z } from "zod";
import type { StoryIdea } from "~/studio/story/idea";
import type { Script, Spread } from "~/studio/story/script";
import { namedIn, withoutNames } from "./placeholders";
import { list, object, requestOf, text } from "./prompt";
import { faultsOfWords, printedWords, words } from "./vendor-answer";
import { faultsOfReading } from "./vendor-reading";

/** Another wording of one spread, by a vendor who wrote or might have written the book. */

export const WORDS_SCHEMA = object({ words: list(text) });
const reworded = z.object({ words });

/** The places of a spread's words among its pages; a page without any stays its picture's. */
const toldOn = ({ words }: Spread): number[] => words.flatMap((said, at) => (said === "" ? [] : [at]));

/** Whether a spread has words that could be others: title and imprint have the family's. */
export const canBeReworded = (spread: Spread): boolean =>
	spread.kind !== "title" && spread.kind !== "imprint" && toldOn(spread).length > 0;

/** The book so far, with placeholders instead of names, and which of its spreads is to be told again. */
export function rewordingOf(idea: StoryIdea, { spreads }: Script, spread: Spread): string {
	const at = toldOn(spread);
	return [
		requestOf(withoutNames(idea)),
		JSON.stringify({ book: spreads.map((one) => ({ pages: one.pages, words: hidden(idea, one) })) }),
		`Tell pages ${at.map((side) => spread.pages[side]).join(" and ")} again in other words: the same happens, the same people are named, and the pages around them still fit. Answer only \`words\`, ${at.length === 1 ? "one text" : "one text a page"}.`,
	].join("\n\n");
}

const hidden = (idea: StoryIdea, { words }: Spread): string[] =>
	words.map((description) => withoutNames({ ...idea, description }).description);

/** The spread with the vendor's words, or what is wrong with them. */
export function rewordedFrom(
	answer: string,
	idea: StoryIdea,
	{ spreads }: Script,
	spread: Spread,
): { spread: Spread } | { faults: readonly string[] } {
	const said = reworded.safeParse(parsed(answer)).data?.words ?? [];
	const at = toldOn(spread);
	if (said.length !== at.length || said.includes(""))
		return { faults: [at.length === 1 ? "words must be one text" : "words must be one text a page"] };
	const now = spread.words.map((before, side) =>
		at.includes(side) ? (said[at.indexOf(side)] ?? "") : before,
	);
	const before = hidden(idea, spread);
	const told = spreads.filter(({ kind }) => kind !== "title" && kind !== "imprint");
	const [names, namesBefore] = [now, before].map((one) => [...namedIn(one.join(" "))].sort().join());
	const faults = [
		...(names === namesBefore ? [] : ["the same people must be named as before, and nobody else"]),
		...(now.join() === before.join() ? ["the words are the same as before"] : []),
		...faultsOfWords(told.indexOf(spread), now, idea),
		...faultsBrought({ now, before, spread }, told, idea),
	];
	if (faults.length > 0) return { faults };
	return { spread: { ...spread, words: now.map((one) => printedWords(one, idea)) } };
}

type Change = { now: readonly string[]; before: readonly string[]; spread: Spread };

/** How a book reads that has the other words: what was wrong before is not their fault. */
function faultsBrought({ now, before, spread }: Change, told: readonly Spread[], idea: StoryIdea): string[] {
	const readWith = (words: readonly string[]) =>
		faultsOfReading(
			told.map((one) => ({ words: one === spread ? words : hidden(idea, one) })),
			idea,
		);
	const known = new Set(readWith(before).map(({ what }) => what));
	return readWith(now).flatMap(({ what }) => (known.has(what) ? [] : [what]));
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
