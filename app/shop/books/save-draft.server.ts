import type { Actor } from "~/shop/actor";
import { admitBytes } from "~/shop/limits/admit-bytes.server";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { findDraft, writeDraft } from "./draft-store.server";
import { mayBegin } from "./may-begin.server";
import type { DraftForm } from "./rules";

/** Counted for a draft at its beginning: more than a form takes within its limits, so that one begun can be written on. */
const LEAST_COUNTED_BYTES = 16 * 1024;

/**
 * Keeps the book form as it was typed, valid or not, with its photos. One current draft an owner. One that is begun, or grows
 * beyond what a form needs, counts for the network address it comes `from`; errors then: `full`, `quota`, `rate_limited`.
 */
export async function saveDraft(
	shop: Shop,
	actor: Actor,
	form: DraftForm,
	from: string,
): Promise<Result<null>> {
	const before = await findDraft(shop.db, actor.id);
	const begun = before ? done(null) : await mayBegin(shop, shop.db, actor.id);
	if (!begun.ok) return begun;
	const more = countedBytes(form) - (before ? countedBytes(before.form) : 0);
	const admitted = more > 0 ? await admitBytes(shop, more, from) : done(null);
	if (!admitted.ok) return admitted;
	await writeDraft(shop.db, {
		id: shop.ids.next("draft"),
		ownerId: actor.id,
		form,
		now: shop.clock.now().toISOString(),
	});
	return done(null);
}

const countedBytes = (form: DraftForm) =>
	Math.max(LEAST_COUNTED_BYTES, Buffer.byteLength(JSON.stringify(form)));
