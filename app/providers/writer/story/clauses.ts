import { type Finite, finite } from "./verbs";

/** A sentence of an idea in its clauses, where each is understood for certain. */

export type Clause = {
	/** Empty where it is the one of the clause before. */
	subject: string;
	verb: Finite;
	rest: string;
	/** How it goes on from the clause before; empty at the beginning of a sentence. */
	joint: string;
};

const JOINTS =
	/(,? (?:and then|but then|and|but|then|because|so(?! \p{L}+ that ))(?: (?:one (?:day|morning|evening|night)|tonight|today|now))? |,? until (?=(?:he|she|they|one day) )|, )/u;

/** Says only that something begins now. */
const OPENING = /^(?:one (?:day|morning|evening|night|afternoon)|today|suddenly),? /iu;

/** Clauses of a sentence in their order; null when it is not understood. */
export function clausesOf(sentence: string, names: readonly string[]): Clause[] | null {
	const parts = sentence.trim().replace(OPENING, "").split(JOINTS);
	const clauses: Clause[] = [];
	for (let index = 0; index < parts.length; index += 2) {
		const joint = index === 0 ? "" : (parts[index - 1] ?? "");
		const clause = clauseOf(parts[index] ?? "", joint, names, clauses.at(-1));
		const before = clauses.at(-1);
		if (before && isListOrDeed(parts[index] ?? "", before)) return null;
		const isNamesFirst =
			index + 2 < parts.length &&
			(!before || / (?:so|but|because|then) /u.test(joint)) &&
			isOfNames(parts[index] ?? "", names);
		if (clause) clauses.push(clause);
		else if (isNamesFirst) {
			// "Mia and Joe build": a list of names before its verb.
			parts[index + 2] = `${parts[index]}${parts[index + 1]}${parts[index + 2]}`;
			parts[index + 1] = joint;
		} else if (before) before.rest += joint + (parts[index] ?? "");
		else return null;
	}
	return clauses.every(({ rest }) => isPlain(rest)) ? clauses : null;
}

/** "Brings cakes and drinks": two things, or two deeds; "a tooth and wabbles for joy": a deed that isn’t known. */
const isListOrDeed = (part: string, { rest }: Clause) =>
	(/^\p{L}+s$/u.test(part) && finite(part) !== undefined && /\p{L}s$/u.test(rest)) ||
	(/^\p{Ll}+s (?:at|in|on|to|into|off|up|down|away|for|the|an?|his|her|it|him|them|everyone)(?!\p{L})/u.test(
		part,
	) &&
		finite(part.split(" ")[0] ?? "") === undefined &&
		!/\p{L}s$/u.test(rest));

const SUBJECT =
	/^(?:(?:the|an?|his|her|their|its) [\p{L}\p{M}’-]+(?: [\p{L}\p{M}’-]+){0,2}(?: with (?:an?|the|his|her|its) (?:[\p{L}-]+ )?[\p{L}-]+)?|he|she|they|they all|they both|it|there|school)$/iu;

/** "Mia’s kite": what is somebody’s. */
export const ownedBy = (subject: string, names: readonly string[]): string | null =>
	names
		.filter((name) => subject.startsWith(`${name}’s `))
		.map((name) => subject.slice(name.length + 3))
		.find((what) => /^[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}$/u.test(what)) ?? null;

function clauseOf(
	part: string,
	joint: string,
	names: readonly string[],
	before: Clause | undefined,
): Clause | null {
	const words = part.trim().split(" ");
	for (let at = 0; at < Math.min(words.length, 9); at++) {
		const subject = words.slice(0, at).join(" ");
		const verb = finite(words[at] ?? "");
		if (!verb) continue;
		const agrees = before && (verb.verb === null || verb.isPlural === before.verb.isPlural);
		if (at === 0 && !agrees) return null;
		if (at > 0 && !SUBJECT.test(subject) && !isOfNames(subject, names) && ownedBy(subject, names) === null)
			continue;
		const several = / and |, |^(?:they(?: all| both)?|(?:the|his|her|their) [\p{L} ’-]+)$/iu.test(subject);
		if (at > 0 && verb.isPlural && !several && verb.past !== words[at]) continue;
		return { subject, verb, rest: words.slice(at + 1).join(" "), joint };
	}
	return null;
}

/** "Mia", "Mia and her dog Biscuit", "she and Joe". */
export const isOfNames = (text: string, names: readonly string[]) =>
	text
		.split(/, | and /u)
		.every(
			(name, index) =>
				isRelative(name) || (index === 0 && /^s?he$/iu.test(name)) || isName(bareName(name), names),
		);

/** "Mia" of "Mia the fairy", "her dog Mia", "twins Mia". */
export const bareName = (name: string) =>
	name.replace(
		/^(?:his|her|their) [\p{L}-]+ (?=[\p{L}])| the [\p{L}-]+$|^(?:twins|sisters|brothers|cousins|(?:best )?friends) (?=[\p{L}])/giu,
		"",
	);

/** "her gran", "his best friend": somebody who need not be in the book. */
export const isRelative = (name: string) =>
	/^(?:his|her|their) (?:(?:little|big|baby|twin|older|younger|best|new) )?(?:gran|granny|grandma|nan|nana|nanny|grandad|grandpa|mum|mummy|dad|daddy|brother|sister|cousin|aunt|auntie|uncle|friend|teacher|dog|cat|puppy|kitten|rabbit|hamster|teddy|pony|family|class|team)s?$/iu.test(
		name,
	);

export const isName = (name: string, names: readonly string[]) =>
	names.some((known) => known.toLowerCase() === name.trim().toLowerCase());

/** "before the night comes", at an end: the one clause that is known to say only when. */
const WHEN =
	/ (?:before|after|until) (?:(?:the|an?|it|her|his|their|school) ?)(?:[\p{L}’-]+ ){0,2}?(\p{L}+)(?= (?:up|down|out|over|home|to sleep|it|him|her|them)$|$)/u;

/** After several, "before the guests arrive"; "before the Christmas play" tells of no playing. */
const BARE = /^(?:arrive|come|go|wake|leave|begin|get|eat|see|find)$/u;

/** "before the night came", as a story in the past says it; anything else stays as it is. */
export const whenInPast = (text: string) =>
	text
		.replace(WHILE, "$1was$2")
		.replace(SO_THAT, "$1could$2")
		.replace(WHEN, (clause, word: string) => {
			const form = finite(word);
			const before = clause.slice(0, -word.length);
			const isVerb = form?.isPlural ? /[^’]s $/u.test(before) && BARE.test(word) : form?.present === word;
			return form && isVerb ? before + form.past : clause;
		});

/** "while its mum is away": the other one. */
const WHILE =
	/( while (?:the|an?|his|her|its|their) [\p{L}’-]+ )is( (?:away|asleep|out|at work|at school))$/u;
/** "As tall as the clouds" likens, and tells of nothing else. */
const LIKENED = / as \p{L}+ as (?:an?|the|his|her) [\p{L}-]+(?= |,|\.|$)/giu;
const UNTIL_THEN =
	/ until (?:midnight|morning|dawn|noon|dark|bedtime|lunch|tea|teatime|supper|dinner)(?!\p{L})/giu;
/** "So big that they can live in it": only how big. */
const SO_THAT = /( so \p{L}+ that (?:s?he|it|they) )can((?:’t|not)? [\p{L} ]+)$/u;
/** "find out where the rainbow ends": a question that is asked for the answer's sake, and stays as it is. */
const QUESTION = /(?<!\p{L})(find out|work out|discover|learn) (?:where|why|how|who|what) [\p{L} ’-]+$/iu;

/** Without the clauses that are known: what is left may be read word by word. */
export const withoutKnown = (text: string) => {
	const plain = text
		.replace(QUESTION, "$1")
		.replace(WHILE, "")
		.replace(LIKENED, "")
		.replace(UNTIL_THEN, "")
		.replace(SO_THAT, "");
	return whenInPast(plain) === plain ? plain : plain.replace(WHEN, "");
};

/** What follows the verb may tell of somebody "who helps", but of no clause that isn't known. */
export const isPlain = (rest: string) => isWithoutClause(withoutKnown(rest));

/** "And one sticks to the ceiling", "and the goat bleats at them": of a verb that isn't known. */
const ANOTHER =
	/ (?:and|but|or|then) (?:(?:he|she|it|they|every(?:one|body)|some(?:one|body)|nobody) \p{L}|(?:one|another) \p{L}+s(?!\p{L})|(?:the|an?|his|her|their|its|\p{Lu}\p{L}+(?:’s)?) [\p{L}’-]+ \p{L}+s (?:at|in|on|to|into|off|out|up|down|away|over|from|with|for|the|an?|his|her|it|them)(?!\p{L}))/u;

const isWithoutClause = (rest: string) =>
	!ANOTHER.test(` ${rest}`) &&
	// "Everything she paints", "the pictures he paints": told as it is, in the midst of what was.
	!/(?<!\p{L})(?:everything|anything|whatever) (?:he|she|they|it)(?!\p{L})/iu.test(rest) &&
	[...rest.matchAll(/(?<!\p{L})(?:he|she|they) (\p{L}+)/giu)].every(
		([, word = ""]) => finite(word)?.present !== word,
	) &&
	// "and behind it lives a mouse": the verb before whose it is.
	!/ and (?:in|inside|on|under|behind|beside|below|above|out of|from|at) (?:it|him|her|them|the \p{L}+|an? \p{L}+) \p{L}+s(?!\p{L})/iu.test(
		rest,
	) &&
	!/(?<!\p{L})(?:when|until|what|so|because|\p{L}+n’t)(?!\p{L})/iu.test(rest) &&
	!/(?<!\p{L}|who |that |which )(?:is|are|was|were|has|does|gets|goes|comes|can|will)(?!\p{L})/iu.test(
		rest,
	) &&
	[...rest.matchAll(/(?<!\p{L})(?:who|that|which) ([\p{L}’-]+)/giu)].every(
		([, word = ""]) => finite(word) !== undefined,
	);
