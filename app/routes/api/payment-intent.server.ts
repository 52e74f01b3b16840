import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import type { Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { paymentIntentInput } from "~/shop/checkout/contract";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { BOOK_NOT_FOUND } from "~/shop/checkout/rules";
import { LIMITS } from "~/shop/limits/rules";
import { done } from "~/shop/result";

/** What both create-payment-intent calls do once it is clear who calls; null owns no book. */
export async function createPaymentIntent({ shop, request }: Visitor, actor: Actor | null) {
	await assertWithin(shop, LIMITS.payment, clientAddress());
	const { amount, metadata = {} } = await readJson(request, paymentIntentInput);
	if (!actor) return BOOK_NOT_FOUND;
	const { bookId, couponCode, comment, deliveryInfo: delivery, again, ordersBefore } = metadata;
	const prepared = await preparePayment(shop, actor, {
		bookId,
		couponCode,
		comment,
		delivery,
		again,
		ordersBefore,
		amount,
	});
	if (!prepared.ok) return prepared;
	const { clientSecret, paymentIntentId, amount: total } = prepared.value;
	return done({ clientSecret, paymentIntentId, amount: total });
}
