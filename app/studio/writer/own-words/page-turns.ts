import { knownNoun } from "../noun-classes";
import type { Tagged } from "../read-idea";

/** Where a page may be turned within a sentence: before "and", "but", "so", "until", or at a comma, with something done on either side. */

/** Of two places the one with the lower rank is turned at. */
type Turn = { at: number; rank: number };

/** A list is told item by item only where there is little else to tell. */
export const LISTED = 6;
/** "Her baby brother is one" says too little for a page: so high is its rank. */
export const BRIEF = 10;
const FEW = 4;
const LEAST_BEFORE = 2;
const LEAST_AFTER = 3;
const LONG = 4;
const LEAST_WORDS_WHERE = 5;
const OUTRIGHT = /^(?:but|until|till|because|while|then|except|when|so|where)$/u;
const LEADS = /^(?:and|but|so|then|or|until|because)$/u;
const JOINED = /^(?:PRON|PROPN|DET|NOUN|ADV|SCONJ|CCONJ|NUM|INTJ)$/u;
const SUBJECT = /^(?:PRON|PROPN|DET|NOUN|NUM)$/u;

/** Takes a sentence's words as they were tagged; gives its turns, in their order. */
export function turnsOf(words: readonly Tagged[]): Turn[] {
	let depth = 0;
	let isQuoted = false;
	const turns: Turn[] = [];
	const isDone = (some: readonly Tagged[]) => some.some(({ pos }) => pos === "VERB" || pos === "AUX");
	const counted = (some: readonly Tagged[]) => some.filter(({ word }) => /[\p{L}\p{N}]/u.test(word)).length;
	for (const [at, { word, pos }] of words.entries()) {
		if (word === "(") depth++;
		if (word === ")") depth = Math.max(0, depth - 1);
		if (word === "“" || word === "‘") isQuoted = true;
		if (word === "”" || (word === "’" && isQuoted)) isQuoted = false;
		const [last, next] = [words[at - 1], words[at + 1]];
		if (at === 0 || depth > 0 || isQuoted || !last) continue;
		const lower = word.toLowerCase();
		const isComma = /^[,;:]$/u.test(last.word);
		const isLed = LEADS.test((isComma ? (words[at - 2]?.word ?? "") : last.word).toLowerCase());
		const rank = rankOf();
		if (rank === null || isLed) continue;
		const [before, after] = [words.slice(0, at), words.slice(at)];
		// The tagger takes some verbs for nouns: "the boiler breaks".
		if (!(isDone(before) || counted(before) >= LONG) || (rank < LISTED && !isDone(after.slice(0, 9))))
			continue;
		if (counted(before) < LEAST_BEFORE || counted(after) < (rank === LISTED ? 2 : LEAST_AFTER)) continue;
		// "Round and round".
		if (last.word === next?.word) continue;
		const isBrief = Math.min(counted(before), counted(after)) < FEW;
		turns.push({ at: words[at]?.at ?? 0, rank: rank + (isBrief ? BRIEF : 0) });

		function rankOf(): number | null {
			// "Nothing but cry".
			if (lower === "but" && /^(?:nothing|anything|everything|everyone|all|anyone)$/iu.test(last?.word ?? ""))
				return null;
			if (isComma && (LEADS.test(lower) || OUTRIGHT.test(lower))) return 1;
			if (isComma && SUBJECT.test(pos) && clauseFollows()) return 1;
			if (isComma && isInList()) return LISTED;
			if (lower === "so" && (!SUBJECT.test(next?.pos ?? "") || /^(?:VERB|AUX)$/u.test(last?.pos ?? "")))
				return null;
			if (lower === "when" || lower === "where")
				return last?.pos === "VERB" || last?.pos === "ADP" || clauseLength() < LEAST_WORDS_WHERE ? null : 5;
			if (OUTRIGHT.test(lower) && next && JOINED.test(next.pos)) return 2;
			if (lower !== "and" || !next) return null;
			const [first, second] = [words[at + 1], words[at + 2]];
			if (OUTRIGHT.test(first?.word.toLowerCase() ?? "")) return 2;
			if (first?.pos === "VERB" || first?.pos === "AUX")
				return second && (/^(?:DET|PRON|PROPN)$/u.test(second.pos) || !knownNoun(first.word.toLowerCase()))
					? 4
					: null;
			return SUBJECT.test(first?.pos ?? "") && clauseFollows(1) ? 3 : null;
		}
		/** "A knight, and a whole rugby team, and a lady with a piano". */
		function isInList(): boolean {
			const starts = words.filter(({ word: one, pos: of }, on) => {
				const [comma, led] = [words[on - 1]?.word, words[on - 2]?.word];
				const isBehind = comma === "," || comma === ":" || (comma?.toLowerCase() === "and" && led === ",");
				return isBehind && (of === "DET" || of === "NUM") && one !== "";
			});
			const first = lower === "and" ? next : words[at];
			return starts.length > 1 && first !== undefined && starts.includes(first);
		}
		function clauseLength(): number {
			const end = words.findIndex(({ word: one }, on) => on > at && /^(?:[,;]|and|but|so)$/iu.test(one));
			return counted(words.slice(at, end < 0 ? words.length : end));
		}
		/** Whether whoever is named next does something, before anything else is joined on. */
		function clauseFollows(from = 0): boolean {
			const following = words.slice(at + from, at + from + 6);
			const end = following.findIndex(({ word: one }, on) => on > 0 && /^(?:[,;]|and|or)$/iu.test(one));
			return isDone(end < 0 ? following : following.slice(0, end));
		}
	}
	return turns;
}
