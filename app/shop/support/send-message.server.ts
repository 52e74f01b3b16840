import { enqueue } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { withinLimit } from "~/shop/limits/count.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { MessageInput } from "./contract";
import { MESSAGE_LIMIT, SAME_MESSAGE_MS, SUPPORT_TEXTS } from "./rules";
import { isTooQuick } from "./stamp.server";
import { insertMessage, isSent } from "./store.server";

/**
 * Keeps a message of the contact form and mails it to the shop; the same one again within minutes is the same. `address` is the sender's on the network. Errors: `invalid` (a
 * program's doing, by the hidden field or the stamp), `rate_limited`.
 */
export async function sendMessage(
	shop: Shop,
	actor: Actor | null,
	{ website, stamp, ...said }: MessageInput,
	address: string,
): Promise<Result<null>> {
	if (website) return fail("invalid", SUPPORT_TEXTS.trapped);
	if (isTooQuick(shop, stamp)) return fail("invalid", SUPPORT_TEXTS.tooQuick);
	const within = await withinLimit(shop, MESSAGE_LIMIT, address);
	if (!within.ok) return within;
	const now = shop.clock.now();
	const message = {
		id: shop.ids.next("message"),
		owner_id: actor?.kind === "family" ? actor.id : null,
		...said,
		created_at: now.toISOString(),
	};
	await shop.db.transaction().execute(async (trx) => {
		// A second press sends nothing: the first one's message is on its way.
		if (await isSent(trx, message, new Date(now.getTime() - SAME_MESSAGE_MS).toISOString())) return;
		await insertMessage(trx, message);
		await enqueue(trx, shop, {
			kind: "send-mail",
			key: `mail:contact-message:${message.id}`,
			payload: { mail: "contact-message", id: message.id },
		});
		if (shop.providers.forms)
			await enqueue(trx, shop, {
				kind: "forward-message",
				key: `forward-message:${message.id}`,
				payload: { messageId: message.id },
			});
	});
	return done(null);
}
