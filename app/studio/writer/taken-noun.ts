import type { Noun, Stands } from "../shelf/story";
import type { NounPhrase, Word } from "./words";

/** What a story has taken from an idea for a slot, and what may be taken. */

/** A noun as a story tells it. */
export type TakenNoun = Noun & {
	plural: boolean;
	/** Not counted: "some porridge". */
	mass: boolean;
	/** The idea named it; otherwise it is the story's own. */
	isNamed: boolean;
	/** What is done, in its base form: "dance". */
	isVerb?: boolean;
	/** Who of the book's people is it, by their place among them. */
	who?: number;
};

/** `kind`: the noun in its singular. */
export type Candidate = { noun: TakenNoun; kind: string; rank: number; phrase: NounPhrase };

/** Whether it stands to its verbs, or behind the words, as the slot asks; a slot that asks nothing takes all. */
export function standsAs(words: readonly Word[], phrase: NounPhrase, slot: Stands): boolean {
	const { "object-of": objectOf, "subject-of": subjectOf, after } = slot;
	if (!objectOf && !subjectOf && !after) return true;
	return (
		(objectOf ?? []).some((verb) => phrase.objectOf.includes(verb)) ||
		(subjectOf ?? []).some(
			(verb) => phrase.subjectOf.includes(verb) || (verb === "*" && phrase.subjectOf.length > 0),
		) ||
		(after ?? []).some((lead) => leads(words, phrase, lead.split(" ")))
	);
}

const leads = (words: readonly Word[], phrase: NounPhrase, lead: readonly string[]) =>
	lead.every((key, at) => words[phrase.leads - lead.length + at]?.keys.has(key));
