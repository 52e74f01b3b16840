/** Every kind of line break: those of Windows, of old machines, and of Unicode. */
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * What a terminal, a mail program or a reader of text would obey instead of showing it: control characters (escapes begin with
 * one), halves of letters, whatever turns the direction of writing round, marks of bytes and of notes between lines.
 */
const OBEYED = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * A text that somebody typed as it may be stored, mailed and printed on a terminal. Lines and tabs stay, and so do the joiners
 * that emoji, Persian and the scripts of India are written with.
 */
export function printable(text: string): string {
	return text.replace(LINE_BREAKS, "\n").replace(OBEYED, "");
}
