import { knownNoun } from "../noun-classes";
import { readGroup } from "./group";
import type { Heard, NounPhrase } from "./heard";
import type { Meant } from "./meant";
import { readNounPhrase, verbAt } from "./noun-phrase";
import { STOP } from "./verb-classes";

/** Several in a row, "Mum, Dad and the cat", who do something or to whom it is done. */

/** Who does something: before a verb all of them do it. */
export function readSubject(
	words: readonly Heard[],
	at: number,
	meant: Meant,
	whose?: NounPhrase,
): NounPhrase | null {
	const isOnly = words[at]?.lower === "only";
	const subject = readNounPhrase(words, isOnly ? at + 1 : at, meant, whose);
	if (!subject || isOnly) return subject && { ...subject, pieces: ["only", ...subject.pieces] };
	const all = withOthers(words, subject, (on) => {
		const next = verbAt(words, on) ? null : readNounPhrase(words, on, meant, whose ?? subject);
		return next?.isPronoun && next.people.length === 0 ? null : next;
	});
	const isList = all !== subject;
	// "Leo, the cat, and Martin who is acting oddly": who is? "Does nothing but cry and Kian is": no list.
	if (isList && words[all.end]?.lower === "who") return null;
	const classes = knownNoun(subject.head ?? "")?.classes;
	const isSomebody =
		subject.head === undefined ||
		(["animal", "magical", "person", "toy"] as const).some((one) => classes?.has(one) ?? false);
	return isList && all.people.length > subject.people.length && !isSomebody ? null : all;
}

/** What is done to, where no clause begins with the next of them. */
export function readObject(
	words: readonly Heard[],
	at: number,
	meant: Meant,
	subject: NounPhrase,
	isBareKept: boolean,
): NounPhrase | null {
	const noun = readNounPhrase(words, at, meant, subject, isBareKept);
	if (!noun) return null;
	return withOthers(words, noun, (on) => {
		const next = verbAt(words, on) ? null : readNounPhrase(words, on, meant, subject, isBareKept);
		// "At window and the boy next door …": he does something.
		const isOther = isBareKept && words[on]?.pos === "DET" && words[at]?.pos !== "DET";
		return !next || next.isPronoun || isOther || readGroup(words, next.end, next.isPlural) ? null : next;
	});
}

/** Joined by commas and by an "and" before the last: without that they are no list. */
function withOthers(
	words: readonly Heard[],
	first: NounPhrase,
	readNext: (at: number) => NounPhrase | null,
): NounPhrase {
	let all = first;
	for (;;) {
		const isComma = words[all.end]?.lower === ",";
		const isLast = words[all.end + (isComma ? 1 : 0)]?.lower === "and";
		// ", and her string snaps" is no list of two.
		if ((!isComma && !isLast) || (isComma && isLast && all === first)) return first;
		const next = readNext(all.end + (isComma && isLast ? 2 : 1));
		if (!next) return first;
		all = {
			...all,
			pieces: [...all.pieces, isLast ? "and" : ",", ...next.pieces],
			people: [...all.people, ...next.people],
			end: next.end,
			isPlural: true,
		};
		if (isLast) return all;
	}
}

/** "No girls allowed"; "proper sinks", which may be two nouns. */
export function isNoSubject(words: readonly Heard[], subject: NounPhrase, from: number): boolean {
	const isBare =
		words[from - subject.pieces.length]?.lower !== subject.pieces[0] && subject.head !== undefined;
	const isLast = !words[from + 1] || STOP.test(words[from + 1]?.lower ?? "");
	const isTwoNouns = isBare && !subject.isPronoun && words[from]?.pos === "NOUN" && isLast;
	return subject.pieces[0] === "no" || isTwoNouns;
}
