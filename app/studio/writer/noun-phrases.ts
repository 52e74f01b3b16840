import { ADJECTIVES, BE, has, IRREGULAR, type NounPhrase, POSSESSIVE, type Word } from "./words";

/** The things that an idea names, and who does what. */

/** The noun phrases of title and description, in order, with the verbs that they belong to. */
export function nounsOf(words: readonly Word[]): NounPhrase[] {
	const found: (NounPhrase & { opens: number })[] = [];
	const belongTo = (phrase: NounPhrase, { verbs, isPassive }: Acts) => {
		if (isPassive) phrase.objectOf = [...phrase.objectOf, ...verbs];
		else phrase.subjectOf = [...phrase.subjectOf, ...verbs];
	};
	for (let at = 0; at < words.length; at++) {
		const opens = at;
		while (isArticle(words[at])) at++;
		const from = at;
		let to = -1;
		for (; inPhrase(words, from, at) && !(to >= 0 && isDoing(words, at)); at++)
			if (isNoun(words[at])) to = at;
		if (to < 0) {
			at = Math.max(opens, at - 1);
			continue;
		}
		at = to;
		const previous = found.at(-1);
		const isListed =
			previous !== undefined &&
			isJoint(words.slice(previous.to + 1, opens)) &&
			words[previous.to]?.sentence === words[from]?.sentence;
		const acts = verbBehind(words, to);
		const isBehind = previous?.to === opens - 2 && words[opens - 1]?.pos === "ADP";
		const asObject = isListed ? previous.objectOf : verbBefore(words, opens);
		const participles = words.slice(from, to).flatMap((word) => (isNoun(word) ? [] : [...word.keys]));
		const phrase = {
			opens,
			from,
			to,
			leads: isListed ? previous.leads : opens,
			objectOf: [...asObject, ...participles],
			subjectOf: [],
		};
		// "The gnomes on our street have gone": what stands before the preposition goes.
		if (acts) belongTo(isBehind && !acts.isRelative ? previous : phrase, acts);
		found.push(phrase);
	}
	return found.map(({ opens: _, ...phrase }) => phrase);
}

const isArticle = (word: Word | undefined) =>
	word !== undefined && (word.pos === "DET" || word.pos === "NUM" || POSSESSIVE.has(word.lower));
const isNoun = (word: Word | undefined) =>
	word !== undefined && (word.pos === "NOUN" || word.pos === "PROPN");

/** "Hiding" of "the dog hiding behind the curtain", which a tagger takes for a noun. */
const isDoing = (words: readonly Word[], at: number) =>
	/\p{L}{3}ing$/u.test(words[at]?.lower ?? "") &&
	["behind", "under", "underneath", "beside"].includes(words[at + 1]?.lower ?? "");

/** Nouns, adjectives, and "very" before one; one sentence, one part. */
function inPhrase(words: readonly Word[], from: number, at: number): boolean {
	const [first, word] = [words[from], words[at]];
	if (!first || !word || word.sentence !== first.sentence) return false;
	if (isNoun(word) || word.pos === "ADJ" || ADJECTIVES.has(word.lower)) return true;
	return (
		word.lower === "very" ||
		((word.pos === "VERB" || word.pos === "NUM") &&
			at === from &&
			isNoun(words[at + 1]) &&
			isArticle(words[at - 1]))
	);
}

const isJoint = (between: readonly Word[]) =>
	between.length > 0 &&
	between.length < 3 &&
	between.every(({ lower }) => [",", "and", "or", "/"].includes(lower));

const PARTICLES = new Set("up out off down away back in on over".split(" "));

/** The verb that a phrase is the object of; particles and "him" may stand between. */
function verbBefore(words: readonly Word[], opens: number): string[] {
	let at = opens - 1;
	const sentence = words[opens]?.sentence;
	while (
		words[at]?.sentence === sentence &&
		(PARTICLES.has(words[at]?.lower ?? "") ||
			["him", "her", "me", "them", "us", "all", "just", "not"].includes(words[at]?.lower ?? ""))
	)
		at--;
	const verb = words[at];
	return verb && verb.sentence === sentence && (verb.pos === "VERB" || IRREGULAR.has(verb.lower))
		? [...verb.keys]
		: [];
}

type Acts = { verbs: string[]; isPassive: boolean; isRelative: boolean };

/** The verb that a phrase is the subject of: behind it, auxiliaries, adverbs and "that" between. */
function verbBehind(words: readonly Word[], to: number): Acts | null {
	const sentence = words[to]?.sentence;
	let isBeing = false;
	let isRelative = false;
	for (let at = to + 1; at < to + 7; at++) {
		const word = words[at];
		if (!word || word.sentence !== sentence) return null;
		if (word.pos === "VERB" && !(has(word, GET) && words[at + 1]?.pos === "VERB")) {
			const isPast = /(?:ed|en|wn)$/.test(word.lower) || IRREGULAR.has(word.lower);
			return {
				verbs: [...word.keys],
				isPassive: isBeing && isPast && !word.lower.endsWith("ing"),
				isRelative,
			};
		}
		if (BE.has(word.lower) || has(word, GET)) isBeing = true;
		else if (["who", "that", "which"].includes(word.lower)) isRelative = true;
		else if (!["AUX", "ADV", "PART"].includes(word.pos) && word.lower !== "to") return null;
	}
	return null;
}

const GET = new Set(["get"]);
