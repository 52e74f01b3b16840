import type { CastMember } from "~/studio/story/cast";
import { prose } from "./cleaning";
import { knownNoun } from "./noun-classes";
import { kinOf } from "./spellings";
import { literally } from "./wording";
import { ADJECTIVES } from "./words";

/**
 * Who is she and who is he, as a description says it by the way: "Nell looks for her ball". Read word by word, and no further
 * than to the first word that might be somebody else, whom the next "she" could mean as well.
 */

type Gender = CastMember["pronouns"];
type Said = { title: string; description: string };
type Person = {
	name: string;
	gender: Gender | null;
	isMain: boolean;
	relationship?: string | null;
	age?: number;
};
type Who = "somebody" | "perhaps" | "nobody";

const whole = (words: string) => new RegExp(`^(?:${words})(?=$|’)`, "u");

/** Nobody says "she" or "he" of them; of a ship, a star or a teddy somebody may. */
const THINGS = whole("food|clothes|instrument|body|material|building|place|feast|thing|treasure|built");
const TOYS = /ball$|^(?:kite|frisbee|game|jigsaw|puzzle|lego|swing|slide|trampoline|bubble|balloon)$/u;
/** They have a face in picture books, or are built to have one. */
const FACES = whole("sun|rainbow|scarecrow|planet|clock|robot|guy|machine");
const TIMES = whole(
	"days?|mornings?|afternoons?|evenings?|nights?|weeks?|years?|times?|summer|winter|spring|autumn|\\p{L}+day|dark|way|end|top|bottom|side|lot|bit|world|noise|idea|rain|wind|storm|snow|race|match",
);
const BEINGS = whole("(?:some|any|every)(?:one|body)|friends?|an?other|others");
const DETERMINERS = whole("an?|the|some|this|that|each|every|their|our|my|its|her|his|two|three");
const OPENERS = whole(
	"first|and|but|or|so|then|because|when|while|until|before|after|if|as|in|on|at|by|up|down|out|over|under|with|without|for|from|to|one|once|both|together|today|tonight|tomorrow|soon|now|later|next|finally|here|there|where|how|it|they|we|i|can|will|please|deep|high|far|outside|inside|just|only|no|\\p{L}+ly",
);
/** Behind them a name may stand in small letters. */
const WITH = whole("with|meets?|met|called|named|follows?|visits?|helps?|and|for|to");
const WHERE = whole("in|into|on|onto|inside|behind|under|through|up");
const MOVING = whole("go|goes|going|went|fl(?:y|ies|ying|ew)|sails?|travels?|trip|journey|drives?|climbs?");
const DOING = whole("@\\d|s?he|they|to|can|could|must|will|not|\\p{L}+n");
const OWNER = /^(?!it|there|here|that|what|who|s?he).+’s?$/u;
const PRONOUN = whole("she|he|her|his|him|herself|himself");
/** "Gives her sweets" is to her. */
const GIVING = whole("g[ai]ves?|show(?:s|ed)?|tells?|told|brings?|brought|sends?|sent|reads?|sings?|buys?");

const CHILD =
	/^(?:my|our) (?:(?:little|big) )?(daughter|son|girl|boy|grandson|granddaughter|niece|nephew)(?!\p{L}|’)(?:,? @(\d))?/iu;
const CALLED =
	/@(\d) (?:is|was) an? (?:\p{L}+ )?(girl|boy)(?!\p{L}|’)|(?<!\p{L})an? (?:\p{L}+ )?(girl|boy),? (?:called|named) @(\d)/giu;
const genderIn = (word: string) => (/girl|daughter|niece|^she|^her/iu.test(word) ? "she" : "he");
const classesOf = (word: string): readonly string[] => [...(knownNoun(word)?.classes ?? [])];
const isKin = (word: string) => kinOf(word.replace(/’s?$/u, "")) !== null;
const tokensOf = (text: string) => text.match(/[@\p{L}\p{M}\p{N}’-]+|\S/gu) ?? [];
const isThing = (word: string) => TOYS.test(word) || !classesOf(word).some((one) => !THINGS.test(one));

/** Takes who is in the book, with what is known of each. */
export function gendersSaid({ title, description }: Said, people: readonly Person[]): (Gender | null)[] {
	const known = people.map(({ gender }) => gender);
	const main = Math.max(0, people.map(({ isMain }) => isMain).indexOf(true));
	const typed = prose(description).replaceAll("@", " ");
	const titled = tokensOf(prose(title).toLowerCase());
	const isSmall = !/.\p{Lu}/u.test(typed);
	const text = people.reduce((said, { name }, who) => {
		const named = `(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`;
		const isOne = people.filter((one) => one.name === name).length === 1;
		const isWord = OPENERS.test(name.toLowerCase()) || knownNoun(name.toLowerCase()) !== null;
		const isAnyCase = isSmall || (!isWord && !said.includes(name));
		return isOne ? said.replace(new RegExp(named, isAnyCase ? "giu" : "gu"), `@${who}`) : said;
	}, typed);
	const [start = "", child = "", called = main] = CHILD.exec(text) ?? [];
	// "First lesson next week. She hates wet hair", of whom nothing else is said: whoever the book is for.
	const isOfNobodyElse = !text.includes(`@${main}`) && !titled.some((word) => isKin(word) || !isThing(word));
	const said = new Set(
		tokensOf(text.toLowerCase())
			.filter((word) => PRONOUN.test(word))
			.map(genderIn),
	);
	const isOpening = isOfNobodyElse && (said.size === 1 || /^(?:she|he)(?!\p{L})/iu.test(text));
	const hero = child !== "" || isOpening ? [Number(called)] : [];
	if (child !== "") known[Number(called)] ??= genderIn(child);
	for (const [, who = "", as = "", called = "", whom = ""] of text.matchAll(CALLED))
		known[Number(who + whom)] ??= genderIn(as + called);

	const words = tokensOf(text.slice(start.length));
	const lower = words.map((word) => word.toLowerCase());
	const mentioned = new Set(hero);
	let isDoubtful = false;
	for (const [at, word] of lower.entries()) {
		if (word.startsWith("@")) mentioned.add(Number(word.charAt(1)));
		else if (PRONOUN.test(word)) {
			if ((isDoubtful && !/self/u.test(word)) || isSomebodyElse(lower, at)) break;
			const gender = genderIn(word);
			const meant = [...mentioned].filter((one) => !known[one] || known[one] === gender);
			const one = meant.length === 1 ? meant[0] : helped(lower.slice(0, at), known);
			if (meant.length === 0) break;
			if (one !== undefined) known[one] ??= gender;
		} else {
			const who = whoIs(words[at] ?? "", lower, at, isSmall);
			if (who === "somebody" || (isDoubtful && /^(?:who|that|which)$/u.test(word))) break;
			isDoubtful ||= who === "perhaps";
		}
	}
	const isAnybodyElse = lower.some(
		(word, at) =>
			!isKin(word) &&
			!word.startsWith("@") &&
			!PRONOUN.test(word) &&
			!OPENERS.test(word) &&
			whoIs(words[at] ?? "", lower, at, isSmall) === "somebody",
	);
	known[main] ??= ofFamily(typed, people, isAnybodyElse);
	return known;
}

/** Who somebody of the book is to the main one. */
const RELATIONS: Readonly<Record<string, readonly string[]>> = {
	Mum: ["mum"],
	Dad: ["dad"],
	Grandparent: ["grandma", "grandad"],
	Brother: ["brother"],
	Sister: ["sister"],
	"Aunt/Uncle": ["aunt", "uncle"],
};
const OF_FAMILY =
	/(?<!\p{L})(?:(her|his) (?:(?:big|little|old|great) )?(\p{L}+)|(?:my|our) (?:\p{L}+ )?(granddaughter|daughter|niece|grandson|son|nephew))(?![\p{L}’'])/giu;

/**
 * The main one's, wherever it is said: "our niece" where no other child is in the book, "her da" where their dad is and nobody else
 * might be "her". Null where both are said.
 */
function ofFamily(text: string, people: readonly Person[], isAnybodyElse: boolean): Gender | null {
	const relations = people.flatMap(({ relationship }) => RELATIONS[relationship ?? ""] ?? []);
	const isOnlyChild =
		people.filter(({ age = 0, relationship }) => age < 18 && relationship !== "Pet").length === 1;
	const said = [...text.matchAll(OF_FAMILY)].flatMap(([, whose, kin = "", child]) => {
		if (child) return isOnlyChild ? [genderIn(child)] : [];
		const isTheirs = !isAnybodyElse && relations.includes(kinOf(kin.toLowerCase()) ?? "");
		return isTheirs ? [genderIn(whose ?? "")] : [];
	});
	return new Set(said).size === 1 ? (said[0] as Gender) : null;
}

/** "Leo helps Rosa find her cat": Rosa’s, as long as nothing is known of either. */
function helped(before: readonly string[], known: readonly (Gender | null)[]): number | undefined {
	const [, helper, one] = /^@(\d) help(?:s|ed) @(\d) (?:to )?\p{L}+$/u.exec(before.join(" ")) ?? [];
	return one && !known[Number(helper)] && !known[Number(one)] ? Number(one) : undefined;
}

/** "Misses her", "to find him": whoever that is. */
function isSomebodyElse(words: readonly string[], at: number): boolean {
	if (words[at] !== "her") return words[at] === "him";
	const [next = "", after = ""] = words.slice(at + 1);
	const isHers =
		/^(?:@|own$|first$|new$|last$)/u.test(next) ||
		ADJECTIVES.has(next) ||
		[next, after].some((one) => knownNoun(one) || kinOf(one));
	return !isHers || GIVING.test(words[at - 1] ?? "");
}

/** Whether a word might be somebody, or something that a story makes somebody of. */
function whoIs(typed: string, words: readonly string[], at: number, isSmall: boolean): Who {
	const [word, last = "."] = [typed.toLowerCase(), words[at - 1]];
	if (/^["“”‘]$/u.test(word) || BEINGS.test(word) || isKin(word)) return "somebody";
	if (!/^\p{L}/u.test(word) || TIMES.test(word) || ADJECTIVES.has(word) || DETERMINERS.test(word))
		return "nobody";
	const from = words.slice(0, at).findLastIndex((one) => !ADJECTIVES.has(one));
	const leading = words[from] ?? "";
	const isNamed = DETERMINERS.test(leading) || OWNER.test(leading);
	const [way = "", before = ""] = isNamed ? [words[from - 1], words[from - 2]] : [leading, words[from - 1]];
	const isWhere = WHERE.test(way) || (way === "to" && MOVING.test(before));
	const classes = classesOf(word).join();
	if (classes !== "") {
		if (TOYS.test(word) || (!isNamed && DOING.test(last))) return "nobody";
		if (isWhere && (!/person|animal|magical/u.test(classes) || /place/u.test(classes))) return "nobody";
		if (/vehicle|plant/u.test(classes)) return "perhaps";
		return isThing(word) && !FACES.test(knownNoun(word)?.singular ?? "") ? "nobody" : "somebody";
	}
	if (isNamed) return WHERE.test(way) ? "nobody" : "somebody";
	if (/^[.!?]$/u.test(last)) return OPENERS.test(word) ? "nobody" : "somebody";
	if (/^\p{Lu}/u.test(typed)) return way === "in" ? "nobody" : "somebody";
	return (isSmall || leading === "with") && WITH.test(leading) && !/ing$/u.test(word) ? "somebody" : "nobody";
}
