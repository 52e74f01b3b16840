import type { Actor } from "~/shop/actor";
import type { DraftForm } from "~/shop/books/rules";
import { waitForLikeness } from "~/shop/likenesses/read-likeness.server";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { photoIdOf } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";

/** How the likenesses of a form's photos stand: at once, or when they are there, at most `ms` later. */
export async function likenessesOf(
	shop: Shop,
	actor: Actor | null,
	form: DraftForm,
	ms = 0,
): Promise<PhotoLikeness[]> {
	const photoIds = new Set(form.characters.flatMap(({ imageUrl }) => photoIdOf(imageUrl) ?? []));
	const all = await Promise.all([...photoIds].map((photoId) => waitForLikeness(shop, actor, photoId, ms)));
	return all.filter((likeness) => likeness !== null);
}

/** The first character whose photo shows several people of whom none was chosen; -1 where there is none. */
export function firstUnchosen(form: DraftForm, likenesses: readonly PhotoLikeness[]): number {
	const several = likenesses.filter(({ heads }) => heads.length > 1).map(({ photoId }) => photoId);
	return form.characters.findIndex(
		({ imageUrl, headId }) => headId === "" && several.includes(photoIdOf(imageUrl) ?? ""),
	);
}
