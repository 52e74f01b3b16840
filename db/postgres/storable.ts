const NUL = "\0";
/** A NUL as JSON writes it, where the backslash isn't an escaped one itself. */
const ESCAPED_NUL = /(?<!\\)((?:\\\\)*)\\u0000/g;

/**
 * A value as PostgreSQL's text can hold it: without NUL, which SQLite keeps and nobody types; in JSON without an escaped one too,
 * at which its operators fail. Whoever sends one finds what they sent without it, not an error.
 */
export function storable(value: unknown): unknown {
	if (typeof value !== "string") return value;
	const text = value.includes(NUL) ? value.replaceAll(NUL, "") : value;
	return /^[[{]/.test(text) && text.includes("\\u0000") ? text.replace(ESCAPED_NUL, "$1") : text;
}
