import { enqueue } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { withinLimit } from "~/shop/limits/count.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { MessageInput } from "./contract";
import { MESSAGE_LIMIT, SUPPORT_TEXTS } from "./rules";
import { isTooQuick } from "./stamp.server";
import { insertMessage } from "./store.server";

/**
 * Keeps a message of the contact form and mails it to the shop. `address` is the sender's on the network. Errors: `invalid` (a
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
	const message = {
		id: shop.ids.next("message"),
		owner_id: actor?.kind === "family" ? actor.id : null,
		...said,
		created_at: shop.clock.now().toISOString(),
	};
	await shop.db.transaction().execute(async (trx) => {
		await insertMessage(trx, message);
		await enqueue(trx, shop, {
			kind: "send-mail",
			key: `mail:contact-message:${message.id}`,
			payload: { mail: "contact-message", id: message.id },
		});
	});
	return done(null);
}
