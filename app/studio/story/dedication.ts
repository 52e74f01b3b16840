/** What the page of the dedication says: the dedication and, after a blank line, what a gift says. */
export const DEDICATION_PAGE = 2;

/** Most characters of a gift's message, counted as the texts of an idea are. */
export const LONGEST_MESSAGE = 300;

/** So many lines of its own a gift's message may have: more would not fit on their page. */
export const MOST_MESSAGE_LINES = 6;

const BETWEEN = "\n\n";

/** A dedication as its page has it: a blank line would begin what a gift says. */
export const asDedication = (text: string): string => text.replace(/\n{2,}/g, "\n");

/** The page's words in their two parts; a message is empty where there is none. */
export function readDedication(words: string): { dedication: string; message: string } {
	const at = words.indexOf(BETWEEN);
	if (at < 0) return { dedication: words, message: "" };
	return { dedication: words.slice(0, at), message: words.slice(at + BETWEEN.length) };
}

/** What the page says with both. */
export function dedicationWith(dedication: string, message: string): string {
	return message === "" ? dedication : dedication + BETWEEN + message;
}
