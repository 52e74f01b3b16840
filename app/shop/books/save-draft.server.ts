import type { Actor } from "~/shop/actor";
import { countUse, pastLimit, uncountUse } from "~/shop/limits/count.server";
import { takeRoom } from "~/shop/limits/room.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { findDraft, writeDraft } from "./draft-store.server";
import { mayBegin } from "./may-begin.server";
import type { DraftForm } from "./rules";

/**
 * Keeps the book form as it was typed, valid or not, with its photos. One current draft an owner. Whoever has none begins one,
 * counted for the network address it comes `from`; errors then: `full`, `quota`, `rate_limited`.
 */
export async function saveDraft(
	shop: Shop,
	actor: Actor,
	form: DraftForm,
	from: string,
): Promise<Result<null>> {
	if (!(await findDraft(shop.db, actor.id))) {
		const begun = await admitDraft(shop, actor, Buffer.byteLength(JSON.stringify(form)), from);
		if (!begun.ok) return begun;
	}
	await writeDraft(shop.db, {
		id: shop.ids.next("draft"),
		ownerId: actor.id,
		form,
		now: shop.clock.now().toISOString(),
	});
	return done(null);
}

async function admitDraft(shop: Shop, actor: Actor, bytes: number, from: string): Promise<Result<null>> {
	const begun = await mayBegin(shop, shop.db, actor.id);
	if (!begun.ok) return begun;
	const room = await takeRoom(shop, bytes);
	if (!room.ok) return room;
	const kilobytes = Math.ceil(bytes / 1024);
	const { left, endsAt } = await countUse(shop, LIMITS.kilobytesOfDay, from, kilobytes);
	if (left >= 0) return done(null);
	await uncountUse(shop, LIMITS.kilobytesOfDay, from, kilobytes);
	return pastLimit(shop, LIMITS.kilobytesOfDay, endsAt);
}
