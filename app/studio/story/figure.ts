import { AGES } from "./ages";
import type { CastMember } from "./cast";
import type { Kind } from "./vocabulary";

const SPECIES: Partial<Record<Kind, string>> = {
	cat: "cat",
	dog: "dog",
	rabbit: "rabbit",
	bird: "bird",
	horse: "horse",
	animal: "pet",
};

/** Whether somebody is no animal and no toy. */
export const isPerson = (kind: Kind): boolean => kind !== "toy" && SPECIES[kind] === undefined;

/** Somebody for a painter, without a name: "a young girl"; of a pet its species, where more is known of it than its kind. */
export function figureOf(
	{ kind, age, pronouns }: Pick<CastMember, "kind" | "age" | "pronouns">,
	species = SPECIES[kind] ?? "pet",
): string {
	if (kind === "toy") return "a well-loved soft toy";
	if (!isPerson(kind)) return `a friendly ${species}`;
	const child = { she: "girl", he: "boy", they: "child" }[pronouns];
	const grown = { she: "woman", he: "man", they: "grown-up" }[pronouns];
	if (age < AGES.toddler) return pronouns === "they" ? "a baby" : `a baby ${child}`;
	if (age < AGES.child) return `a little ${child}`;
	if (age < AGES.teen) return `a young ${child}`;
	if (age < AGES.adult) return `a teenage ${child}`;
	return age < AGES.old ? `a ${grown}` : `an older ${grown}`;
}
