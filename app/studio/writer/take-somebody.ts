import { isPerson } from "~/studio/story/figure";
import type { NounClass, Slot, Stands } from "../shelf/story";
import { kindOf, speciesOf } from "./kind-of";
import { knownNoun } from "./noun-classes";
import { kinOf } from "./spellings";
import { type Candidate, standsAs, type TakenNoun } from "./taken-noun";
import { kindOfNoun } from "./who-is-what";
import type { Being, IdeaRead, NounPhrase, Word } from "./words";

/** Who of a family is what a story tells of: Doris is the sheep that runs away, and no other sheep is beside her. */

type Known = IdeaRead["people"][number];

/** Somebody of the family for a slot that may be one of them; `cast` are those who are somebody already. Null: nobody is it. */
export function takeSomebody(
	idea: IdeaRead,
	slot: Slot,
	nouns: readonly Candidate[],
	cast: ReadonlySet<number>,
): TakenNoun | null {
	if (!slot.cast) return null;
	const free = idea.people.flatMap((person, who) =>
		person.isMain || cast.has(who) || person.relationship === undefined ? [] : [{ person, who }],
	);
	for (const { noun, kind, phrase } of nouns) {
		const is = free.filter(({ person, who }) => isIt(idea, person, who, kindOfNoun(kind), phrase));
		const [one, another] = is.length > 1 ? is.filter(({ who }) => isSpokenOf(idea, who)) : is;
		if (one && !another) return { ...fuller(noun, one.person), who: one.who };
	}
	const asks = asksOfNames(slot);
	const isAnother = nouns.some(
		({ kind, phrase }) => !isHeros(idea, kind) && standsAs(idea.words, phrase, asks),
	);
	const named = free.find(({ person, who }) => {
		const phrases = idea.nouns.filter(({ from, to }) => {
			// "Wilf the owl" is Wilf.
			const start =
				idea.words[from - 1]?.lower === "the" && idea.words[from - 2]?.who === who ? from - 2 : from;
			return idea.words.slice(start, to + 1).some((word) => word.who === who && word.part !== "location");
		});
		const isOwn =
			phrases.length > 0 && beingsOf(person).some(({ kind }) => kind === kindOfNoun(slot.else.short));
		const isNamedSo = phrases.some(
			({ to, ...phrase }) =>
				idea.words[to]?.deniedBy === null &&
				(!isAnother || idea.words[to]?.part === "title") &&
				standsAs(
					idea.words,
					{ ...phrase, to, subjectOf: [...phrase.subjectOf, ...doings(idea.words, to)] },
					asks,
				),
		);
		return isOwn || (isFit(person, slot) && isNamedSo);
	});
	return named ? { ...nounOf(named.person, slot), who: named.who } : null;
}

/** Whether a noun is what the hero is: "Leo is a superhero". Nobody else is that. */
export const isHeros = ({ people }: IdeaRead, kind: string): boolean =>
	people.some(({ isMain, inIdea }) => isMain && inIdea.some((being) => being.kind === kindOfNoun(kind)));

/** Whoever the idea calls by the noun; and who is one by the family's own words, unless it tells of "a puppy" besides them. */
function isIt(idea: IdeaRead, person: Known, who: number, kind: string, phrase: NounPhrase): boolean {
	if (person.inIdea.some((being) => being.kind === kind)) return true;
	const isOne =
		person.own.some((being) => being.kind === kind) ||
		kindOfNoun(speciesOf(person, person.inIdea) ?? "") === kind;
	const isAny = /^(?:an?|another|some)$/u.test(idea.words[phrase.from - 1]?.lower ?? "");
	return isOne && !(isAny && isSpokenOf(idea, who));
}

const isSpokenOf = ({ words }: IdeaRead, who: number) => words.some((word) => word.who === who);

/** As the slot asks of names; one that asks nothing has nobody who is only named. */
const asksOfNames = ({ cast = {} }: Slot): Stands =>
	Object.values(cast).some(Array.isArray) ? cast : { after: ["@nobody"] };

/** What somebody does or is, as far as nobody else comes in: "won't stop growing", "is stuck". */
function doings(words: readonly Word[], to: number): string[] {
	const rest = words.slice(to + 1, to + 7);
	const end = rest.findIndex(
		({ pos, sentence, isName }) =>
			isName || ["NOUN", "PROPN", "CCONJ", "PRON", "PUNCT"].includes(pos) || sentence !== words[to]?.sentence,
	);
	return rest
		.slice(0, end < 0 ? rest.length : end)
		.filter(({ pos }) => pos === "VERB" || pos === "ADJ")
		.flatMap(({ keys }) => [...keys]);
}

/** Whether somebody is of a class that the slot takes. */
function isFit(person: Known, { of }: Slot): boolean {
	const kind = kindOf(person, person.inIdea);
	const own: NounClass = kind === "toy" ? "toy" : isPerson(kind) ? "person" : "animal";
	return of.some((one) => one === own || beingsOf(person).some(({ classes }) => classes.has(one)));
}

const beingsOf = ({ inIdea, own }: Known): readonly Being[] => [...inIdea, ...own];

/** The noun of somebody who is only named: what they are said to be, else what a story has. */
function nounOf(person: Known, slot: Slot): TakenNoun {
	const being =
		beingsOf(person).find(({ classes }) => slot.of.some((of) => classes.has(of))) ?? beingsOf(person)[0];
	const species = speciesOf(person, person.inIdea);
	const kind = kindOf(person, person.inIdea);
	const kin =
		kinOf(person.name.split(" ")[0]?.toLowerCase() ?? "") ??
		person.relationship?.split("/")[0]?.toLowerCase();
	const plain = species ?? (kind === "toy" ? "toy" : isPerson(kind) ? kin : null);
	const said = being ?? (plain ? { full: plain, short: plain } : slot.else);
	return { full: said.full, short: said.short, plural: false, mass: false, isNamed: true };
}

/** With what is said of them, where that is more: "very small dragon". */
function fuller(noun: TakenNoun, person: Known): TakenNoun {
	const being = beingsOf(person).find(({ kind }) => kind === kindOfNoun(noun.short));
	const isMore = being && being.full.length > noun.full.length && knownNoun(being.short)?.isPlural === false;
	return isMore ? { ...noun, full: being.full, short: being.short } : { ...noun, plural: false };
}
