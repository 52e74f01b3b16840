import { definite, lowered } from "./aim";
import { bareName, type Clause, isName, whenInPast } from "./clauses";
import { withNamesAsTyped } from "./spelling-of-names";
import { finite } from "./verbs";
import { capitalise, wordsOf } from "./wording";

/** Clauses of an idea told again as whole sentences. */

export type Manner = {
	tense: "past" | "present";
	/** "The lamp broke and Mia mended it" as "The lamp broke. Mia mended it." */
	isPlain: boolean;
	/** Who is in it, the main character first, and how to speak of the main character. */
	names: readonly string[];
	she: string;
};

/** Most words that are still one sentence for those who read plain ones. */
const PLAIN_WORDS = 10;
const AND_SO_ON = /^,? (?:and|and then|then|but|so) $/u;

/** The subject of a clause, or the one that it shares with those before. */
export function subjectAt(clauses: readonly Clause[], index: number): string {
	for (let at = index; at >= 0; at--) if (clauses[at]?.subject) return clauses[at]?.subject ?? "";
	return "";
}

/** "who helps him and waits" is "who helped him and waited" once it is past. */
export const inPast = (rest: string) => {
	const [first = "", ...told] = rest.split(/(?<= (?:who|that|which) )/iu);
	const past = (text: string) =>
		text.replace(/^[\p{L}’-]+|(?<= and )[\p{L}’-]+/gu, (word) => {
			const form = finite(word);
			return form && (form.present === word || form.past === word) && !form.isPlural ? form.past : word;
		});
	return first + told.map(past).join("");
};

/** Takes the clauses from the first up to an end; gives them told, without the last full stop. */
export function toldAgain(clauses: readonly Clause[], first: number, end: number, manner: Manner): string {
	const next = clauses.findIndex(({ joint }, index) => index > first && index < end && joint === "");
	if (next >= 0)
		return `${toldAgain(clauses, first, next, manner)}. ${toldAgain(clauses, next, end, manner)}`;
	const whole = inOneSentence(clauses, first, end, manner);
	const at = clauses.findIndex(({ joint }, index) => index > first && index < end && AND_SO_ON.test(joint));
	const isLong = manner.isPlain && wordsOf(whole).length > PLAIN_WORDS;
	if (!isLong || at < 0) return whole;
	const { subject, joint } = clauses[at] as Clause;
	const named = subject || spokenOf(subjectAt(clauses, at), manner);
	const rest = clauses.map((clause, index) =>
		index === at ? { ...clause, subject: named, joint: "" } : clause,
	);
	const link = /but|so|then/u.exec(joint)?.[0];
	const told = toldAgain(rest, at, end, manner);
	return `${inOneSentence(clauses, first, at, manner)}. ${link ? `${capitalise(link)} ${afterOpening(told)}` : told}`;
}

/** Somebody just named. */
function spokenOf(subject: string, { names, she }: Manner): string {
	if (/ and /u.test(subject)) return "they";
	return isName(bareName(subject), names.slice(0, 1)) ? she : definite(subject);
}

const afterOpening = (said: string) =>
	/^(?:he|she|they|it|the|an?|his|her|their|something|some(?:one|body)|every(?:one|body)|there) /iu.test(said)
		? lowered(said)
		: said;

function inOneSentence(clauses: readonly Clause[], first: number, end: number, manner: Manner): string {
	const { tense, names } = manner;
	return clauses
		.slice(first, end)
		.map(({ subject: own, how, verb, rest, joint, when }, index) => {
			const isFirst = index === 0;
			const carried = isFirst ? subjectAt(clauses, first + index) : own;
			const subject = withNamesAsTyped(carried, names, true);
			const named = isFirst && first > 0 && / and /u.test(subject) ? "They" : subject;
			const told = tense === "past" ? whenInPast(inPast(rest)) : rest;
			const said = [named, how, verb[tense], told].filter((words) => words !== "").join(" ");
			const linked = tense === "past" ? joint.replace(" tonight ", " that night ") : joint;
			const opening = isFirst ? when || / ((?:one|to|that) ?\p{L}+) $/u.exec(linked)?.[1] : undefined;
			const whole = opening ? `${opening} ${afterOpening(said)}` : said;
			return isFirst ? capitalise(whole) : `${linked}${whole}`;
		})
		.join("");
}
