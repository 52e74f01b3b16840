import { readGroup } from "./group";
import type { Heard, NounPhrase } from "./heard";
import type { Meant } from "./meant";
import { readNounPhrase, verbAt } from "./noun-phrase";

/** Several in a row, who do something or to whom it is done. */

/** Several in a row: "Mum, Dad and the cat". Before a verb all of them do it. */
export function readSubject(
	words: readonly Heard[],
	at: number,
	meant: Meant,
	whose?: NounPhrase,
): NounPhrase | null {
	const isOnly = words[at]?.lower === "only";
	let subject = readNounPhrase(words, isOnly ? at + 1 : at, meant, whose);
	if (isOnly && subject) return { ...subject, pieces: ["only", ...subject.pieces] };
	while (subject) {
		const joint = words[subject.end]?.lower;
		const isLast = joint === "and" || (joint === "," && words[subject.end + 1]?.lower === "and");
		if (joint !== "and" && joint !== ",") break;
		const next = readNounPhrase(words, subject.end + (joint === "," && isLast ? 2 : 1), meant, whose);
		if (!next || (next.isPronoun && next.people.length === 0) || verbAt(words, subject.end + 1)) break;
		if (!isLast && !["and", ","].includes(words[next.end]?.lower ?? "")) break;
		subject = withNext(subject, next, isLast);
	}
	return subject;
}

const withNext = (noun: NounPhrase, next: NounPhrase, isLast: boolean): NounPhrase => ({
	...noun,
	pieces: [...noun.pieces, isLast ? "and" : ",", ...next.pieces],
	people: [...noun.people, ...next.people],
	end: next.end,
	isPlural: true,
});

/** What is done to: several in a row, where no clause begins with the next. */
export function readObject(
	words: readonly Heard[],
	at: number,
	meant: Meant,
	subject: NounPhrase,
	isBareKept: boolean,
): NounPhrase | null {
	let noun = readNounPhrase(words, at, meant, subject, isBareKept);
	while (noun) {
		const joint = words[noun.end]?.lower;
		if (joint !== "and" && joint !== ",") break;
		const isLast = joint === "and" || words[noun.end + 1]?.lower === "and";
		const from: number = noun.end + (joint === "," && isLast ? 2 : 1);
		const next = verbAt(words, from) ? null : readNounPhrase(words, from, meant, subject, isBareKept);
		if (!next || next.isPronoun || readGroup(words, next.end, next.isPlural)) break;
		// A comma alone joins only where an "and" follows in the end.
		if (!isLast && words[next.end]?.lower !== "," && words[next.end]?.lower !== "and") break;
		noun = withNext(noun, next, isLast);
	}
	return noun;
}
