import type { Actor } from "~/shop/actor";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { writeDraft } from "./draft-store.server";
import type { DraftForm } from "./rules";

/** Keeps the book form as it was typed, valid or not, with its photos. One current draft an owner. */
export async function saveDraft(shop: Shop, actor: Actor, form: DraftForm): Promise<Result<null>> {
	await writeDraft(shop.db, {
		id: shop.ids.next("draft"),
		ownerId: actor.id,
		form,
		now: shop.clock.now().toISOString(),
	});
	return done(null);
}
