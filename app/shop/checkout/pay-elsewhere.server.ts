import { BRAND } from "~/content/brand";
import type { Actor } from "~/shop/actor";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { findPayment } from "./payment-store.server";
import { NOTHING_CHARGED, PAYMENT_NOT_FOUND } from "./rules";

/**
 * The vendor's own page where a payment is paid without JavaScript; null where our page has the card form.
 * Errors: `not_found`, `conflict` (nothing to pay any more), `vendor`.
 */
export async function findPaymentPage(
	shop: Shop,
	actor: Actor,
	paymentId: string,
): Promise<Result<{ url: string } | null>> {
	const payment = await findPayment(shop.db, paymentId, actor.id);
	if (!payment?.delivery) return PAYMENT_NOT_FOUND;
	const back = new URL("/checkout/return", shop.settings.APP_URL);
	back.searchParams.set("payment", paymentId);
	const page = await shop.providers.payments.hostedPage(paymentId, {
		success: back.href,
		cancel: back.href,
		description: `${BRAND.name}: personalised hardback, delivery included`,
		email: payment.delivery.email,
		idempotencyKey: `${paymentId}:${payment.price.totalPence}:${payment.updatedAt}`,
	});
	if (page.ok) return page;
	return page.error === "unavailable"
		? NOTHING_CHARGED
		: fail("conflict", "This payment has been made or cancelled already.");
}
