import { knownNoun } from "../noun-classes";
import { POSSESSIVE } from "../words";
import type { Piece } from "./event";
import { type NounPhrase, TIMES } from "./heard";

/** Whom and what pronouns stand for, by who and what was told of before. */

type Gender = "she" | "he" | "they";

export type Meant = {
	/** Null: it can't be told for whom it stands, or it is nobody of the story ("I"). */
	byPronoun: (pronoun: string, at: number, subject?: NounPhrase) => NounPhrase | null;
	/** "His": as it is where that is the subject’s, else somebody’s name; null: it can't be told. */
	owner: (pronoun: string, subject?: NounPhrase) => Piece | null;
	/** Tells it what a clause was about. */
	hear: (subject: NounPhrase, objects: readonly NounPhrase[]) => void;
};

const GENDER: Readonly<Record<string, Gender>> = {
	she: "she",
	her: "she",
	hers: "she",
	herself: "she",
	he: "he",
	him: "he",
	his: "he",
	himself: "he",
	they: "they",
	them: "they",
	their: "they",
};
const ITSELF = new Set(["herself", "himself", "itself", "themselves"]);

/** `pronouns`: those of each of the family; `main`: whose book it is. */
export function meantBy(pronouns: readonly Gender[], main: number): Meant {
	/** The latest last. */
	const people: number[] = [];
	const beings: NounPhrase[] = [];
	let thing: NounPhrase | null = null;
	let several: NounPhrase | null = null;
	/** Several of the family who did something together just now. */
	let together: NounPhrase | null = null;
	/** Somebody of the family by their pronoun: the latest, else the only one. */
	const somebody = (gender: Gender, not: readonly number[]): number | null => {
		// Whose pronoun nobody knows may be called by any.
		const may = (who: number) => (pronouns[who] === gender || pronouns[who] === "they") && !not.includes(who);
		const latest = people.filter(may).at(-1);
		if (latest !== undefined) return latest;
		const all = pronouns.flatMap((one, who) => (one === gender && !not.includes(who) ? [who] : []));
		if (all.length === 1) return all[0] ?? null;
		if (all.includes(main) || (all.length === 0 && may(main))) return main;
		return null;
	};
	const named = (who: number, at: number): NounPhrase => ({
		pieces: [{ who }],
		end: at + 1,
		people: [who],
		isPlural: false,
		isPronoun: true,
	});
	const again = (phrase: NounPhrase | undefined | null, at: number): NounPhrase | null =>
		phrase ? { ...phrase, pieces: definite(phrase.pieces), end: at + 1, isPronoun: true } : null;
	return {
		byPronoun(pronoun, at, subject) {
			if (ITSELF.has(pronoun))
				return { pieces: [pronoun], end: at + 1, people: [], isPlural: false, isPronoun: true };
			if (pronoun === "it") return thing?.head === subject?.head ? null : again(thing, at);
			if (pronoun === "they" || pronoun === "them") {
				const isSubject = pronoun === "they";
				if (several && !(isSubject && together) && several !== subject) return again(several, at);
				const everybody = people.length > 1 ? [...new Set(people)] : pronouns.map((_, who) => who);
				const all = together?.people ?? everybody;
				return pronouns.length > 1
					? { pieces: [pronoun], end: at + 1, people: all, isPlural: true, isPronoun: true }
					: null;
			}
			const gender = GENDER[pronoun];
			if (!gender || pronoun === "his" || pronoun === "hers") return null;
			const who = somebody(gender, subject?.people ?? []);
			const being = beings.filter((one) => one.head !== subject?.head).at(-1);
			if (who !== null && (people.includes(who) || !being)) return named(who, at);
			// Of "the council" nobody can tell whether it is meant.
			if (being && !isKnownBeing(being.head)) return null;
			return again(being, at);
		},
		owner(pronoun, subject) {
			if (subject) {
				const [one] = subject.people;
				const isTheirs =
					pronoun === "its"
						? subject.head !== undefined && !subject.isPlural
						: pronoun === "their"
							? subject.isPlural || subject.isPronoun
							: one !== undefined
								? pronouns[one] === GENDER[pronoun] || pronouns[one] === "they"
								: isBeing(subject.head);
				if (isTheirs) return pronoun;
			}
			if (pronoun === "its") return "its";
			const gender = GENDER[pronoun];
			const who = gender && gender !== "they" ? somebody(gender, subject?.people ?? []) : null;
			return who === null ? (pronoun === "their" ? "their" : null) : { who, possessive: true };
		},
		hear(subject, objects) {
			const all = [subject, ...objects];
			// Whoever does something is whom the next "she" means; what it is done to, the next "it".
			people.push(...objects.flatMap((one) => one.people), ...subject.people);
			together = subject.isPlural && subject.people.length > 1 ? subject : null;
			several = null;
			for (const phrase of all) {
				if (phrase.head === undefined || PARTS.has(phrase.head) || TIMES.has(phrase.head)) continue;
				if (phrase.isPlural) several = phrase;
				else thing = phrase;
				const may = phrase === subject ? isBeing(phrase.head) : isKnownBeing(phrase.head);
				if (!phrase.isPlural && may && !SKY.has(phrase.head)) beings.push(phrase);
			}
			if (subject.isPronoun && subject.isPlural && subject.head) several = subject;
		},
	};
}

/** "It" is no part of anything. */
const PARTS = new Set("end middle top bottom side".split(" "));
/** With a face in picture books, but nobody's "he" for being there. */
const SKY = new Set("moon sun star".split(" "));
/** What the word list doesn't know may be anybody. */
const isBeing = (noun: string | undefined) =>
	noun !== undefined && (knownNoun(noun) === null || isKnownBeing(noun));
const isKnownBeing = (noun: string | undefined) => {
	const classes = knownNoun(noun ?? "")?.classes;
	return (["animal", "magical", "person"] as const).some((one) => classes?.has(one) ?? false);
};

/** "The small dragon" from then on. */
const definite = (pieces: readonly Piece[]): readonly Piece[] => {
	const [first, ...rest] = pieces;
	const isOwned = typeof first === "object" ? first.possessive : first !== undefined && POSSESSIVE.has(first);
	if (isOwned) return ["the", ...rest];
	if (first === "a" || first === "an" || first === "some" || first === "another") return ["the", ...rest];
	const isBare =
		typeof first === "string" &&
		!/^(?:the|this|that|these|those|every|each|both|all|his|her|their|its|\p{Lu}.*)$/u.test(first);
	return isBare ? ["the", ...pieces] : pieces;
};
