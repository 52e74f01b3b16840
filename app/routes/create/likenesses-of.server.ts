import type { Actor } from "~/shop/actor";
import type { DraftForm } from "~/shop/books/rules";
import { readLikeness } from "~/shop/likenesses/read-likeness.server";
import { isUnchosen, type PhotoLikeness } from "~/shop/likenesses/rules";
import { photoIdOf } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";

/** How the likenesses of a form's photos stand. */
export async function likenessesOf(
	shop: Shop,
	actor: Actor | null,
	form: DraftForm,
): Promise<PhotoLikeness[]> {
	const photoIds = new Set(form.characters.flatMap(({ imageUrl }) => photoIdOf(imageUrl) ?? []));
	const all = await Promise.all([...photoIds].map((photoId) => readLikeness(shop, actor, photoId)));
	return all.filter((likeness) => likeness !== null);
}

/** The first character whose photo shows several people of whom none was chosen; -1 where there is none. */
export function firstUnchosen(form: DraftForm, likenesses: readonly PhotoLikeness[]): number {
	return form.characters.findIndex(({ imageUrl, headId }) =>
		likenesses.some((likeness) => likeness.photoId === photoIdOf(imageUrl) && isUnchosen(likeness, headId)),
	);
}
