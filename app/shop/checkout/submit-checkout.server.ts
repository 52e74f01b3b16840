import type { Actor } from "~/shop/actor";
import { normaliseCode } from "~/shop/coupons/rules";
import { placeOrderNow } from "~/shop/orders/place-order-now.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type Delivery, deliveryInput } from "./contract";
import type { SaleInput } from "./find-sale.server";
import { applyCoupon, keepTyped } from "./keep-checkout.server";
import { payByCard } from "./pay-by-card.server";
import { findPaymentPage } from "./pay-elsewhere.server";
import { preparePayment } from "./prepare-payment.server";
import { readCheckout } from "./read-checkout.server";
import { type Card, CHECKOUT_TEXTS, isCardComplete, type TypedDelivery } from "./rules";

export type SubmitCheckout = SaleInput & {
	typed: TypedDelivery;
	/** What stands in the coupon box, applied or not. */
	typedCoupon: string;
	/** Never kept, never logged. */
	card: Card;
	/** The total the page showed, pence; only compared. */
	amount?: number;
};

/** Where a checkout goes on. `payment` ids are this actor's own. */
export type NextStep =
	| { to: "confirmation"; payment: string }
	/** The bank asks something first. */
	| { to: "bank"; payment: string }
	/** Paid, or about to be, and not settled yet. */
	| { to: "settling"; payment: string }
	| { to: "vendor"; url: string }
	/** A coupon was typed and not applied: it is now, and nothing was charged at a total nobody had seen. */
	| { to: "new total" };

/**
 * The Pay button: checks what was typed, prepares the payment, charges the card and places the order. What was typed is
 * kept first, whatever comes of it. Errors: `invalid` with the messages by field, those of `preparePayment`,
 * `payByCard` and `placeOrder`; an order that couldn't be saved is still settling.
 */
export async function submitCheckout(
	shop: Shop,
	actor: Actor,
	input: SubmitCheckout,
): Promise<Result<NextStep>> {
	const { typed, typedCoupon, card, amount, ...sale } = input;
	const kept = await keepTyped(shop, actor, { ...sale, typed });
	if (!kept.ok) return kept;
	const checkout = await readCheckout(shop, actor, sale);
	if (!checkout.ok) return checkout;
	const { coupon, price } = checkout.value;
	if (normaliseCode(typedCoupon) !== "" && normaliseCode(typedCoupon) !== coupon?.code) {
		const applied = await applyCoupon(shop, actor, { ...sale, typed, code: typedCoupon });
		return applied.ok ? done({ to: "new total" }) : applied;
	}
	const cardHere = shop.providers.sandbox.cardForm !== null && price.totalPence > 0;
	const checked = check(typed, cardHere ? card : null, shop.clock.now());
	if (!checked.ok) return checked;
	const prepared = await preparePayment(shop, actor, {
		...sale,
		couponCode: coupon?.code,
		delivery: checked.value,
		amount,
	});
	if (!prepared.ok) return prepared;
	const { paymentIntentId: payment, paid } = prepared.value;
	if (!paid && cardHere) {
		const charged = await payByCard(shop, actor, payment, card.number);
		if (!charged.ok) return charged;
		if (charged.value.status === "requires_action") return done({ to: "bank", payment });
	}
	if (!paid && !cardHere) {
		const page = await findPaymentPage(shop, actor, payment);
		if (!page.ok) return page;
		if (page.value) return done({ to: "vendor", url: page.value.url });
	}
	const placed = await placeOrderNow(shop, actor, payment);
	if (placed.ok) return done({ to: "confirmation", payment: placed.value.order.paymentIntentId });
	// Not found: the family has signed in in another tab meanwhile. The browser, asked anew, is told as who it is now.
	const waiting = ["vendor", "not_paid", "not_found", "bug"].includes(placed.error.code);
	return waiting ? done({ to: "settling", payment }) : placed;
}

/** Delivery and, where the page has one, the card: every message at once, by field. */
function check(typed: TypedDelivery, card: Card | null, now: Date): Result<Delivery> {
	const delivery = deliveryInput.safeParse(typed);
	const fields: Record<string, string[]> = {};
	for (const { path, message } of delivery.error?.issues ?? []) {
		const name = String(path[0]);
		fields[name] ??= [message];
	}
	if (card && !isCardComplete(card, now)) fields.cardNumber = [CHECKOUT_TEXTS.card];
	if (delivery.success && Object.keys(fields).length === 0) return done(delivery.data);
	return fail("invalid", CHECKOUT_TEXTS.summary, { fields });
}
