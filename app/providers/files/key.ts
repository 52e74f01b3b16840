const LONGEST_KEY = 300;
// The file systems we write to end a name at 255 bytes; the rest is for the suffix of a file on its way in.
const LONGEST_SEGMENT = 200;
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Holds every adapter to the same keys: segments of letters, digits, dot, dash and underscore, none beginning
 * with a dot, no `..`, at most 300 characters. Keys are made by the shop and never typed by a person, so a bad
 * one is a bug and throws.
 */
export function checkKey(key: string): void {
	const segments = key.split("/");
	const good =
		key.length <= LONGEST_KEY &&
		!key.includes("..") &&
		segments.every((segment) => segment.length <= LONGEST_SEGMENT && SEGMENT.test(segment));
	if (!good) throw new Error(`not a file key: ${JSON.stringify(key.slice(0, LONGEST_KEY))}`);
}
