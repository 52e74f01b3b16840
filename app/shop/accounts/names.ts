import { withoutLookAlikes } from "./confusables";
import { RESERVED_BEGINNINGS, RESERVED_NAMES } from "./reserved-names";
import { USERNAME_MAX, USERNAME_MIN } from "./rules";

/**
 * What a user name may consist of: letters of any script, marks on them, figures, single spaces and a few signs. Control
 * characters, right-to-left marks, zero-width characters and everything else invisible are thereby out.
 */
const WELL_FORMED = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[ ._'’&-])*$/u;
/** Letters by name that show nothing, such as the Hangul filler. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** A letter with three marks on it is no letter of any alphabet. */
const HEAPED_MARKS = /\p{M}{3}/u;

/** A user name as it is stored: composed, without spaces around it or twice in a row. */
export function tidyName(name: string): string {
	return name.normalize("NFC").trim().replace(/ {2,}/g, " ");
}

/** Why a tidied name can't be a user name, in the customer's words; null when it can. */
export function usernameProblem(name: string): string | null {
	const length = [...name].length;
	if (length < USERNAME_MIN) return `Username must have at least ${USERNAME_MIN} characters`;
	if (length > USERNAME_MAX || name.length > 2 * USERNAME_MAX) {
		return `Username must have at most ${USERNAME_MAX} characters`;
	}
	if (!WELL_FORMED.test(name) || INVISIBLE.test(name) || HEAPED_MARKS.test(name)) {
		return "Username may have letters, numbers, spaces and . _ ' & - only";
	}
	return null;
}

/**
 * The form in which user names are compared: folded for width, case and look-alike letters, so that nobody can pass for
 * somebody else.
 */
export function foldName(name: string): string {
	// A dotted capital I leaves its dot behind as a mark.
	const folded = tidyName(name).normalize("NFKC").toLowerCase().replaceAll("i\u0307", "i");
	return withoutLookAlikes(folded).replace(/ +/g, " ");
}

/** A name as somebody reads it in passing: without accents, spaces and signs. */
function atAGlance(name: string): string {
	const plain = name.normalize("NFKD").replace(/\p{M}/gu, "");
	return foldName(plain).replace(/[^\p{L}\p{N}]/gu, "");
}

const reserved = new Set(RESERVED_NAMES.map(atAGlance));
const reservedBeginnings = RESERVED_BEGINNINGS.map(atAGlance);

/** Whether a name, or its look-alike, could pass for the shop; figures behind it make no difference. */
export function isReservedName(name: string): boolean {
	const read = atAGlance(name);
	const bare = atAGlance(name.replace(/[^\p{L}]+$/u, ""));
	return reserved.has(read) || reserved.has(bare) || reservedBeginnings.some((own) => read.startsWith(own));
}

/** A user name made from what an identity provider calls somebody; `attempt` 0, 1, 2 ... gives the next to try. */
export function nameFrom(given: string, attempt: number): string {
	const letters = tidyName(given.replace(/[^\p{L}\p{N}\p{M} .'-]|\p{Default_Ignorable_Code_Point}/gu, ""));
	const ending = attempt === 0 ? "" : ` ${attempt + 1}`;
	const base = [...letters]
		.slice(0, USERNAME_MAX - ending.length)
		.join("")
		.trim();
	const name = tidyName(base + ending);
	return usernameProblem(name) === null ? name : `Reader ${attempt + 1}`.padEnd(USERNAME_MIN, "1");
}
