import { z } from "zod";
import { isUnsuitable } from "~/shop/books/moderation";
import type { Script, Spread } from "~/story/script";
import { withNames, withoutNames } from "./placeholders";
import type { StoryIdea } from "./port";
import { list, object, requestOf, text } from "./prompt";
import { LEVEL_RULES, levelOf } from "./story/levels";
import { wordsOf } from "./story/wording";
import { isNamed } from "./story/write-script";

/** Another wording of one spread, by a vendor who wrote or might have written the book. */

export const WORDS_SCHEMA = object({ words: list(text) });
const words = z.object({ words: z.array(z.string().trim().max(2000)).min(1).max(2) });

/** The book so far, with placeholders instead of names, and which of its spreads is to be told again. */
export function rewordingOf(idea: StoryIdea, { spreads }: Script, spread: Spread): string {
	const hidden = (description: string) => withoutNames({ ...idea, description }).description;
	const told = spreads.map((one) => ({ pages: one.pages, words: one.words.map(hidden) }));
	return [
		requestOf(withoutNames(idea)),
		JSON.stringify({ book: told }),
		`Tell pages ${spread.pages.join(" and ")} again in other words: the same happens, the same people are named, and the pages around them still fit. Answer only \`words\`, one text a page.`,
	].join("\n\n");
}

/** The spread with the vendor's words; null where they don't hold: other people, too long, unsuitable, nothing new. */
export function rewordedFrom(
	answer: string,
	idea: StoryIdea,
	{ cast }: Script,
	spread: Spread,
): Spread | null {
	const told = words.safeParse(parsed(answer)).data?.words.map((one) => withNames(one, idea));
	if (told?.length !== spread.words.length) return null;
	const { page } = LEVEL_RULES[levelOf(idea)];
	const [now, before] = [told.join("\n"), spread.words.join("\n")];
	const isSame = cast.every(({ name }) => isNamed(name, now) === isNamed(name, before));
	const fits = told.every((one) => wordsOf(one).length <= Math.round(page.most * 1.2));
	const isBad =
		/NAME_|\p{Cc}(?<!\n)|https?:/u.test(now) || isUnsuitable(now) || now === before || now.trim() === "";
	return isSame && fits && !isBad ? { ...spread, words: told } : null;
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
