import type { CastMember } from "~/studio/story/cast";
import { PALETTES } from "~/studio/story/clothes";
import type { Outfit as OutfitName } from "~/studio/story/outfits";
import type { Colours, GarmentName, Pattern } from "./garments";
import type { HatName } from "./hats";
import type { NeckName } from "./neckwear";

/** All that somebody has on. */
export type Worn = {
	garment: GarmentName;
	colours: Colours;
	pattern: Pattern;
	neck: NeckName;
	hat: HatName | "none";
	back: "none" | "cape" | "rucksack" | "airtank";
	feet: "boots" | "wellies" | "shoes" | "slippers" | "sandals" | "bare";
};

type Line = readonly [
	Worn["garment"],
	Worn["pattern"],
	Worn["neck"],
	Worn["hat"],
	Worn["back"],
	Worn["feet"],
];

/** What each outfit is, for up to four who wear it in one book: a line each, so that no two look the same. */
const OUTFITS: Record<OutfitName, readonly [Line, Line, Line, Line]> = {
	everyday: [
		["jumper", "stripes", "collar", "none", "none", "shoes"],
		["dungarees", "plain", "collar", "none", "none", "shoes"],
		["shirt", "dots", "collar", "none", "none", "shoes"],
		["shorts", "stars", "collar", "none", "none", "shoes"],
	],
	raincoat: [
		["coat", "plain", "hood", "rainhat", "none", "wellies"],
		["coat", "dots", "hood", "rainhat", "none", "wellies"],
		["coat", "stripes", "hood", "rainhat", "none", "wellies"],
		["coat", "plain", "hood", "none", "none", "wellies"],
	],
	nightclothes: [
		["pyjamas", "stars", "collar", "none", "none", "slippers"],
		["pyjamas", "stripes", "collar", "none", "none", "slippers"],
		["robe", "plain", "collar", "none", "none", "slippers"],
		["pyjamas", "dots", "collar", "none", "none", "slippers"],
	],
	swimwear: [
		["swimsuit", "plain", "none", "none", "none", "bare"],
		["swimsuit", "dots", "none", "none", "none", "bare"],
		["swimsuit", "stars", "none", "none", "none", "bare"],
		["swimsuit", "stripes", "none", "none", "none", "bare"],
	],
	explorer: [
		["shorts", "plain", "neckerchief", "explorer", "rucksack", "boots"],
		["jumper", "stripes", "neckerchief", "none", "rucksack", "boots"],
		["shirt", "dots", "scarf", "explorer", "none", "boots"],
		["coat", "plain", "neckerchief", "beret", "rucksack", "boots"],
	],
	winter: [
		["coat", "plain", "scarf", "bobble", "none", "boots"],
		["coat", "dots", "scarf", "bobble", "none", "boots"],
		["jumper", "stripes", "scarf", "bobble", "none", "boots"],
		["coat", "stars", "scarf", "beret", "none", "boots"],
	],
	party: [
		["tailcoat", "stars", "bow", "party", "none", "shoes"],
		["jumper", "dots", "bow", "party", "none", "shoes"],
		["tailcoat", "plain", "bow", "topper", "none", "shoes"],
		["shirt", "stripes", "bow", "party", "none", "shoes"],
	],
	royal: [
		["tunic", "plain", "ruff", "crown", "cape", "boots"],
		["tunic", "stars", "ruff", "none", "cape", "boots"],
		["robe", "plain", "ruff", "circlet", "cape", "shoes"],
		["tunic", "stripes", "neckerchief", "none", "none", "boots"],
	],
	sailor: [
		["jumper", "stripes", "neckerchief", "sailor", "none", "shoes"],
		["coat", "plain", "scarf", "none", "none", "wellies"],
		["shirt", "stripes", "neckerchief", "sailor", "none", "shoes"],
		["tailcoat", "plain", "neckerchief", "pirate", "none", "boots"],
	],
	astronaut: [
		["spacesuit", "plain", "ring", "bubble", "airtank", "boots"],
		["spacesuit", "plain", "ring", "bubble", "airtank", "boots"],
		["spacesuit", "plain", "ring", "bubble", "airtank", "boots"],
		["spacesuit", "plain", "ring", "bubble", "airtank", "boots"],
	],
	apron: [
		["apron", "plain", "collar", "chef", "none", "shoes"],
		["apron", "stripes", "collar", "none", "none", "shoes"],
		["apron", "dots", "neckerchief", "chef", "none", "shoes"],
		["apron", "plain", "bow", "none", "none", "shoes"],
	],
};

/** In a dress is only somebody of whom the family says "she". */
const IN_A_DRESS: Partial<Record<OutfitName, readonly number[]>> = {
	everyday: [1, 3],
	party: [0, 1],
	royal: [0, 1],
};

/** What somebody wears, the same on every page; `outfit` instead of their own where the story changes clothes. */
export function wornBy(member: CastMember, outfit: OutfitName = member.outfit): Worn {
	// The colours are the book's choice, a neighbour of the list for each: so is the cut that goes with them.
	const place =
		Math.max(
			0,
			PALETTES.findIndex(([main]) => main === member.palette[0]),
		) % 4;
	const [garment, pattern, neck, hat, back, feet] = OUTFITS[outfit][place] as Line;
	const isInADress = member.pronouns === "she" && IN_A_DRESS[outfit]?.includes(place);
	return { garment: isInADress ? "dress" : garment, colours: member.palette, pattern, neck, hat, back, feet };
}
