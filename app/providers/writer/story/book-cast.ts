import type { Build, CastMember } from "~/story/cast";
import { outfitFor, PALETTES, paletteOf } from "~/story/clothes";
import type { Setting as PlaceId } from "~/story/places/list";
import type { Kind } from "~/story/vocabulary";
import type { StoryIdea, WriterCharacter } from "../port";
import type { Cast, Player } from "./cast";
import type { Chance } from "./chance";
import { SPECIES } from "./roles";

/** The characters as a book keeps them: who they are, how they are dressed, in which colours. */

const ANIMALS: readonly [kind: Kind, words: RegExp][] = [
	["cat", /^(?:cat|kitten)$/u],
	["rabbit", /^(?:rabbit|bunny)$/u],
	["bird", /^(?:parrot|budgie|hen|chicken|duck)$/u],
	["horse", /^(?:pony|horse|donkey)$/u],
	[
		"dog",
		/^(?:dog|puppy|spaniel|labrador|retriever|poodle|cockapoo|terrier|dachshund|collie|greyhound|pug|bulldog|beagle|whippet)$/u,
	],
];

/** `chance` decides what the book's people wear, so that two books don't look alike. */
export function bookCast(
	{ characters }: StoryIdea,
	cast: Cast,
	place: PlaceId,
	chance: Chance,
): CastMember[] {
	const first = PALETTES.indexOf(chance.pick("clothes", PALETTES));
	const marked = characters.find(({ isMain }) => isMain) ?? characters[0];
	const companions = [...cast.companions];
	return characters.map((character, index): CastMember => {
		const player: Player | undefined = character === marked ? cast.main : companions.shift();
		if (!player) throw new Error("a cast of one to four");
		return {
			id: `c${index + 1}`,
			name: player.name,
			age: character.age,
			kind: kindOf(character),
			build: character.relationship === "Pet" ? "adult" : buildOf(character.age),
			isMain: character === marked,
			relationship: character.relationship,
			pronouns: player.gender,
			outfit: outfitFor(place),
			palette: paletteOf(index, first),
			usesWheelchair: player.usesWheelchair,
			trait: player.trait?.id ?? null,
		};
	});
}

function kindOf({ relationship, personality, age }: WriterCharacter): Kind {
	const species = personality.match(SPECIES)?.[1]?.toLowerCase() ?? "";
	if (relationship === "Pet") return ANIMALS.find(([, words]) => words.test(species))?.[0] ?? "animal";
	if (age <= 1) return "baby";
	if (age < 18) return "child";
	return age >= 65 ? "old" : "grown-up";
}

function buildOf(age: number): Build {
	if (age <= 1) return "baby";
	if (age <= 3) return "toddler";
	if (age <= 12) return "child";
	if (age < 18) return "teen";
	return age >= 65 ? "old" : "adult";
}
