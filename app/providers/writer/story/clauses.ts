import { type Finite, finite } from "./verbs";

/** A sentence of an idea in its clauses, where each is understood for certain. */

export type Clause = {
	/** Empty where it is the one of the clause before. */
	subject: string;
	verb: Finite;
	rest: string;
	/** How it goes on from the clause before; empty at the beginning of a sentence. */
	joint: string;
	/** What it opens with, before who does it: "One snowy day", "On a school trip"; empty for most. */
	when: string;
	/** Between who does it and what is done: "really really". */
	how: string;
};

const HOW =
	/^(.*?)(?:(?:^| )((?:(?:really|soon|just|only|even|always|finally|secretly|quickly|slowly|accidentally|suddenly|never|also|often|still)(?: |$))+))?$/iu;

const JOINTS =
	/(,? (?:and then|but then|and|but|then|because(?! of )|so(?! \p{L}+(?: that |$|[.,])))(?: (?:one (?:day|morning|evening|night)|tonight|today|now))? |,? until (?=(?:he|she|they|one day) )|, )/u;

/** "Mia is playing when a fox comes": the one thing in the midst of which another begins. */
const IN_THE_MIDST =
	/^[^,]*? (?:is|are|was|were) \p{L}+ing(?: [^,]*?)? when (?=(?:the|an?|his|her|their|it|he|she|they|something|someone|somebody) |\p{Lu})/u;
const JOINTS_IN_THE_MIDST = new RegExp(`${JOINTS.source.slice(0, -1)}| when )`, "u");

const OPENING =
	/^(?:(?:then )?(?:one|that|this|every) (?:\p{L}+ )?(?:day|saturday|sunday|monday|morning|evening|night|afternoon|weekend|spring|summer|autumn|winter)|today|tonight|suddenly|then|there(?= (?:he|she|they) )),? /iu;
const OPENING_PLACE =
	/^(?:deep |far |high )?(?:in|on|at|during|under|after|before|down|up) (?:(?:the|an?|his|her|their) )?/iu;
/** Says only that something begins now. */
const ONLY_NOW = /^(?:one (?:day|morning|evening|night|afternoon)|today|suddenly|then|there)?$/iu;

/** A wish with what the clause that says it opens with, where that says more than that it is now: "at the zoo". */
export const withOpening = (wish: string, { when }: Pick<Clause, "when">) =>
	ONLY_NOW.test(when) ? wish : `${wish} ${when.charAt(0).toLowerCase()}${when.slice(1)}`;

/** What a sentence opens with, and the rest of it. */
function openingOf(sentence: string, names: readonly string[]): [when: string, told: string] {
	const now = OPENING.exec(sentence)?.[0];
	if (now) return [now.replace(/,? $/u, ""), sentence.slice(now.length)];
	const place = OPENING_PLACE.exec(sentence)?.[0];
	const words = sentence.split(" ");
	for (let at = place?.trim().split(" ").length ?? 9; at < Math.min(words.length - 1, 7); at++) {
		const told = words.slice(at + 1).join(" ");
		const [first = ""] = told.split(JOINTS);
		if (clauseOf(first, "", names, undefined)?.subject)
			return [
				words
					.slice(0, at + 1)
					.join(" ")
					.replace(/,$/u, ""),
				told,
			];
	}
	return ["", sentence];
}

/** Clauses of a sentence in their order; null when it is not understood. */
export function clausesOf(sentence: string, names: readonly string[]): Clause[] | null {
	const [, but, said = ""] = /^(but )?(.*)$/iu.exec(sentence.trim()) ?? [];
	const [when, told] = openingOf(said, names);
	const parts = told.split(IN_THE_MIDST.test(told) ? JOINTS_IN_THE_MIDST : JOINTS);
	const clauses: Clause[] = [];
	for (let index = 0; index < parts.length; index += 2) {
		const joint = index > 0 ? (parts[index - 1] ?? "") : but ? " but " : "";
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
	if (clauses[0]) clauses[0].when = when;
	// "Then she was": what, the sentence before says.
	const isWhole = clauses.every(
		({ verb, rest }) => isPlain(rest) && (rest !== "" || !/^(?:was|were)$/u.test(verb.past)),
	);
	return isWhole ? clauses : null;
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
	/^(?:(?:the|an?|his|her|their|its) [\p{L}\p{M}’-]+(?: [\p{L}\p{M}’-]+){0,2}(?: with (?:an?|the|his|her|its) (?:[\p{L}-]+ )?[\p{L}-]+)?|he|she|they|they all|they both|it|there|school|something|someone|somebody|everyone|everybody)$/iu;

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
		const [, subject = "", how = ""] = HOW.exec(words.slice(0, at).join(" ")) ?? [];
		const verb = finite(words[at] ?? "");
		if (!verb) continue;
		const agrees = before && (verb.verb === null || verb.isPlural === before.verb.isPlural);
		if (at === 0 && !agrees) return null;
		if (at > 0 && !SUBJECT.test(subject) && !isOfNames(subject, names) && ownedBy(subject, names) === null)
			continue;
		const several = / and |, |^(?:they(?: all| both)?|(?:the|his|her|their) [\p{L} ’-]+)$/iu.test(subject);
		if (at > 0 && verb.isPlural && !several && verb.past !== words[at]) continue;
		return { subject, verb, rest: words.slice(at + 1).join(" "), joint, when: "", how };
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
		/^(?:(?:brave|little|young|clever) )?(?:captain|knight|princess|prince|queen|king|pirate|detective|doctor|professor|superhero|explorer|agent|astronaut|chef|farmer|inspector) (?=[\p{L}])|^(?:brave|little|young|clever) (?=\p{Lu})|^(?:his|her|their) (?:(?:best|big|little|older|younger|twin|baby|new|pet) )?[\p{L}-]+ (?=[\p{L}])| the [\p{L}-]+$|^(?:twins|sisters|brothers|cousins|(?:best )?friends) (?=[\p{L}])/giu,
		"",
	);

/** "her gran", "his best friend": somebody who need not be in the book. */
export const isRelative = (name: string) =>
	/^(?:his|her|their) (?:(?:little|big|baby|twin|older|younger|best|new) )?(?:gran|granny|grandma|nan|nana|nanny|grandad|grandpa|mum|mummy|dad|daddy|brother|sister|cousin|aunt|auntie|uncle|friend|teacher|dog|cat|puppy|kitten|rabbit|hamster|teddy|pony|family|class|team|crew)s?$/iu.test(
		name,
	);

export const isName = (name: string, names: readonly string[]) =>
	names.some((known) => known.toLowerCase() === name.trim().toLowerCase());

/** "before the night comes", at an end: the one clause that is known to say only when. */
const WHEN =
	/ (?:before|after|until) (?:(?:the|an?|it|her|his|their|school|he|she|they|anyone|anybody|everyone|everybody) ?)(?:[\p{L}’-]+ ){0,2}?(\p{L}+)(?= (?:up|down|out|over|away|back|home|to sleep|it|him|her|them|(?:to|into|in|at|on|off) (?:the|his|her|its|their) [\p{L} -]+)$|$)/u;

/** After several, "before the guests arrive"; "before the Christmas play" tells of no playing. */
const BARE = /^(?:arrive|come|go|wake|leave|begin|get|eat|see|find)$/u;

/** "before the night came", as a story in the past says it; anything else stays as it is. */
export const whenInPast = (text: string) =>
	text
		.replace(WHILE, "$1was$2")
		.replace(GROWN_UP, " when $1 grew up")
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
const GROWN_UP = / when (he|she|they) grows? up$/u;
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
		.replace(GROWN_UP, "")
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
	!/(?<!\p{L})(?:when|until|what|so(?! \p{L}+$)|because(?! of )|\p{L}+n’t)(?!\p{L})/iu.test(rest) &&
	!/(?<!\p{L}|who |that |which )(?:is|are|was|were|has|does|gets|goes|comes|can|will)(?!\p{L})/iu.test(
		rest,
	) &&
	[...rest.matchAll(/(?<!\p{L})(?:who|that|which) ([\p{L}’-]+)/giu)].every(
		([, word = ""]) => finite(word) !== undefined,
	);
