import { enqueue } from "~/jobs/enqueue.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { insertEvent } from "./payment-store.server";

const FORGED = fail("forbidden", "This event is not signed by our payments provider.");
const UNREADABLE = fail("invalid", "This is signed, but it is no event of our payments provider's.");

/**
 * Takes a webhook of the payments provider. Its event's id is stored with the job that looks at the payment, in one
 * transaction: a repeated event changes nothing, and as the job reads the payment back, their order doesn't matter.
 * Errors: `forbidden` (not signed by the provider), `invalid` (signed, and no event).
 */
export async function hearOfPayment(
	shop: Shop,
	body: string,
	headers: Headers,
): Promise<Result<{ received: true }>> {
	const heard = await shop.providers.payments.readWebhook(body, headers);
	if (!heard.ok) return heard.error === "bad_signature" ? FORGED : UNREADABLE;
	const { eventId, payment } = heard.value;
	const at = shop.clock.now().toISOString();
	await shop.db.transaction().execute(async (trx) => {
		const isNew = await insertEvent(trx, eventId, at);
		if (payment === null || !isNew) return;
		const key = `settle:${payment}:${eventId}`;
		await enqueue(trx, shop, { kind: "settle-payment", key, payload: { paymentId: payment } });
	});
	return done({ received: true });
}
