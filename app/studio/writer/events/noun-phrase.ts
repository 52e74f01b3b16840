import { article } from "~/studio/story/article";
import { knownNoun, singularOf } from "../noun-classes";
import { kinOf } from "../spellings";
import { ADJECTIVES, IRREGULAR, POSSESSIVE } from "../words";
import type { Piece } from "./event";
import type { Heard, NounPhrase } from "./heard";
import type { Meant } from "./meant";
import { lemmaOf } from "./verbs";

/** Reads who or what a clause is about. */

const ONE_OR_ALL = new Set(
	"everyone everybody someone somebody nobody anyone anybody everything something nothing".split(" "),
);
const DETERMINERS = new Set(
	"a an the some this that these those every each another both all two three four five six seven eight nine ten several many".split(
		" ",
	),
);
const MANY = new Set(
	"these those both all two three four five six seven eight nine ten several many".split(" "),
);
const PEOPLE = new Set("people children men women kids mice geese feet teeth sheep".split(" "));
const OWN: ReadonlySet<string> = new Set(["my", "our", "your"]);
/** Written as two words by the speller: "lets". */
const NOT_IN_A_PHRASE = new Set(["please", "let", "get", "got", "has", "have"]);

const ONES = new Set(["one", "ones"]);
/** A name that isn't the family’s: not a noun that only begins a sentence. */
const isNameLike = (word: Heard | undefined) =>
	word !== undefined &&
	word.pos === "PROPN" &&
	word.who === null &&
	(isCalled(word.lower) || (knownNoun(word.lower) === null && (!word.isFirst || isNameTyped(word))));
/** Somebody is called so: "Mum", "Santa". */
const isCalled = (lower: string) => lower === "santa" || kinOf(lower) !== null;
/** A sentence may begin with "Boiler". */
const isNameTyped = ({ typed, lower }: Pick<Heard, "typed" | "lower">) =>
	/^\p{Lu}\p{Ll}/u.test(typed) && !/(?:er|or|ing|ion|ment|ness|age|ture|stick)$/u.test(lower);
/** "Back to the hospital" is no back. */
const isAway = (words: readonly Heard[], at: number) =>
	/^(?:back|home|down|up|out|away)$/u.test(words[at]?.lower ?? "") && !isNoun(words[at + 1]);

const isNoun = (word: Heard | undefined) =>
	word !== undefined && (word.pos === "NOUN" || word.pos === "PROPN");
const isBefore = (word: Heard) =>
	word.pos === "ADJ" || word.pos === "NUM" || ADJECTIVES.has(word.lower) || isNoun(word);

/** The lemma of a verb that stands there, tagged for one or not: "the boiler breaks in the night", "and toasts the crumpets". */
export function verbAt(words: readonly Heard[], at: number): string | null {
	const [word, next] = [words[at], words[at + 1]];
	if (!word || word.who !== null) return null;
	const lemma = lemmaOf(word);
	if (word.pos === "VERB" || word.pos === "AUX") return isCounted(words, at) ? null : lemma;
	if (word.pos !== "NOUN" && (word.pos !== "ADJ" || ADJECTIVES.has(word.lower))) return null;
	// "The clouds open", "the crew chase them".
	const before = words[at - 1];
	const isOfSeveral =
		isNoun(before) && (PEOPLE.has(before?.lower ?? "") || /[^s]s$/u.test(before?.lower ?? ""));
	const isToThem = next?.pos === "PRON" && !POSSESSIVE.has(next.lower);
	if (lemma === word.lower && isNoun(before)) {
		const ends = next === undefined || /^(?:ADP|PART|PUNCT|CCONJ)$/u.test(next.pos) || isToThem;
		return (isOfSeveral && ends) || isToThem ? lemma : null;
	}
	if (word.pos !== "NOUN" || !/[^s]s$/u.test(word.lower)) return null;
	const isDone = next?.pos === "DET" || next?.pos === "PRON" || (next !== undefined && next.who !== null);
	if (lemma === null) return isDone && words[at - 1]?.pos !== "ADJ" ? singularOf(word.lower) : null;
	const isThere = next === undefined || isDone || /^(?:ADP|ADV|PART|PUNCT|CCONJ|SCONJ)$/u.test(next.pos);
	return isThere ? lemma : null;
}

/** "Seven bobble-hatted heads coming out of the fog". */
const isCounted = (words: readonly Heard[], at: number) =>
	/[^s]s$/u.test(words[at]?.lower ?? "") &&
	(words[at + 1]?.lower.endsWith("ing") ?? false) &&
	isNoun(words[at - 1]) &&
	[2, 3, 4].some((back) => words[at - back]?.pos === "NUM");

/**
 * Reads one from `at` on; null: none begins there. `subject` is who does what it is done to, if it is that; `meant` says for whom
 * or what pronouns stand. Nobody of the family is told by "my" or "our".
 */
export function readNounPhrase(
	words: readonly Heard[],
	at: number,
	meant: Meant,
	subject?: NounPhrase,
	isBareKept = false,
): NounPhrase | null {
	const first = words[at];
	if (!first) return null;
	if (first.lower === "no" && words[at + 1]?.lower === "one")
		return { pieces: ["nobody"], end: at + 2, people: [], isPlural: false, isPronoun: true };
	if (ONE_OR_ALL.has(first.lower))
		return { pieces: [first.lower], end: at + 1, people: [], isPlural: false, isPronoun: true };
	if (first.pos === "PRON" && !POSSESSIVE.has(first.lower)) return meant.byPronoun(first.lower, at, subject);
	// "Her" is whose it is only before a noun; "her back to the hospital" is her.
	const next = words[at + 1];
	if (
		first.lower === "her" &&
		(!(next?.lower === "very" || next?.pos.match(/NOUN|ADJ|PROPN|NUM/u)) || isAway(words, at + 1))
	)
		return meant.byPronoun("her", at, subject);
	// "Its raining" is what it does.
	if (first.lower === "its" && next?.lower.endsWith("ing")) return null;
	const pieces: Piece[] = [];
	let on = at;
	let isMany = false;
	let hasDeterminer = false;
	const people: number[] = [];
	// "Its mum" is nobody of the family.
	const isOthers = first.lower === "its" && next?.who != null;
	if (isOthers) return null;
	if (POSSESSIVE.has(first.lower) && first.lower !== "'s") {
		on++;
		hasDeterminer = true;
		const isOwn = OWN.has(first.lower);
		const owner = isOwn ? "the" : meant.owner(first.lower, subject);
		if (owner === null) return null;
		// "Our Polish family", but "our Pete".
		if (!isOwn || !isNameLike(next) || words[at + 2]?.pos === "NOUN") pieces.push(owner);
		if (typeof owner === "object") people.push(owner.who);
	} else if (DETERMINERS.has(first.lower) || (first.pos === "DET" && first.who === null)) {
		on++;
		hasDeterminer = true;
		isMany = MANY.has(first.lower);
		pieces.push(first.lower);
		while (words[on] && DETERMINERS.has(words[on]?.lower ?? "") && on < at + 3) {
			pieces.push(words[on]?.lower ?? "");
			isMany ||= MANY.has(words[on]?.lower ?? "");
			on++;
		}
	}
	const from = on;
	let head = -1;
	for (; on < words.length; on++) {
		const word = words[on];
		if (!word || NOT_IN_A_PHRASE.has(word.lower)) break;
		// "The boy next door".
		if (head >= 0 && word.lower === "next") break;
		// "Prays for a brother" is for nobody in the family yet.
		const isAny = (first.lower === "a" || first.lower === "another") && kinOf(word.lower) !== null;
		if (word.who !== null && !isAny) {
			head = on;
			break;
		}
		if (head >= 0 && (verbAt(words, on) !== null || (isNameLike(word) && !isNameLike(words[on - 1])))) break;
		const isParticiple = word.pos === "VERB" && on === from && hasDeterminer && isNoun(words[on + 1]);
		const isVery = (word.lower === "very" || word.lower === "really") && words[on + 1]?.pos === "ADJ";
		const isCounts = isCounted(words, on);
		if (!isBefore(word) && !isParticiple && !isVery && !isCounts) break;
		if (isNoun(word) || isCounts) head = on;
	}
	// "A tiny posh one", "the first ones".
	const last = words[on - 1];
	if (head < on - 1 && on - 1 > from && last && ONES.has(last.lower)) head = on - 1;
	else if (words[on] && ONES.has(words[on]?.lower ?? "") && on > from) head = on;
	const isAnyone =
		(first.lower === "a" || first.lower === "another") && kinOf(words[head]?.lower ?? "") !== null;
	const who = head < 0 || isAnyone ? null : (words[head]?.who ?? null);
	if (who !== null) {
		let end = head + 1;
		while (words[end]?.who === who) end++;
		if (isApposed(words, end)) end += 2;
		return withOwned(
			words,
			{ pieces: [{ who }], end, people: [who], isPlural: false, isPronoun: false },
			meant,
		);
	}
	if (head < 0 || head - from > 5 || words[head]?.lower.length === 1) return null;
	const noun = words[head] as Heard;
	const isAlone = from === head && !hasDeterminer;
	// "Anne Bonny".
	const isFullName = !hasDeterminer && words.slice(from, head + 1).every(isNameLike);
	// "Has learnt", tagged for a noun.
	if (isAlone && IRREGULAR.has(noun.lower) && knownNoun(noun.lower) === null) return null;
	// "The mayors car", "the streets bins": whose, nobody can tell.
	const before = words.slice(from, head);
	const isHeadMany = hasSeveral(noun.lower);
	if (
		before.some((word) => isOfSeveral(word.lower) || (isHeadMany && isNoun(word) && hasSeveral(word.lower)))
	)
		return null;
	// "Dad falls in", however it was typed.
	const isNamed = !hasDeterminer && from === head && isCalled(noun.lower);
	for (let each = from; each <= head; each++) {
		const word = words[each] as Heard;
		pieces.push(printed(isNamed ? { ...word, pos: "PROPN" } : word, isAlone || isFullName));
	}
	const [article_, after] = pieces;
	if ((article_ === "a" || article_ === "an") && typeof after === "string") pieces[0] = article(after);
	isMany ||=
		PEOPLE.has(noun.lower) ||
		(knownNoun(noun.lower)?.isPlural ?? false) ||
		(/s$/u.test(noun.lower) && singularOf(noun.lower) !== noun.lower);
	if (pieces.length > 0 && pieces[0] === "a" && isMany) isMany = false;
	const isBare =
		!hasDeterminer &&
		!isNamed &&
		!isMany &&
		!isBareKept &&
		!isNameLike(noun) &&
		words[from]?.pos !== "NUM" &&
		// "Gets sunburn", "does ballet": of what the word list doesn't know, nobody can tell whether it is one.
		(subject === undefined || knownNoun(noun.lower) !== null);
	const isNextDoor = words[from]?.lower === "next" && noun.lower === "door";
	const phrase: NounPhrase = {
		pieces: isBare && !isMass(noun.lower) && !isNextDoor ? ["the", ...pieces] : pieces,
		end: head + 1,
		people,
		head: noun.lower,
		isPlural: isMany,
		isPronoun: false,
	};
	return withOwned(words, phrase, meant);
}

/** "Pip the penguin". */
const isApposed = (words: readonly Heard[], at: number) => {
	const classes = knownNoun(words[at + 1]?.lower ?? "")?.classes;
	const isWhat = (["animal", "magical", "person"] as const).some((one) => classes?.has(one) ?? false);
	return words[at]?.lower === "the" && isWhat && !isNoun(words[at + 2]) && words[at + 2]?.lower !== "'s";
};

const hasSeveral = (noun: string) => /[^s]s$/u.test(noun) && singularOf(noun) !== noun;
const isOfSeveral = (noun: string) =>
	hasSeveral(noun) && (knownNoun(singularOf(noun))?.classes.has("person") ?? false);

const isMass = (noun: string) => knownNoun(noun)?.isMass ?? false;

/** With what is theirs ("the king’s trousers"), and what it is of ("a pot of gold", "a bee called Bzz"). */
function withOwned(words: readonly Heard[], phrase: NounPhrase, meant: Meant): NounPhrase {
	const next = words[phrase.end];
	if (next?.lower === "'s" || (next?.lower === "'" && phrase.isPlural)) {
		const owned = readNounPhrase(words, phrase.end + 1, meant);
		if (!owned || owned.people.length > 0 || owned.isPronoun) return phrase;
		const [last] = phrase.pieces.slice(-1);
		const owner: Piece =
			typeof last === "object" ? { ...last, possessive: true } : `${last}${phrase.isPlural ? "’" : "’s"}`;
		return {
			...owned,
			pieces: [...phrase.pieces.slice(0, -1), owner, ...owned.pieces.filter((piece) => piece !== "the")],
			people: phrase.people,
		};
	}
	if (next?.lower === "of" && phrase.head !== undefined) {
		const whole = readNounPhrase(words, phrase.end + 1, meant, undefined, true);
		if (whole && !whole.isPronoun)
			return {
				...phrase,
				pieces: [...phrase.pieces, "of", ...whole.pieces],
				people: [...phrase.people, ...whole.people],
				end: whole.end,
			};
	}
	if (
		(next?.lower === "called" || next?.lower === "named") &&
		words[phrase.end + 1]?.pos === "PROPN" &&
		phrase.head
	) {
		const name = words[phrase.end + 1] as Heard;
		if (name.who === null)
			return { ...phrase, pieces: [...phrase.pieces, "called", name.typed], end: phrase.end + 2 };
	}
	return phrase;
}

/** As typed, without shouting or a capital that only begins a sentence. */
export function printed({ typed, lower, pos, who, isFirst }: Heard, isAlone = false): string {
	if (who !== null) return typed;
	const isShouted = /\p{Lu}{2}/u.test(typed) && !(/^\p{Lu}{2,4}$/u.test(typed) && knownNoun(lower) === null);
	if (pos === "PROPN" && isCalled(lower)) return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
	const isNamed =
		pos === "PROPN" && (!isFirst || (isAlone && knownNoun(lower) === null && isNameTyped({ typed, lower })));
	if (/^\p{Lu}{2,4}$/u.test(typed) && !isShouted && pos !== "ADJ") return typed;
	return isNamed && /^\p{Lu}/u.test(typed) && !isShouted ? typed : lower;
}
