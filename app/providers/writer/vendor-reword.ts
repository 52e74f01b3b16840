import { z } from "zod";
import { isUnsuitable } from "~/shop/books/moderation";
import type { Script, Spread } from "~/story/script";
import { withNames, withoutNames } from "./placeholders";
import type { StoryIdea } from "./port";
import { list, object, requestOf, text } from "./prompt";
import { LEVEL_RULES, levelOf } from "./story/levels";
import { wordsOf } from "./story/wording";
import { isNamed } from "./story/write-script";
import { faultsOfReading } from "./vendor-reading";

/** Another wording of one spread, by a vendor who wrote or might have written the book. */

export const WORDS_SCHEMA = object({ words: list(text) });
const words = z.object({ words: z.array(z.string().trim().max(2000)).min(1).max(2) });

/** The book so far, with placeholders instead of names, and which of its spreads is to be told again. */
export function rewordingOf(idea: StoryIdea, { spreads }: Script, spread: Spread): string {
	return [
		requestOf(withoutNames(idea)),
		JSON.stringify({ book: spreads.map((one) => hidden(idea, one)) }),
		`Tell pages ${spread.pages.join(" and ")} again in other words: the same happens, the same people are named, and the pages around them still fit. Answer only \`words\`, one text a page.`,
	].join("\n\n");
}

const hidden = (idea: StoryIdea, { pages, words }: Spread) => ({
	pages,
	words: words.map((description) => withoutNames({ ...idea, description }).description),
});

/** The spread with the vendor's words, or what is wrong with them. */
export function rewordedFrom(
	answer: string,
	idea: StoryIdea,
	{ cast, spreads }: Script,
	spread: Spread,
): { spread: Spread } | { faults: readonly string[] } {
	const said = words.safeParse(parsed(answer)).data?.words ?? [];
	const told = { ...spread, words: said.map((text) => withNames(text, idea)) };
	const [now, before] = [told.words.join("\n"), spread.words.join("\n")];
	if (told.words.length !== spread.words.length || now.trim() === "")
		return { faults: [`words must have ${spread.words.length} texts`] };
	const { page } = LEVEL_RULES[levelOf(idea)];
	const isSame = cast.every(({ name }) => isNamed(name, now) === isNamed(name, before));
	const isTooLong = told.words.some((text) => wordsOf(text).length > Math.round(page.most * 1.2));
	const faults = [
		...(isSame ? [] : ["the same people must be named as before, and nobody else"]),
		...(isTooLong ? [`a page has more than ${page.most} words`] : []),
		...(/NAME_|\p{Cc}(?<!\n)|https?:/u.test(now) ? ["a placeholder stands for nobody"] : []),
		...(isUnsuitable(now) ? ["it isn't fit for a child"] : []),
		...(now === before ? ["the words are the same as before"] : []),
		...faultsBrought(told, spread, spreads, idea),
	];
	return faults.length === 0 ? { spread: told } : { faults };
}

/** How a book reads that had the other words: what was wrong before is not their fault. */
function faultsBrought(told: Spread, before: Spread, spreads: readonly Spread[], idea: StoryIdea): string[] {
	const readWith = (spread: Spread) =>
		faultsOfReading(
			spreads
				.filter(({ kind }) => kind !== "title" && kind !== "imprint")
				.map((one) => hidden(idea, one === before ? spread : one)),
			idea,
		);
	const known = new Set(readWith(before));
	return readWith(told).filter((fault) => !known.has(fault));
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
