import type { Character } from "./idea";
import type { Likeness } from "./likeness";
import type { Outfit } from "./outfits";
import type { Kind } from "./vocabulary";

/** Who is in a book, cast once: the family's characters in its order, their names on one line. */
export type CastMember = Omit<Character, "personality"> & {
	/** "c1" to "c4". */
	id: string;
	kind: Kind;
	pronouns: "she" | "he" | "they";
	/** Worn on every page. */
	outfit: Outfit;
	/** Three colours of clothes, hex, the first one worn by nobody else in the book. */
	palette: readonly [string, string, string];
	usesWheelchair: boolean;
	/** For a painter, told apart from everybody else in the book: "another young girl". Absent in older books. */
	figure?: string;
};

/**
 * Somebody of the cast with the head they have in this book, and the sheet drawn of it (JPEG) where there is one. The shop keeps both
 * beside the cast, by their place in it.
 */
export type CastLikeness = { member: CastMember; likeness: Likeness; sheet?: Uint8Array };

/** Whose book it is. */
export const mainOf = (cast: readonly CastLikeness[]): CastLikeness | undefined =>
	cast.find(({ member }) => member.isMain) ?? cast[0];
