import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { lacksHeads } from "~/shop/likenesses/find-head.server";
import { photoIdOf } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";
import { findDraft, lacksPhotos } from "./draft-store.server";
import { formOfBook } from "./form-of-book.server";
import { type DraftForm, emptyForm } from "./rules";
import { findBook } from "./store.server";

/** The form as it was typed, and which of its characters' photos have been deleted in time: those are asked for again. */
export type ShownDraft = { form: DraftForm; photosGone: number[] };

/** Whether a form that is kept was typed by this owner, or by a guest. */
function isFormOf({ account }: DraftForm, ownerId: string): boolean {
	return account === "" || account === ownerId;
}

/**
 * Ids of the photos of a guest's form that another account than this one typed before its session ended; null where it may go to
 * this one.
 */
export async function readOthersPhotos(
	db: Handle,
	{ guestId, userId }: { guestId: string; userId: string },
): Promise<string[] | null> {
	const draft = await findDraft(db, guestId);
	if (!draft || isFormOf(draft.form, userId)) return null;
	return draft.form.characters.flatMap(({ imageUrl }) => photoIdOf(imageUrl) ?? []);
}

/**
 * The visitor's draft, or an empty form. With `bookId` the form of that book of theirs, where another tab's draft has taken its
 * place.
 */
export async function readDraft(shop: Shop, actor: Actor | null, bookId?: string): Promise<ShownDraft> {
	if (!actor) return { form: emptyForm(), photosGone: [] };
	const kept = (await findDraft(shop.db, actor.id))?.form;
	const draft = kept && isFormOf(kept, actor.id) ? kept : emptyForm();
	const book = bookId && bookId !== draft.book ? await findBook(shop.db, actor.id, bookId) : undefined;
	const form = book && !book.ordered ? await formOfBook(shop.db, book) : draft;
	const photoIds = form.characters.map(({ imageUrl }) => photoIdOf(imageUrl) ?? "");
	const lacking = new Set(photoIds.length > 0 ? await lacksPhotos(shop.db, actor.id, photoIds) : []);
	const choices = form.characters.map(({ headId }, index) => ({
		photoId: photoIds[index] ?? "",
		headId: headId || null,
	}));
	// Heads go with their photo, and when it is turned in another tab.
	const unchosen = new Set(await lacksHeads(shop.db, actor.id, choices));
	const characters = form.characters.map((one, index) => ({
		...one,
		imageUrl: lacking.has(index) ? "" : one.imageUrl,
		headId: lacking.has(index) || unchosen.has(index) ? "" : one.headId,
	}));
	return {
		form: { ...form, characters },
		photosGone: [...lacking].filter((index) => form.characters[index]?.imageUrl !== ""),
	};
}
