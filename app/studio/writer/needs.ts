import type { ReadingLevel } from "~/studio/story/levels";

const SHORTER =
	/(?<!\p{L})(?:(?:very|really|extra|super) (?:short|easy|simple)|(?:easiest|simplest)|(?:few|fewer|single|one or two|two or three) words?)(?!\p{L})/iu;
const LONGER =
	/(?<!\p{L})(?:(?:long|longer) sentences?|(?:(?:lots|plenty) of|more|extra) details?|(?:longer|harder|richer?|more advanced|more challenging) (?:words?|vocabulary|text|reading|language))(?!\p{L})/iu;
/** "No long sentences" asks for none. */
const DENIED = /(?:(?<!\p{L})(?:no|not|never|without|avoid|avoiding|nothing)|n[’']t)(?: [\p{L}’'-]+){1,4}/giu;

const NUMBERS = "three four five six seven eight nine ten eleven twelve".split(" ");
const AGE = `(\\d{1,2}|${NUMBERS.join("|")})`;
/** How old a reader the words are for; how old the child is says less, so the reading age is looked for first. */
const AGES = [
	`reading age(?: is| of)? ${AGE}`,
	`reads (?:like|as) an? ${AGE}`,
	`for an? ${AGE}[ -]years?[ -]olds?`,
].map((words) => new RegExp(`(?<!\\p{L})${words}(?![\\p{L}\\d])`, "iu"));

function readingAge(asked: string): number | null {
	const said = AGES.map((age) => age.exec(asked)?.[1]).find((age) => age !== undefined);
	if (said === undefined) return null;
	const word = NUMBERS.indexOf(said.toLowerCase());
	return word < 0 ? Number(said) : word + 3;
}

/** The level for a reader so old, where nothing else is said. */
function levelOfAge(age: number): ReadingLevel {
	if (age < 4) return "tiny";
	if (age < 6) return "custom";
	if (age < 8) return "confident";
	return age < 10 ? "whiz" : "pro";
}

/**
 * Takes what the reader of a Custom Level needs; gives the level whose sentences come nearest: the smallest readers' for very
 * short ones, Word Whiz's for longer ones, and an age's where one is said. Custom Level's own are short, plain and literal,
 * which most wishes come to; they serve whatever isn't understood for certain, and wishes that don't agree.
 */
export function levelFor(needs: string): ReadingLevel {
	const asked = needs.replace(DENIED, " ");
	const [shorter, longer] = [SHORTER.test(asked), LONGER.test(asked)];
	const age = readingAge(asked);
	if (shorter && longer) return "custom";
	if (shorter) return age === null || age < 6 ? "tiny" : "custom";
	if (longer && age === null) return "whiz";
	if (longer && age !== null && age < 8) return "custom";
	return age === null ? "custom" : levelOfAge(age);
}
