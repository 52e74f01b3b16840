import { BE, has, type Word } from "./words";

/** What an idea says not to be. */

const STOPS = /^[.,;:!?()–—-]$/;
/** Behind "is not" they deny nothing of what follows: who isn't keen on water has a story of water. */
const NO_DENIAL = new Set(
	"keen sure happy allowed able ready bothered impressed used interested there here one only just so very too quite fussed convinced pleased want like sleep".split(
		" ",
	),
);
const ENOUGH_OF = new Set(["instead", "enough", "sick", "tired", "bored"]);
const AUTHORS = new Set(["i", "we", "please", "pls", "just", "and", "but", "so", "also"]);
const ASKING = new Set(
	"want need mention include put make have give use add show kill say bring let draw write do call promise".split(
		" ",
	),
);

/** "No dragons", "not scared of the dark", "please don't mention the bike": what a negator reaches, up to the clause's end. */
export function markDenied(words: Word[]) {
	for (const [at, word] of words.entries()) {
		const reach = reachOf(words, at);
		if (!reach) continue;
		for (let on = at + 1; on < words.length; on++) {
			const next = words[on];
			if (!next || next.sentence !== word.sentence || next.part !== word.part || STOPS.test(next.lower))
				break;
			if (["but", "because", "so", "just", "who", "until", "when", "he", "she"].includes(next.lower)) break;
			if (
				reach === "noun" &&
				on > at + 1 &&
				(next.pos === "VERB" ||
					next.pos === "AUX" ||
					(next.pos === "ADP" && next.lower !== "of") ||
					next.lower === "and")
			)
				break;
			next.deniedBy ??= at;
		}
	}
}

/** How far a word denies: the noun behind it, the clause, or nothing (null). */
function reachOf(words: readonly Word[], at: number): "noun" | "clause" | null {
	const [word, next, last] = [words[at], words[at + 1], words[at - 1]];
	if (!word || !next) return null;
	if (word.lower === "no") return STOPS.test(next.lower) || next.lower === "one" ? null : "noun";
	if (word.lower === "without" || (word.lower === "than" && last?.lower === "rather")) return "noun";
	if (word.lower === "of" && last && ENOUGH_OF.has(last.lower)) return "noun";
	if (word.lower === "but" && last?.lower === "anything") return "noun";
	if (word.lower !== "not") return null;
	if (has(next, NO_DENIAL)) return null;
	if (last && BE.has(last.lower)) return "clause";
	if (last?.lower === "do") {
		const before = words[at - 2];
		const isAsked =
			!before || before.sentence !== word.sentence || STOPS.test(before.lower) || AUTHORS.has(before.lower);
		const wants = next.lower === "want" || next.lower === "need" ? words[at + 2]?.lower !== "to" : true;
		return isAsked && wants && has(next, ASKING) ? "clause" : null;
	}
	if (last?.lower === "must" && (next.lower === "get" || next.lower === "be")) return "clause";
	if (last?.pos === "AUX") return null;
	return ["ADJ", "DET", "NOUN", "VERB", "PRON"].includes(next.pos) ? "clause" : null;
}
