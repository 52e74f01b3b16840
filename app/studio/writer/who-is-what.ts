import type { StoryIdea } from "~/studio/story/idea";
import type { NounClass } from "../shelf/story";
import { oneLine } from "./cleaning";
import { knownHead, singularOf } from "./noun-classes";
import { kinOf, spelled } from "./spellings";
import { literally } from "./wording";
import { ADJECTIVES, type Being, type Beings, IRREGULAR, type Somebody } from "./words";

/** What an idea makes of a family's people: "Fizz is a very small dragon", "Doris the sheep", "our dog Biscuit", "Gran is secretly a pirate captain". */

/** What somebody can be. */
const CLASSES: readonly NounClass[] = ["person", "animal", "magical", "toy"];
/** Says nothing that a story could make of somebody. */
const SAYS_NOTHING = new Set(
	"animal creature pet beast person people crowd audience team crew boy girl man woman baby child kid lad lass toddler twin bairn wean guest visitor stranger lady gentleman toy boss star sun moon cloud shadow".split(
		" ",
	),
);
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
	(
		"dog=puppy pup labrador poodle spaniel terrier greyhound collie sheepdog dachshund husky corgi bulldog whippet lurcher dalmatian pug cockapoo retriever beagle," +
		"cat=kitten kitty tabby moggy tomcat,rabbit=bunny,horse=pony foal stallion mare racehorse,sheep=lamb ram,hen=chicken,dinosaur=dino rex tyrannosaurus triceratops stegosaurus diplodocus velociraptor pterodactyl raptor"
	)
		.split(",")
		.flatMap((line) => {
			const [kind = "", others = ""] = line.split("=");
			return others.split(" ").map((other) => [other, kind]);
		}),
);
/** "dog" of "spaniels". */
export const kindOfNoun = (short: string): string => {
	const one = singularOf(short.toLowerCase().split(/[ -]/u).at(-1) ?? "");
	return SAME[one] ?? one;
};

const whole = (words: string) => new RegExp(`^(?:${words})$`, "u");
const DETERMINER = whole("an?|the|our|my|her|his|their|your|another|this|that|one");
const ENDS = whole(
	"who|whose|where|what|that|which|and|but|or|with|without|in|on|at|from|of|to|for|called|named|is|was|are|were|has|have|had|can|could|will|would|not|never|because|when|so|then|into|by|as|he|she|they|it|about|after|before|until|while|if|like|than|off|away|out|up|down|over|under|near|nearly|almost|@\\d",
);
const BE = whole("is|was|be|been|being|becomes|became|become");
const ADVERB = whole(
	"really|secretly|actually|only|just|also|still|now|going|to|always|been|always|truly|once|quite|the real|all|turned|turns|out|both|in fact|fact|in|half",
);
/** "Shows Fizz a frog": nothing is said of Fizz. */
const GIVING = whole(
	"gives?|gave|shows?|showed|tells?|told|reads?|brings?|brought|sends?|sent|buys?|bought|makes?|made|teach(?:es)?|calls?|asks?|draws?|finds?|gets?",
);
const PRETENDING = whole("plays?|played|playing|pretends?|pretending|as");
const TURNING = whole("turns?|turned|turning|changes?|changed|transforms?|transformed");

/** The noun that words begin with, and how many of them it takes: "very small dragon" of "very small dragon who can't". */
function nounAt(words: readonly string[]): { being: Being; length: number } | null {
	const end = words.findIndex((word) => ENDS.test(word) || !/^\p{L}/u.test(word));
	const run = words.slice(0, Math.min(6, end < 0 ? words.length : end));
	for (let length = run.length; length > 0; length--) {
		const found = knownHead(run.slice(0, length));
		if (!found) continue;
		const behind = run[length];
		const isBeing = CLASSES.some((of) => found.known.classes.has(of));
		const isDoing = behind === undefined || /(?:s|ed|ing|ly)$/u.test(behind) || IRREGULAR.has(behind);
		if (!isBeing || found.known.isPlural || !isDoing) return null;
		if (SAYS_NOTHING.has(found.known.singular) || kinOf(found.known.singular)) return null;
		return { being: beingOf(run.slice(0, length), found.from, found.known.classes), length };
	}
	return null;
}

function beingOf(run: readonly string[], from: number, classes: ReadonlySet<string>): Being {
	let start = from;
	while (start > 0 && from - start < 3 && isSaidWith(run[start - 1], run[start])) start--;
	const short = run.slice(from).join(" ");
	return { full: run.slice(start).join(" "), short, kind: kindOfNoun(short), classes };
}

/** "Very small" of a dragon, "pirate" of a captain. */
function isSaidWith(word = "", next = ""): boolean {
	if (word === "very") return ADJECTIVES.has(next);
	const known = knownHead([word]);
	return ADJECTIVES.has(word) || (known !== null && !known.known.isPlural && !known.known.isName);
}

/** The noun that words end with: "pirate captain" of "the brave pirate captain". */
function nounBefore(words: readonly string[]): Being | null {
	const from = words.findLastIndex(
		(word) => ENDS.test(word) || DETERMINER.test(word) || !/^\p{L}/u.test(word),
	);
	const run = words.slice(Math.max(from + 1, words.length - 4));
	const found = knownHead(run);
	if (!found || found.known.isPlural || SAYS_NOTHING.has(found.known.singular)) return null;
	if (!CLASSES.some((of) => found.known.classes.has(of)) || kinOf(found.known.singular)) return null;
	return beingOf(run, found.from, found.known.classes);
}

/** Takes an idea's title and description and whoever is in its book; gives what each of them is said to be, in their order. */
export function whoIsWhat(
	{ title, description }: Pick<StoryIdea, "title" | "description">,
	people: readonly Somebody[],
): Beings[] {
	const said = people.map(() => [] as Being[]);
	for (const text of [title, description]) sayIn(text, people, said);
	return people.map(({ personality = "" }, at) => ({ inIdea: said[at] ?? [], own: ownBeings(personality) }));
}

function sayIn(text: string, people: readonly Somebody[], said: Being[][]) {
	const words =
		spelled(marked(oneLine(text), people))
			.replace(/(@\d)'s(?= (?:an?|the|really|secretly|actually) )/gu, "$1 is")
			.toLowerCase()
			.match(/@\d(?:'s)?|[\p{L}\p{M}'-]+|[^\s\p{L}]/gu) ?? [];
	for (const [at, word] of words.entries()) {
		const who = /^@(\d)$/u.exec(word)?.[1];
		if (who === undefined) continue;
		const being = behind(words, at) ?? before(words, at, people[Number(who)]);
		if (being) said[Number(who)]?.push(being);
	}
}

/** "@1 is secretly a pirate captain", "@1 the sheep", "@1, a very small dragon, …", "@1 (our cat)", "@1 turns into a frog". */
function behind(words: readonly string[], at: number): Being | null {
	let to = at + 1;
	let isPlain = true;
	const isApart = /^[,(–-]$/u.test(words[to] ?? "");
	if (isApart) to++;
	const isThe = words[to] === "the" && !GIVING.test(words[at - 1] ?? "");
	if (!isApart && !isThe) {
		if (words[to] === "who" && /^(?:is|was)$/u.test(words[to + 1] ?? "")) to++;
		const verb = words[to] ?? "";
		isPlain = /^(?:is|was)$/u.test(verb) && !/^(?:secretly|really|the)$/u.test(words[to + 1] ?? "");
		if (TURNING.test(verb) && /^(?:in)?to$/u.test(words[to + 1] ?? "")) to += 2;
		else if (PRETENDING.test(verb)) to += words[to + 1] === "to" && words[to + 2] === "be" ? 3 : 1;
		else if (BE.test(verb) || /^(?:has|used|turns|turned|wakes|woke)$/u.test(verb)) {
			to++;
			while (
				ADVERB.test(words[to] ?? "") ||
				BE.test(words[to] ?? "") ||
				/^(?:up|as|into)$/u.test(words[to] ?? "")
			)
				to++;
		} else return null;
	}
	if (!DETERMINER.test(words[to] ?? "")) return null;
	const found = nounAt(words.slice(to + 1));
	if (!found) return null;
	const after = words[to + 1 + found.length] ?? ".";
	return !isApart || /^(?:[.,;:!?)(–-]|who|that|which|with)$/u.test(after)
		? { ...found.being, isPlain }
		: null;
}

/** "Our dog @1", "a dragon called @1", "the queen is really @1"; of a person no animal that they may have with them. */
function before(words: readonly string[], at: number, who: Somebody | undefined): Being | null {
	let to = at;
	while (
		to > 0 &&
		/^(?:called|named|really|secretly|actually|only|just|be|out|to)$/u.test(words[to - 1] ?? "")
	)
		to--;
	if (BE.test(words[to - 1] ?? "") || (words[to] === "out" && /^turn(?:s|ed)$/u.test(words[to - 1] ?? "")))
		to--;
	const lead = words.slice(0, to);
	const being = nounBefore(lead) ?? (to < at ? nounBefore(lead.slice(0, whereFrom(lead))) : null);
	const isPerson =
		who?.relationship !== "Pet" && kinOf((who?.name ?? "").split(" ")[0]?.toLowerCase() ?? "") !== null;
	if (!being || (isPerson && to === at && !being.classes.has("person"))) return null;
	return { ...being, isPlain: !BE.test(words[to] ?? "") };
}

/** Where "under the bed" begins at the end of "a monster under the bed". */
function whereFrom(words: readonly string[]): number {
	const at = words.findLastIndex((word) =>
		/^(?:in|on|at|under|behind|from|of|with|near|next|inside)$/u.test(word),
	);
	return at > 0 && words.length - at <= 4 ? at : 0;
}

/** The family's own words of somebody: "a sheep, stubborn", "very small dragon", "kind. She is secretly a mermaid". */
export function ownBeings(personality: string): Being[] {
	return spelled(oneLine(personality).toLowerCase())
		.split(/[.;,:(–]| - /u)
		.flatMap((clause) => {
			const words = clause.match(/[\p{L}\p{M}'-]+/gu) ?? [];
			const [, lead = ""] = `${words.join(" ")} `.match(LEAD) ?? [];
			const from = lead.trim() === "" ? 0 : lead.trim().split(" ").length;
			const found = nounAt(words.slice(from)) ?? withOtherWord(words.slice(from), /(?:^| )an? $/u.test(lead));
			return found ? [{ ...found.being, isPlain: !/secretly|really/u.test(lead) }] : [];
		});
}

const LEAD =
	/^((?:(?:she|he|they|it|and|but) )?(?:(?:is|are|was|secretly|really|actually|also|just|only|our|my|her|his|their|family) )*(?:the |an? )?)/u;

/** "A stubborn sheep": behind an article one word more may be said of it. */
const withOtherWord = ([first = "", ...words]: readonly string[], isBehindArticle: boolean) =>
	isBehindArticle && !ENDS.test(first) ? nounAt(words) : null;

const RELATIONS: Readonly<Record<string, RegExp>> = {
	mum: /^Mum$/u,
	dad: /^Dad$/u,
	grandma: /^Grandparent$/u,
	grandad: /^Grandparent$/u,
	brother: /^(?:Brother|Baby sibling)$/u,
	sister: /^(?:Sister|Baby sibling)$/u,
	aunt: /^Aunt\/Uncle$/u,
	uncle: /^Aunt\/Uncle$/u,
};
const HERS = /^(?:grandma|mum|sister|aunt)$/u;

/** Who of the people a word for kin is, where just one can be: "gran" where Nana Rose is the only grandparent. */
export function kinMeant(word: string, whose: string, people: readonly Somebody[]): number | null {
	const kin = kinOf(word.toLowerCase());
	if (kin === null || !RELATIONS[kin]) return null;
	if (/^its$/iu.test(whose) || (/^(?:my|our)$/iu.test(whose) && /^(?:mum|dad)$/u.test(kin))) return null;
	const fitting = people.flatMap(({ name, relationship }, at) => {
		const called = kinOf(name.split(/\s/u)[0]?.toLowerCase() ?? "");
		const isOther = called !== null && HERS.test(called) !== HERS.test(kin);
		return RELATIONS[kin]?.test(relationship ?? "") && !isOther ? [at] : [];
	});
	return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** With "@1" for whoever is named, in whole or in part, or meant by what they are to the hero. */
function marked(text: string, people: readonly Somebody[]): string {
	const isLower = !/\p{Lu}\p{Ll}/u.test(text);
	let said = text.replaceAll("@", " ");
	const names = people
		.flatMap(({ name }, at) => {
			const parts = name
				.split(/\s+/u)
				.filter((part) => part.length > 1 && !COMMON.test(part) && kinOf(part.toLowerCase()) === null);
			return [name, ...parts].map((typed) => ({ typed, at }));
		})
		.filter(({ typed }) => typed.trim() !== "")
		.sort((one, other) => other.typed.length - one.typed.length);
	for (const { typed, at } of names)
		said = said.replace(
			new RegExp(`(?<![\\p{L}\\p{N}@])${literally(typed)}(?![\\p{L}\\p{N}])`, isLower ? "giu" : "gu"),
			`@${at}`,
		);
	return said.replace(
		/(?:(?<![\p{L}@])(my|our|her|his|the|its|their) )?(?<![\p{L}@])(\p{L}+)/giu,
		(typed, whose: string = "", word: string) => {
			const at = kinMeant(word, whose, people);
			return at === null ? typed : `@${at}`;
		},
	);
}
const COMMON =
	/^(?:the|of|and|little|big|baby|old|mr|mrs|miss|ms|dr|sir|lady|lord|king|queen|captain|prince|princess|great|doctor|uncle|auntie)$/iu;
