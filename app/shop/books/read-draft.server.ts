import type { Actor } from "~/shop/actor";
import { photoIdOf } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";
import { findDraft, lacksPhotos } from "./draft-store.server";
import { type DraftForm, emptyForm } from "./rules";

/** The visitor's draft as it was typed, or an empty form. A photo that has been deleted in time is asked for again. */
export async function readDraft(shop: Shop, actor: Actor | null): Promise<DraftForm> {
	const draft = actor ? await findDraft(shop.db, actor.id) : undefined;
	if (!actor || !draft) return emptyForm();
	const photoIds = draft.form.characters.map(({ imageUrl }) => photoIdOf(imageUrl) ?? "");
	const lacking = new Set(photoIds.length > 0 ? await lacksPhotos(shop.db, actor.id, photoIds) : []);
	const characters = draft.form.characters.map((one, index) =>
		lacking.has(index) ? { ...one, imageUrl: "" } : one,
	);
	return { ...draft.form, characters };
}
