import { type Finite, finite } from "./verbs";

/** A sentence of an idea in its clauses, where each is understood for certain. */

export type Clause = {
	/** Empty where it is the one of the clause before. */
	subject: string;
	verb: Finite;
	rest: string;
	/** How it goes on from the clause before; empty at the beginning of a sentence. */
	joint: string;
};

const JOINTS = /(,? (?:and then|but then|and|but|then) |, )/u;

/** Clauses of a sentence in their order; null when it is not understood. */
export function clausesOf(sentence: string, names: readonly string[]): Clause[] | null {
	const parts = sentence.trim().split(JOINTS);
	const clauses: Clause[] = [];
	for (let index = 0; index < parts.length; index += 2) {
		const joint = index === 0 ? "" : (parts[index - 1] ?? "");
		const clause = clauseOf(parts[index] ?? "", joint, names, clauses.at(-1));
		const before = clauses.at(-1);
		if (clause) clauses.push(clause);
		else if (before) before.rest += joint + (parts[index] ?? "");
		else if (index + 2 < parts.length && isOfNames(parts[index] ?? "", names))
			// "Mia and Joe build": a list of names before its verb.
			parts[index + 2] = `${parts[index]}${parts[index + 1]}${parts[index + 2]}`;
		else return null;
	}
	return clauses.every(({ rest }) => isPlain(rest)) ? clauses : null;
}

const SUBJECT =
	/^(?:(?:the|an?|his|her|their|its) [\p{L}\p{M}’-]+(?: [\p{L}\p{M}’-]+){0,2}|he|she|they|it)$/iu;

function clauseOf(
	part: string,
	joint: string,
	names: readonly string[],
	before: Clause | undefined,
): Clause | null {
	const words = part.trim().split(" ");
	for (let at = 0; at < Math.min(words.length, 9); at++) {
		const subject = words.slice(0, at).join(" ");
		const verb = finite(words[at] ?? "");
		if (!verb) continue;
		const agrees = before && (verb.verb === null || verb.isPlural === before.verb.isPlural);
		if (at === 0 && !agrees) return null;
		if (at > 0 && !SUBJECT.test(subject) && !isOfNames(subject, names)) continue;
		const several = / and |, |^(?:they|(?:the|his|her|their) [\p{L} ’-]+)$/iu.test(subject);
		if (at > 0 && verb.isPlural && !several && verb.past !== words[at]) continue;
		return { subject, verb, rest: words.slice(at + 1).join(" "), joint };
	}
	return null;
}

/** "Mia", "Mia and her dog Biscuit". */
const isOfNames = (text: string, names: readonly string[]) =>
	text
		.split(/, | and /u)
		.every((name) =>
			isName(name.replace(/^(?:his|her|their) [\p{L}-]+ (?=[\p{L}])| the [\p{L}-]+$/giu, ""), names),
		);

export const isName = (name: string, names: readonly string[]) =>
	names.some((known) => known.toLowerCase() === name.trim().toLowerCase());

/** "before the night comes", at an end: the one clause that is known to say only when. */
const WHEN =
	/ (?:before|after|until) (?:(?:the|an?|it|her|his|their|school) ?)(?:[\p{L}’-]+ ){0,2}?(\p{L}+)(?= (?:up|down|out|over|home|to sleep)$|$)/u;

/** "before the night came", as a story in the past says it; anything else stays as it is. */
export const whenInPast = (text: string) =>
	text.replace(WHEN, (clause, word: string) => {
		const form = finite(word);
		return form?.present === word && !form.isPlural ? clause.slice(0, -word.length) + form.past : clause;
	});

const withoutWhen = (text: string) => (whenInPast(text) === text ? text : text.replace(WHEN, ""));

/** What follows the verb may tell of somebody "who helps", but of no clause that isn't known. */
export const isPlain = (rest: string) => isWithoutClause(withoutWhen(rest));

const isWithoutClause = (rest: string) =>
	!/(?<!\p{L})(?:when|until|what|so)(?!\p{L})/iu.test(rest) &&
	!/(?<!\p{L}|who |that |which )(?:is|are|was|were|has|does|gets|goes|comes|can|will)(?!\p{L})/iu.test(
		rest,
	) &&
	[...rest.matchAll(/(?<!\p{L})(?:who|that|which) ([\p{L}’-]+)/giu)].every(
		([, word = ""]) => finite(word) !== undefined,
	);
