import type { StoryIdea } from "~/studio/story/idea";
import type { Story } from "../shelf/story";
import type { Person } from "./cast-of";
import { type Choice, choiceOf, NO_IDEA } from "./choice";
import { isNear, meantNear, saysOf } from "./said-near";
import type { Parts } from "./shown";
import type { TakenNoun } from "./take-nouns";

/** Who of a family is somebody of the plot, and who comes along. */

/** Whoever fits a role is that, each of them one. */
export function partsOf(
	{ roles }: Story,
	people: readonly Person[],
	idea: StoryIdea,
	slots: Choice["slots"] = {},
): Parts {
	const hero = people.find(({ member }) => member.isMain) ?? people[0];
	if (!hero) throw new Error("a story needs somebody in it");
	const free = people.filter((person) => person !== hero);
	const said = `${idea.title}. ${idea.description}`;
	const cast = Object.entries(roles).map(([name, role]): [string, Person | null] => {
		const { relationship, age, near, kin, own, is } = role;
		const at = free.findIndex((person) => {
			const { member } = person;
			const isFit =
				(relationship === undefined || relationship.includes(member.relationship ?? "")) &&
				(age === undefined || (member.age >= age[0] && member.age <= age[1]));
			const isMeant = [
				near && (kin ? meantNear(person, free, near, said) : isNear(person.name, near, said)),
				own && saysOf(person, own, idea),
				is && isWhat(person, slots[is]),
			].filter((meant) => meant !== undefined);
			return isFit && (isMeant.length === 0 || isMeant.includes(true));
		});
		return [name, at < 0 ? null : (free.splice(at, 1)[0] ?? null)];
	});
	return { hero, companions: free, roles: Object.fromEntries(cast) };
}

/** "The dog Biscuit", where the idea has a dog for a slot. */
const isWhat = ({ called, name }: Person, noun: TakenNoun | undefined) =>
	noun?.isNamed === true && called === `the ${noun.short} ${name}`;

/** What somebody of the family is can't be beside them too: such a slot has the story's own noun. */
export function withoutParts(story: Story, { roles }: Parts, slots: Choice["slots"]): Choice["slots"] {
	const filled = Object.entries(story.roles).flatMap(([name, { is }]) => {
		const person = roles[name];
		return is && person && isWhat(person, slots[is]) ? [is] : [];
	});
	if (filled.length === 0) return slots;
	const { slots: ownNouns } = choiceOf(story, NO_IDEA);
	return { ...slots, ...Object.fromEntries(filled.map((slot) => [slot, ownNouns[slot] as TakenNoun])) };
}
