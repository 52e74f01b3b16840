import { knownNoun } from "../noun-classes";
import { IRREGULAR } from "../words";
import type { Heard } from "./heard";
import { verbAt } from "./noun-phrase";
import { lemmaOf, present } from "./verbs";

/** The verbs of a clause, put into the present: "will not wear", "has to chase", "is looking for". */

const MODALS = new Set("will would can could should must may might shall 'll 'd wo ca".split(" "));
const KEPT = new Set("never always still nearly almost".split(" "));
/** "More brave than": what is weighed is told wrong without its weight. */
const WEIGHED = new Set("more less most least as hardly barely".split(" "));
const PARTICIPLES = new Set(
	"stolen taken broken gone eaten hidden forgotten frozen worn torn written ridden driven given shown grown flown thrown known fallen seen done drawn sung begun swum".split(
		" ",
	),
);
const STATES = new Set("be have like love hate live know work want need".split(" "));
export const FILLERS = new Set(
	"please just really actually basically maybe also even ever only too".split(" "),
);

export type Group = {
	/** As they are printed. */
	group: readonly string[];
	/** The lemma of what is done. */
	verb: string;
	end: number;
	/** "Will not". */
	isRefused: boolean;
	isDenied: boolean;
	isState: boolean;
	isPassive?: boolean;
};

const skipAdverbs = (words: readonly Heard[], from: number, kept: string[]): number => {
	let at = from;
	while (
		words[at] &&
		(words[at]?.pos === "ADV" || FILLERS.has(words[at]?.lower ?? "")) &&
		verbAt(words, at) === null
	) {
		const lower = words[at]?.lower ?? "";
		if (KEPT.has(lower)) kept.push(lower);
		at++;
	}
	return at;
};

export const isParticiple = (word: Heard | undefined) =>
	word !== undefined &&
	// "Swum" may be tagged for a noun.
	(word.pos === "VERB" ||
		(IRREGULAR.has(word.lower) && knownNoun(word.lower) === null && word.lower.endsWith("um"))) &&
	/(?:ed|en|wn|ne|ht|lt|nt|ng|st|ut|ck|de|ft|id|un|um|ot|ld|nd|et)$/u.test(word.lower) &&
	!word.lower.endsWith("ing");

/** "Wobble" of "wobbling", which may be tagged for a noun. */
const doingOf = (word: Heard): string | null =>
	lemmaOf(word) ?? (/[bdgkpt]ling$/u.test(word.lower) ? word.lower.replace(/ing$/u, "e") : null);

/** "To post her a hug", though "post" may be tagged for a noun. */
export const isDone = (words: readonly Heard[], at: number) => {
	const [word, next] = [words[at] as Heard, words[at + 1]];
	if (lemmaOf(word) === null) return false;
	if (word.pos === "VERB" || word.pos === "AUX") return true;
	return word.pos === "NOUN" && (next?.pos === "DET" || next?.pos === "PRON" || (next?.who ?? null) !== null);
};

/** The verbs from `at` on in the present; null: none is there. */
export function readGroup(
	words: readonly Heard[],
	from: number,
	isPlural: boolean,
	isUnknown = false,
): Group | null {
	const kept: string[] = [];
	let at = skipAdverbs(words, from, kept);
	const word = words[at];
	if (!word) return null;
	const not = (on: number) => words[on]?.lower === "not" || words[on]?.lower === "never";
	const told = (verb: string, group: readonly string[], end: number, more: Partial<Group> = {}): Group => ({
		group: [...kept, ...group],
		verb,
		end,
		isRefused: false,
		isDenied: false,
		isState: false,
		...more,
	});
	const be = isPlural ? "are" : "is";
	const does = isPlural ? "do not" : "does not";
	if (MODALS.has(word.lower)) {
		const isDenied = not(at + 1);
		at = skipAdverbs(words, at + (isDenied ? 2 : 1), []);
		const next = words[at];
		const verb = next ? lemmaOf(next) : null;
		if (!next || verb === null) return null;
		if (verb === "like" && (word.lower === "would" || word.lower === "'d"))
			return isDenied ? null : told("want", [present("want", isPlural)], at + 1);
		// "She would have laughed" is past, and may not be.
		if (verb === "have" && !/^(?:DET|PRON|NUM|NOUN)$/u.test(words[at + 1]?.pos ?? "DET")) return null;
		// "She would be devastated" doesn't come to pass.
		if (word.lower === "would" && verb === "be") return null;
		if (verb === "be" && words[at + 1]?.pos === "VERB" && isParticiple(words[at + 1]))
			return told(
				lemmaOf(words[at + 1] as Heard) ?? "be",
				[be, ...(isDenied ? ["not"] : []), words[at + 1]?.lower ?? ""],
				at + 2,
				{ isDenied },
			);
		if (isDenied && (word.lower === "will" || word.lower === "would" || word.lower === "wo"))
			return told(verb, ["will not", verb], at + 1, { isRefused: true });
		if (word.lower === "can" || word.lower === "could" || word.lower === "ca")
			return told(verb, [isDenied ? "cannot" : "can", verb], at + 1, { isDenied });
		if (isDenied)
			return verb === "be"
				? told(verb, [be, "not"], at + 1, { isDenied, isState: true })
				: told(verb, [does, verb], at + 1, { isDenied });
		return told(verb, [present(verb, isPlural)], at + 1, { isState: verb === "be" });
	}
	const own = verbAt(words, at);
	if (own === null) return null;
	if (own === "do" && not(at + 1) && words[at + 2]) {
		const verb = lemmaOf(words[at + 2] as Heard);
		return verb === null ? null : told(verb, [does, verb], at + 3, { isDenied: true });
	}
	if (own === "have") {
		if (words[at + 1]?.lower === "to") {
			const verb = words[at + 2] ? lemmaOf(words[at + 2] as Heard) : null;
			return verb === null ? null : told(verb, [isPlural ? "have to" : "has to", verb], at + 3);
		}
		const isDenied = not(at + 1);
		const on = skipAdverbs(words, at + (isDenied ? 2 : 1), []);
		const next = words[on];
		if (next?.lower === "been" && isParticiple(words[on + 1])) {
			const done = words[on + 1] as Heard;
			const said = [isPlural ? "have" : "has", ...(isDenied ? ["never"] : []), "been", done.lower];
			return told(lemmaOf(done) ?? "be", said, on + 2, { isDenied, isPassive: true });
		}
		if (next?.lower === "been" && words[on + 1]?.lower.endsWith("ing")) {
			const verb = doingOf(words[on + 1] as Heard);
			return verb === null ? null : told(verb, [present(verb, isPlural)], on + 2);
		}
		if (next?.lower === "got" && words[on + 1]?.pos === "ADP")
			return told("get", [isPlural ? "have" : "has", "got"], on + 1);
		if (next?.lower === "got" && !isDenied)
			return told("have", [isPlural ? "have" : "has"], on + 1, { isState: true });
		if (next && isParticiple(next)) {
			const verb = lemmaOf(next);
			return verb === null
				? null
				: told(verb, [isPlural ? "have" : "has", ...(isDenied ? ["never"] : []), next.lower], on + 1, {
						isDenied,
					});
		}
		return isDenied ? null : told("have", [isPlural ? "have" : "has"], at + 1, { isState: true });
	}
	if (own === "be") {
		const isDenied = not(at + 1);
		const adverbs: string[] = [];
		let on = at + (isDenied ? 2 : 1);
		for (; words[on]?.pos === "ADV" || FILLERS.has(words[on]?.lower ?? ""); on++) {
			const [{ lower }, after] = [words[on] as Heard, words[on + 1]];
			if (WEIGHED.has(lower)) return null;
			const isFiller = FILLERS.has(lower) && !(lower === "too" && after?.pos === "ADJ");
			// "Is away for a week" says where.
			if (!isFiller && !/^(?:ADJ|ADV|VERB|DET|NUM|NOUN|PROPN|PRON)$/u.test(after?.pos ?? "")) break;
			if (!isFiller && /ly$|^(?:very|too|so|quite|never|always|still|almost)$/u.test(lower))
				adverbs.push(lower);
		}
		const next = words[on];
		if (next?.lower === "got" && !isDenied)
			return told("have", [isPlural ? "have" : "has"], on + 1, { isState: true });
		const said = [be, ...(isDenied ? ["not"] : []), ...adverbs];
		if (
			next?.lower.endsWith("ing") &&
			next.lower !== "being" &&
			doingOf(next) !== null &&
			words[on - 1]?.pos !== "DET"
		) {
			if (next.lower === "going" && words[on + 1]?.lower === "to") {
				const verb = words[on + 2] ? lemmaOf(words[on + 2] as Heard) : null;
				return verb === null
					? null
					: told(verb, [isDenied ? does : "", isDenied ? verb : present(verb, isPlural)], on + 3, {
							isDenied,
						});
			}
			const verb = doingOf(next) ?? "";
			return told(verb, isDenied ? [does, verb] : [present(verb, isPlural)], on + 1, { isDenied });
		}
		// "He's said we can": he has.
		if (next?.lower === "said" && !isDenied) return told("say", [present("say", isPlural)], on + 1);
		if (isParticiple(next))
			return told(lemmaOf(next as Heard) ?? "be", [...said, next?.lower ?? ""], on + 1, {
				isDenied,
				isPassive: true,
			});
		return told("be", said, on, { isDenied, isState: true });
	}
	if (word.lower === "used" && words[at + 1]?.lower === "to") return null;
	if (word.lower.endsWith("ing")) return null;
	// "All colours stolen": by whom, nobody says.
	if (PARTICIPLES.has(word.lower)) return null;
	// "They play noughts and crosses": one crosses, several cross.
	if (isPlural && word.lower !== own && word.lower === present(own, false)) return null;
	// "The pierogi go cold": of what the word list doesn't know, its verb tells whether it is several.
	const isMany = isPlural || (isUnknown && word.pos === "VERB" && word.lower === own);
	return told(own, [present(own, isMany)], at + 1, {
		isState: STATES.has(own) && own !== "want" && own !== "need",
	});
}
