import type { Outfit } from "./outfits";
import type { Kind } from "./vocabulary";

/** Who is in a book, cast once. Likenesses are kept beside it by the shop, by the character's place among them. */

export type Build = "baby" | "toddler" | "child" | "teen" | "adult" | "old";

export type CastMember = {
	/** "c1" to "c4", in the order in which the family told of them. */
	id: string;
	/** As the family typed it, on one line. */
	name: string;
	/** Years. */
	age: number;
	kind: Kind;
	/** Of people: how tall and how round. An animal's is "adult". */
	build: Build;
	isMain: boolean;
	/** Who this is to the main character, as the family chose it; null for the main character. */
	relationship: string | null;
	pronouns: "she" | "he" | "they";
	/** Worn on every page. */
	outfit: Outfit;
	/** Three colours of clothes, hex, the first one worn by nobody else in the book. */
	palette: readonly [string, string, string];
	usesWheelchair: boolean;
	/** The trait by which somebody acts, a word of the writer's; null where nothing was said. */
	trait: string | null;
};
