import { knownNoun } from "../noun-classes";
import { kinOf } from "../spellings";
import { kindOfNoun } from "../who-is-what";
import { literally } from "../wording";
import type { IdeaRead } from "../words";
import type { Heard } from "./heard";

/** An idea's words, with who of the family is meant by each. */

/** Without what stands in brackets, but for who "someone (Archie)" is; "lets", which the speller takes for two words; nicknames, and names that are words for kin too. */
export function named({ words, people }: IdeaRead): readonly Heard[] {
	let depth = 0;
	const bare = words.filter(({ lower, who }, at) => {
		if (lower === "(") depth++;
		if (SAID.has(lower)) return false;
		const isIn = depth > 0 && !(who !== null && isSomeone(words[at - 2]));
		if (lower === ")") depth = Math.max(0, depth - 1);
		return !isIn;
	});
	const main = Math.max(
		0,
		people.findIndex(({ isMain }) => isMain),
	);
	const parts = people.map(({ name }) => name.toLowerCase().split(/\s+/u));
	return bare.flatMap((word, at): Heard[] => {
		const [before, next] = [bare[at - 1], bare[at + 1]];
		if (word.lower === "em") return [{ ...word, lower: "them", pos: "PRON", isFirst: false }];
		if (word.lower === "us" && before?.lower === "let") return [];
		if (isSomeone(word) && next?.who !== null && next !== undefined) return [];
		// "My son", whose book it is.
		const isHero =
			CHILD.test(word.lower) && (OWN.has(before?.lower ?? "") || OWN.has(bare[at - 2]?.lower ?? ""));
		if (isHero && word.who === null) return [{ ...word, who: main, isFirst: false }];
		const isOwner =
			kinOf(word.lower.slice(0, -1)) !== null &&
			/[^s]s$/u.test(word.lower) &&
			/NOUN|ADJ/u.test(next?.pos ?? "");
		const isFirst = before?.sentence !== word.sentence;
		const isNoun = word.pos === "PROPN" || word.pos === "NOUN";
		const own = parts.findIndex((all) => all.length === 1 && all[0] === word.lower);
		const called = parts.filter((all) => all.length > 1 && all.includes(word.lower));
		const isCalled = word.pos === "PROPN" && word.lower.length > 3 && called.length === 1;
		const one = isCalled ? parts.indexOf(called[0] as string[]) : -1;
		const nick =
			word.pos === "PROPN" ? parts.findIndex((all) => all.some((part) => isNick(word.lower, part))) : -1;
		// "Mr" of Mr Tibbles, whose second word is known for his.
		const isTitle = word.pos === "PROPN" && next?.who != null && parts[next.who]?.includes(word.lower);
		// "The dog", where one of them is one.
		const isThe =
			(before?.sentence !== word.sentence || /^(?:the|our|my)$/u.test(before.lower)) &&
			word.pos === "NOUN" &&
			// "Doris is the sheep".
			!/^(?:is|was|are|be)$/u.test(bare[at - 2]?.lower ?? "") &&
			BEINGS.some((one) => knownNoun(word.lower)?.classes.has(one) ?? false) &&
			next?.lower !== "'s" &&
			!/NOUN|PROPN/u.test(next?.pos ?? "");
		const beings = isThe
			? people.flatMap(({ own: said }, one) =>
					said.some(({ kind }) => kind === kindOfNoun(word.lower)) ? [one] : [],
				)
			: [];
		const being = beings.length === 1 && /[^s]s$/u.test(word.lower) === false ? beings[0] : undefined;
		const who =
			word.who ??
			being ??
			(isTitle ? next.who : isNoun && own >= 0 ? own : one >= 0 ? one : nick >= 0 ? nick : null);
		// "Nans big knickers".
		if (isOwner && who === null)
			return [
				{ ...word, lower: word.lower.slice(0, -1), typed: word.typed.slice(0, -1), who: null, isFirst },
				{ ...word, lower: "'s", typed: "'s", pos: "PART", who: null, isFirst: false },
			];
		return [{ ...word, who, isFirst }];
	});
}

const BEINGS = ["animal", "magical"] as const;
/** Said by the way. */
const SAID = new Set("btw lol tbh haha xx xxx bab".split(" "));
const OWN = new Set(["my", "our"]);
const CHILD = /^(?:(?:grand|god)?(?:son|daughter)|kid|nephew|niece|toddler)$/u;
const isSomeone = (word: { lower: string } | undefined) =>
	word?.lower === "someone" || word?.lower === "somebody";
/** "Teddy" of Big Ted. */
const isNick = (word: string, part: string) =>
	part.length > 2 && new RegExp(`^${literally(part)}(?:d?y|d?ie)$`, "u").test(word);
