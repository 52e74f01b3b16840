import type { ReadingLevel } from "~/shop/books/rules";

const SHORTER =
	/(?<!\p{L})(?:(?:very|really|extra) short|(?:few|fewer|single|one or two|two or three) words?)(?!\p{L})/iu;
const LONGER =
	/(?<!\p{L})(?:(?:long|longer) sentences?|(?:longer|harder|richer|more advanced|more challenging) (?:words?|vocabulary|text|reading|language))(?!\p{L})/iu;
/** "No long sentences" asks for none. */
const DENIED = /(?:(?<!\p{L})(?:no|not|never|without|avoid|avoiding|nothing)|n[’']t)(?: [\p{L}’'-]+){1,4}/giu;

/**
 * Takes what the reader of a Custom Level needs; gives the level whose sentences come nearest: the smallest readers' for very
 * short ones, Word Whiz's for longer ones. Custom Level's own are short, plain and literal, which most wishes come to; they
 * serve whatever isn't understood for certain.
 */
export function levelFor(needs: string): ReadingLevel {
	const asked = needs.replace(DENIED, " ");
	const [shorter, longer] = [SHORTER.test(asked), LONGER.test(asked)];
	if (shorter === longer) return "custom";
	return shorter ? "tiny" : "whiz";
}
