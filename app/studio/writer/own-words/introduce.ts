import { article } from "~/studio/story/article";
import { curlyQuotes, oneLine } from "../cleaning";
import { knownNoun } from "../noun-classes";
import { tagged } from "../read-idea";
import { kinOf, spelled } from "../spellings";
import { isSayable, traitsOf } from "../traits";
import { wordsOf } from "../wording";

/** Who somebody is, in the family's words: "This is Nani, a proud grandmother who is never flustered and runs the launderette." */

const MOST = 2;
const MOST_WORDS = 5;
const SOMEBODY = ["person", "animal", "magical", "toy"] as const;
/** Said of a name, they tell nothing. */
const BARE =
	/^(?:an? )?(?:(?:little|big|young|old|baby) )?(?:girl|boy|man|woman|person|child|kid|baby|lady|dog|cat)$/iu;

/** Takes a description and everybody's names; gives what may follow "This is Nani", with its stop. */
export async function introduced(personality: string, names: readonly string[]): Promise<string> {
	const somebody: string[] = [];
	const how: string[] = [];
	const does: string[] = [];
	for (const part of spelled(oneLine(personality)).split(/[,.;]| but | and (?!\p{L}+ing)/u)) {
		const trimmed = part.trim();
		// "Italian Scottish grandpa".
		const said = OF_A_LAND.test(trimmed)
			? trimmed
			: trimmed.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
		if (said === "" || !isSayable(said)) continue;
		const being = await beingOf(said);
		const [trait] = traitsOf(said, names);
		const own =
			trait ?? (/^(?:he|she) (\p{L}+s(?: .+)?)$/u.exec(said)?.[1] ?? "").replace(/^(?:is|was) .*$/u, "");
		if (being?.who) somebody.push(being.who);
		else if (being && wordsOf(being.how).length > 2) how.push(being.how);
		else if (being) continue;
		else if (own !== "") does.push(curlyQuotes(own));
	}
	const [who = ""] = somebody;
	const told =
		does.length > 0 ? does.slice(0, MOST) : how.slice(0, 1).map((one) => `is ${one.replace(/^is /u, "")}`);
	// Of what somebody is by itself, a form would be made: "an observant girl who is dry".
	if (who.includes(" who ")) return `, ${curlyQuotes(who)}.`;
	return told.length === 0 ? "." : `, ${who === "" ? "" : `${curlyQuotes(who)} `}who ${told.join(" and ")}.`;
}

const OF_A_LAND = /^\p{Lu}\p{L}+(?:ian|ish|ean|ese|can|sh|ench|elsh|erman|reek|itish) /u;

type Being = { who: string; how: "" } | { who: ""; how: string };

/** "Practical girl who solves problems" is somebody, "never flustered" is how somebody is; null: neither. */
async function beingOf(said: string): Promise<Being | null> {
	const words = await tagged(said);
	const [first, second] =
		words[0]?.pos === "ADV" || /^(?:a|bit)$/u.test(words[0]?.word ?? "")
			? words.filter(({ word }) => !/^(?:a|bit)$/u.test(word)).slice(words[0]?.pos === "ADV" ? 1 : 0)
			: words;
	const isHow =
		first?.pos === "ADJ" &&
		// "Strict but soft inside grandmother".
		!words.slice(1).some(({ word }) => isSomebody(word)) &&
		!/^(?:NOUN|ADJ|PROPN|PUNCT|VERB)$/u.test(second?.pos ?? "") &&
		words.length <= MOST_WORDS;
	if (isHow) return { who: "", how: curlyQuotes(said) };
	const at = words.findIndex(
		({ word, pos }, on) => pos === "NOUN" && words[on + 1]?.pos !== "NOUN" && isSomebody(word),
	);
	const isPlain = words
		.slice(0, at)
		.every(({ pos, word }) => /^(?:ADJ|DET|NOUN|ADV|PROPN|NUM)$/u.test(pos) || word === "-");
	const after = words[at + 1];
	if (at < 0 || !isPlain || (after !== undefined && !/^(?:who|that|with|of)$/u.test(after.word))) return null;
	const who = /^(?:an?|the|his|her|their|our) /u.test(said) ? said : `${article(said)} ${said}`;
	return BARE.test(who) ? null : { who, how: "" };
}

const isSomebody = (word: string) => {
	const known = knownNoun(word);
	if (kinOf(word) !== null || PEOPLE.test(word)) return true;
	return known ? SOMEBODY.some((of) => known.classes.has(of)) : /(?:[^aeiou]er|ist)$/u.test(word);
};
const PEOPLE =
	/^(?:girl|boy|man|woman|sister|brother|cousin|friend|pal|mate|grandmother|grandfather|bundle|daredevil|genius)$/u;
