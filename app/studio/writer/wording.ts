/** Small rules of text that every part of the writer needs. */

export function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A family's words as a pattern that matches just them. */
export const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a text names somebody. */
export function isNamed(name: string, text: string): boolean {
	return new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, "u").test(text);
}
