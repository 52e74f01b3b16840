import { kindOfAge } from "./ages";
import type { CastMember } from "./cast";
import type { Outfit } from "./outfits";
import { PLACES, type Setting } from "./places/list";

/**
 * What people's clothes are cut from: main colour, second colour, light one. A book's people take neighbours in this list
 * (`paletteOf`); the first colour of each is nobody else's.
 */
export const PALETTES: readonly CastMember["palette"][] = [
	["#d9483b", "#2f4a6d", "#f3d9a4"],
	["#2f7f79", "#c98b3c", "#f0e6d2"],
	["#e0a72e", "#5b4a7a", "#dfe8e2"],
	["#7a5ba8", "#3f6b4a", "#f2cdb5"],
	["#3f7fb5", "#8a4b32", "#f4dfb0"],
	["#d97a2b", "#2f5a5a", "#e9efe0"],
	["#c2557f", "#44566c", "#f6dfd0"],
	["#5a8f4a", "#6a4a3a", "#f5e6b8"],
	["#2f4f8a", "#b8452f", "#f2e2c8"],
	["#b5603c", "#365a6b", "#f0dcc0"],
	["#8a9a2e", "#4a3f6b", "#f3ead0"],
	["#a13d52", "#3d6a6a", "#f0d9b8"],
];

/** The palette of somebody, by their place in the cast and by which one the book begins with. */
export const paletteOf = (index: number, first = 0): CastMember["palette"] =>
	PALETTES[(first + index) % PALETTES.length] as CastMember["palette"];

/** What a book's people wear on every page, by where its story plays. */
export const outfitFor = (setting: Setting): Outfit => PLACES[setting].outfit ?? "everyday";

/** Where nobody goes without air. */
export const isWithoutAir = (setting: Setting): boolean => PLACES[setting].isAirless ?? false;

/** Somebody as a picture has them where no script says more: by what the family told, and their place in the cast. */
export function plainMember(
	{ name, age, isMain, relationship }: Pick<CastMember, "name" | "age" | "isMain" | "relationship">,
	index: number,
	setting: Setting,
): CastMember {
	return {
		id: `c${index + 1}`,
		name,
		age,
		kind: relationship === "Pet" ? "animal" : kindOfAge(age),
		isMain,
		relationship,
		pronouns: relationship === "Mum" || relationship === "Sister" ? "she" : "they",
		outfit: outfitFor(setting),
		palette: paletteOf(index),
		usesWheelchair: false,
	};
}
