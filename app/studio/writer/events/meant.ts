import { knownNoun, singularOf } from "../noun-classes";
import { kinOf } from "../spellings";
import { POSSESSIVE } from "../words";
import type { Piece } from "./event";
import { type Heard, type NounPhrase, TIMES } from "./heard";

/** Whom and what pronouns stand for, by who and what was told of before. */

type Gender = "she" | "he" | "they";

export type Meant = {
	/** Null: it can't be told for whom it stands, or it is nobody of the story ("I"). */
	byPronoun: (pronoun: string, at: number, subject?: NounPhrase) => NounPhrase | null;
	/** "His": as it is where that is the subject’s, else somebody’s name; null: it can't be told. */
	owner: (pronoun: string, subject?: NounPhrase) => Piece | null;
	/** Tells it what a clause was about, and who else was in it. */
	hear: (subject: NounPhrase, objects: readonly NounPhrase[], others?: readonly NounPhrase[]) => void;
	/** Tells it who and what was told of in words that were not understood. */
	pass: (phrases: readonly NounPhrase[], allOfSentence: readonly NounPhrase[]) => void;
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

/** `pronouns`: those of each of the family; `main`: whose book it is; `us`: the child with whoever has typed it. */
export function meantBy(pronouns: readonly Gender[], main: number, us: readonly number[] = []): Meant {
	/** The latest last. */
	const people: number[] = [];
	const beings: NounPhrase[] = [];
	/** Whether the latest of the beings was told of after the latest of the people. */
	let isBeingLater = false;
	/** Whether the clause before told of one, and of whom besides. */
	let isBeingLast = false;
	let latestHeard: readonly number[] = [];
	/** Whoever was called "she" once is that from then on. */
	const called: Gender[] = [...pronouns];
	const lastCalled = new Map<Gender, number>();
	let thing: NounPhrase | null = null;
	let several: NounPhrase | null = null;
	/** Several of the family who did something together just now. */
	let together: NounPhrase | null = null;
	/** Somebody of the family by their pronoun: the latest, else the only one. */
	const somebody = (gender: Gender, not: readonly number[]): number | null => {
		// Whose pronoun nobody knows may be called by any.
		const may = (who: number) => (called[who] === gender || called[who] === "they") && !not.includes(who);
		const latest = people.filter(may).at(-1);
		const sure = people.filter((who) => called[who] === gender && may(who)).at(-1);
		// "Cerys dresses him up; he likes it": Cerys may be he too.
		if (latest !== undefined && sure !== undefined && latest !== sure)
			return lastCalled.get(gender) === sure ? sure : null;
		if (latest !== undefined) return latest;
		// Before anybody is told of, it is whose book it is.
		if (may(main)) return main;
		const all = called.flatMap((one, who) => (one === gender && !not.includes(who) ? [who] : []));
		if (all.length === 1) return all[0] ?? null;
		const others = called.flatMap((_, who) => (may(who) ? [who] : []));
		return others.length === 1 ? (others[0] ?? null) : null;
	};
	const remember = ({ head, people: some, isPlural, ...rest }: NounPhrase) => {
		if (head === undefined) {
			people.push(...some);
			if (some.length > 0) isBeingLater = false;
		} else if (!isPlural && isKnownBeing(head) && !SKY.has(head)) {
			beings.push({ head, people: some, isPlural, ...rest });
			isBeingLater = true;
		}
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
			if (pronoun === "we") {
				const pieces = us.flatMap((who, one): Piece[] => [
					...(one === 0 ? [] : [one < us.length - 1 ? "," : "and"]),
					{ who },
				]);
				return us.length > 1 ? { pieces, end: at + 1, people: us, isPlural: true, isPronoun: false } : null;
			}
			if (pronoun === "they" || pronoun === "them") {
				const isSubject = pronoun === "they";
				// "The boy and his mum": of four who are known, or of these, nobody can tell.
				if (beings.length > 0 && !several && !together && pronouns.length > 2) return null;
				if (several && !(isSubject && together) && several !== subject) return again(several, at);
				const everybody = people.length > 1 ? [...new Set(people)] : pronouns.map((_, who) => who);
				const all = together?.people ?? everybody;
				// "Writes them down": two of the family, only if two were told of.
				return pronouns.length > 1 && (isSubject || people.length > 1)
					? { pieces: [pronoun], end: at + 1, people: all, isPlural: true, isPronoun: true }
					: null;
			}
			const gender = GENDER[pronoun];
			if (!gender || pronoun === "his" || pronoun === "hers") return null;
			const who = somebody(gender, subject?.head === undefined ? (subject?.people ?? []) : []);
			const being = beings
				.filter(({ head }) => head !== subject?.head && (genderOf(head) ?? gender) === gender)
				.at(-1);
			// "She wouldn’t let him leave", where Santa came in just now.
			const isEither =
				subject !== undefined &&
				isBeingLast &&
				being !== undefined &&
				who !== null &&
				people.includes(who) &&
				!latestHeard.includes(who);
			if (isEither) return null;
			// "Only Connie sees that he is a ghost", of a boy.
			if (who !== null && isBeingLater && called[who] === "they" && genderOf(being?.head) === gender)
				return again(being, at);
			const isUnsure = who !== null && called[who] === "they" && isBeingLater && being !== undefined;
			if (who !== null && !isUnsure && (people.includes(who) || !being)) {
				if (called[who] === "they") called[who] = gender;
				if (!subject) lastCalled.set(gender, who);
				return named(who, at);
			}
			// "She" of a baby’s elder sister may be either.
			if (who === main && called[who] === gender && being && genderOf(being.head) === null) return null;
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
						: // "Her mate holds her hand": whose?
							one !== undefined &&
								called[one] === "they" &&
								people.some((who) => who !== one && called[who] === GENDER[pronoun])
							? null
							: pronoun === "their"
								? subject.isPlural || subject.isPronoun
								: one !== undefined
									? called[one] === GENDER[pronoun] || called[one] === "they"
									: isBeing(subject.head);
				if (isTheirs === null) return null;
				if (
					isTheirs &&
					one !== undefined &&
					called[one] === "they" &&
					GENDER[pronoun] &&
					subject.people.length === 1
				)
					called[one] = GENDER[pronoun];
				if (isTheirs) return pronoun;
			}
			if (pronoun === "its") return "its";
			const gender = GENDER[pronoun];
			if (!gender || gender === "they") return pronoun === "their" ? "their" : null;
			const [whose, ...more] = this.byPronoun(gender, 0, subject)?.pieces ?? [];
			if (typeof whose === "object") return { who: whose.who, possessive: true };
			return whose === undefined ? null : `${[whose, ...more].join(" ")}’s`;
		},
		hear(subject, objects, others = []) {
			const all = [subject, ...objects];
			for (const phrase of others) remember(phrase);
			// Whoever does something is whom the next "she" means; what it is done to, the next "it".
			people.push(...objects.flatMap((one) => one.people));
			// "They" are nobody in particular.
			if (subject.people.length === 1 || !subject.isPronoun) people.push(...subject.people.toReversed());
			together = subject.isPlural && subject.people.length > 1 ? subject : null;
			several = null;
			for (const phrase of all) {
				if (
					phrase.head === undefined ||
					phrase.pieces[0] === "no" ||
					PARTS.has(phrase.head) ||
					TIMES.has(phrase.head)
				)
					continue;
				if (phrase.isPlural) several = phrase;
				else if (!isPerson(phrase.head)) thing = phrase;
				const may = phrase === subject ? isBeing(phrase.head) : isKnownBeing(phrase.head);
				if (!phrase.isPlural && may && !SKY.has(phrase.head)) beings.push(phrase);
			}
			// They who do something go on doing it.
			if (subject.isPlural && subject.head) several = subject;
			isBeingLater = subject.people.length === 0 && isKnownBeing(subject.head);
			isBeingLast = [...objects, ...others, subject].some(
				({ head, isPlural }) => !isPlural && isKnownBeing(head),
			);
			latestHeard = [...all, ...others].flatMap((one) => one.people);
		},
		pass(phrases, allOfSentence) {
			// Who is told of first does it.
			for (const phrase of phrases.toReversed()) remember(phrase);
			const [only, ...more] = allOfSentence.filter(
				({ head, people: some }) => some.length === 0 && !TIMES.has(head ?? ""),
			);
			const isIt = knownNoun(only?.head ?? "") !== null && !isPerson(only?.head);
			if (only) thing = isIt && more.length === 0 && !only.isPlural ? only : null;
			if (only)
				several =
					more.length === 0 && only.isPlural && isKnownBeing(singularOf(only.head ?? "")) ? only : null;
		},
	};
}

/** "He says he is cold": himself. */
export function themselves(
	word: Heard | undefined,
	at: number,
	meant: Meant,
	whose: NounPhrase,
): NounPhrase | null {
	const own = word?.lower === "she" ? "her" : word?.lower === "he" ? "his" : null;
	const isOne = own !== null && whose.people.length === 1 && whose.head === undefined;
	if (!word || !isOne || meant.owner(own, whose) !== own) return null;
	return { pieces: [word.lower], end: at + 1, people: whose.people, isPlural: false, isPronoun: true };
}

/** "It" is no part of anything. */
const PARTS = new Set("end middle top bottom side".split(" "));
/** Nobody’s "she". */
const GROUPS = new Set("people team crew audience crowd".split(" "));
/** With a face in picture books, but nobody's "he" for being there. */
const SKY = new Set("moon sun star".split(" "));
/** What the word list doesn't know may be anybody. */
const isBeing = (noun: string | undefined) =>
	noun !== undefined && (knownNoun(noun) === null || isKnownBeing(noun));
const isPerson = (noun: string | undefined) =>
	(knownNoun(noun ?? "")?.classes.has("person") ?? false) || kinOf(noun ?? "") !== null;
const SHE = new Set(
	"queen princess lady girl woman witch mermaid fairy lass duchess empress bride mum".split(" "),
);
const HE = new Set("king prince man boy wizard lad lord knight duke emperor groom merman dad".split(" "));
const genderOf = (noun: string | undefined): Gender | null =>
	SHE.has(noun ?? "") ? "she" : HE.has(noun ?? "") ? "he" : null;
const isKnownBeing = (noun: string | undefined) => {
	if (GROUPS.has(noun ?? "")) return false;
	const classes = knownNoun(noun ?? "")?.classes;
	return (["animal", "magical", "person"] as const).some((one) => classes?.has(one) ?? false);
};

/** "The small dragon" from then on. */
const definite = (pieces: readonly Piece[]): readonly Piece[] => {
	const [first, ...rest] = pieces;
	const isOwned = typeof first === "object" ? first.possessive : first !== undefined && POSSESSIVE.has(first);
	if (isOwned) return ["the", ...rest];
	if (first === "a" || first === "an" || first === "some" || first === "another") return ["the", ...rest];
	const isName = pieces.every((piece) => typeof piece === "object" || /^\p{Lu}/u.test(piece));
	const isBare =
		typeof first === "string" &&
		!isName &&
		!/^(?:the|this|that|these|those|every|each|both|all|his|her|their|its|.*’s)$/u.test(first);
	return isBare ? ["the", ...pieces] : pieces;
};
