import type { StoryIdea } from "~/studio/story/idea";
import type { Story } from "../shelf/story";
import type { Person } from "./cast-of";
import type { Choice } from "./choice";
import { isNear, meantNear, saysOf } from "./said-near";
import type { Parts } from "./shown";

/** Who of a family is somebody of the plot, and who comes along. */

/** Whoever is the noun of a slot is that, and whoever fits a role is that, each of them one. */
export function partsOf(
	{ roles }: Story,
	people: readonly Person[],
	idea: StoryIdea,
	slots: Choice["slots"] = {},
): Parts {
	const hero = people.find(({ member }) => member.isMain) ?? people[0];
	if (!hero) throw new Error("a story needs somebody in it");
	const cast = Object.fromEntries(
		Object.entries(slots).flatMap(([name, { who }]) => {
			const person = people[who ?? -1];
			return person && person !== hero ? [[name, person]] : [];
		}),
	);
	const free = people.filter((person) => person !== hero && !Object.values(cast).includes(person));
	const said = `${idea.title}. ${idea.description}`;
	const filled = Object.entries(roles).map(([name, role]): [string, Person | null] => {
		const { relationship, age, near, kin, own } = role;
		if (role.who !== undefined) return [name, people[role.who] ?? null];
		const asSlot = cast[/^\{the (\w+)\}$/u.exec(role.else)?.[1] ?? ""] ?? null;
		const at = free.findIndex((person) => {
			const { member } = person;
			const isFit =
				(relationship === undefined || relationship.includes(member.relationship ?? "")) &&
				(age === undefined || (member.age >= age[0] && member.age <= age[1]));
			const isMeant = [
				near && (kin ? meantNear(person, free, near, said) : isNear(person.name, near, said)),
				own && saysOf(person, own, idea),
			].filter((meant) => meant !== undefined);
			return isFit && (isMeant.length === 0 || isMeant.includes(true));
		});
		return [name, at < 0 ? asSlot : (free.splice(at, 1)[0] ?? null)];
	});
	return { hero, companions: free, roles: Object.fromEntries(filled), cast };
}
