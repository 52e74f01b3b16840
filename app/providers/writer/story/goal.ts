import { CLAUSE_END, STOP, VERBS } from "./lexicon";
import { isThing, type Token } from "./things";
import { wordsOf } from "./wording";

/** What the description says somebody sets out to do: "find hidden treasure with Grandad". */

/** Verbs whose last letter is doubled before -ing. */
const DOUBLED = new Set(["run", "swim", "win", "dig", "get"]);

const FORMS = new Map<string, { base: string; form: "base" | "third" | "past" | "ing" }>();
for (const [base, pasts] of Object.entries(VERBS)) {
	const short = DOUBLED.has(base) ? base + base.slice(-1) : base.replace(/e$/, "");
	const past = /e$/.test(base)
		? `${base}d`
		: /[^aeiou]y$/.test(base)
			? `${base.slice(0, -1)}ied`
			: `${base}ed`;
	const third = /(?:s|x|z|ch|sh|o)$/.test(base)
		? `${base}es`
		: /[^aeiou]y$/.test(base)
			? `${base.slice(0, -1)}ies`
			: `${base}s`;
	FORMS.set(third, { base, form: "third" });
	for (const form of pasts.length > 0 ? pasts : [past]) FORMS.set(form, { base, form: "past" });
	FORMS.set(`${/ee$/.test(base) ? base : short}ing`, { base, form: "ing" });
}
for (const base of Object.keys(VERBS)) FORMS.set(base, { base, form: "base" });

const BEFORE_BASE = new Set(
	wordsOf("to must will can could would should might and we they you i let’s lets then help helps"),
);
const BEFORE_ING = new Set(wordsOf("is are was were go goes going went about of and by love loves"));
/** "Jack and Ada rescue a whale": what follows shows that the word is a verb. */
const BEFORE_OBJECT = new Set(["a", "an", "the", "his", "her", "their", "some"]);
const NOT_BEFORE = new Set(wordsOf("a an the my our his her their its this that of in on with for some"));
const ALONE = new Set(wordsOf("swim fly sing dance read ride cook bake camp climb win"));
const DANGLING =
	/^(?:a|an|the|of|to|in|on|at|with|by|for|from|into|onto|over|under|about|my|our|his|her|their|its|very|so|out|up|some|every|this|that|as|near|through|before|after|during|no|not)$/;
const MOST = 12;

function verbAt(tokens: readonly Token[], at: number): string | null {
	const token = tokens[at];
	const known = token && FORMS.get(token.plain);
	if (!token || !known || (token.endsClause && !ALONE.has(known.base))) return null;
	const before = tokens[at - 1];
	const opens = !before || before.endsClause;
	if (!opens && NOT_BEFORE.has(before.plain)) return null;
	if (known.form === "base") {
		const takesObject = BEFORE_OBJECT.has(tokens[at + 1]?.plain ?? "") && !token.endsClause;
		return opens || BEFORE_BASE.has(before.plain) || takesObject ? known.base : null;
	}
	if (known.form === "ing") return opens || BEFORE_ING.has(before.plain) ? known.base : null;
	return opens ? (known.form === "past" ? null : known.base) : isOfSomethingElse(before) ? null : known.base;
}

/** "a dragon finds", "who helps", "were made": the thing's own doing, or done to it; not the main character's wish. */
function isOfSomethingElse(before: Token): boolean {
	return (
		isThing(before.plain) ||
		/^(?:who|which|that|it|is|are|was|were|be|been|being|get|gets|got)$/.test(before.plain)
	);
}

/** "goes missing", "gets lost", "falls": what befalls somebody is nobody's wish. */
const MISHAP =
	/^(?:get|go|become|take|feel) (?:lost|nervous|worried|sad|lonely|afraid|angry|bored|missing|stuck|hurt|wrong|away|off|by|sick|scared|ill|cold|dark|stolen|bad)(?!\p{L})/u;

const OURS: Record<string, "her" | "herObject"> = {
	my: "her",
	our: "her",
	your: "her",
	me: "herObject",
	us: "herObject",
};

type Mine = { her: string; herObject: string };

/**
 * Every clause with a verb the grammar knows, as an infinitive without "to", in the order told. Cut where the clause
 * ends, and never left hanging on an article or preposition. `mine` turns "my" and "me" into the main character's
 * pronouns; a goal that names somebody in `except` (the main character) is nobody's own wish.
 */
export function goalsIn(tokens: readonly Token[], mine: Mine, except: readonly string[]): string[] {
	const goals: string[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const base = verbAt(tokens, at);
		if (!base || base === "be") continue;
		const words = clauseAfter(
			tokens,
			at,
			tokens[at - 1]?.plain === "they" ? { ...mine, their: mine.her } : mine,
		);
		at += words.length;
		if (words.some((word) => except.includes(word.toLowerCase().replace(/’s$/, "")))) continue;
		while (words.length > 0 && DANGLING.test((words[words.length - 1] ?? "").toLowerCase())) words.pop();
		const substance = words.filter((word) => !STOP.has(word.toLowerCase()) && word.toLowerCase() !== base);
		const goal = [base, ...words].join(" ").replace(/_/g, " ");
		if ((substance.length > 0 || ALONE.has(base)) && !MISHAP.test(goal)) goals.push(goal);
	}
	return goals;
}

function clauseAfter(tokens: readonly Token[], at: number, mine: Mine & { their?: string }): string[] {
	const words: string[] = [];
	if (tokens[at]?.endsClause) return words;
	for (let next = at + 1; next < tokens.length && words.length < MOST; next++) {
		const token = tokens[next];
		const before = tokens[next - 1]?.plain ?? "";
		if (!token || CLAUSE_END.has(token.plain) || !/^[\p{L}\p{N}’_-]+$/u.test(token.word)) break;
		if (
			FORMS.get(token.plain)?.form === "third" &&
			next > at + 1 &&
			!NOT_BEFORE.has(before) &&
			!STOP.has(before)
		)
			break;
		const own = OURS[token.plain];
		words.push(own ? mine[own] : token.plain === "their" && mine.their ? mine.their : token.word);
		if (token.endsClause) break;
	}
	return words;
}
