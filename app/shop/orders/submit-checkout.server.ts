import type { Actor } from "~/shop/actor";
import type { PreparedPayment } from "~/shop/checkout/contract";
import { openCharge } from "~/shop/checkout/open-charge.server";
import { chargeCard } from "~/shop/checkout/pay-by-card.server";
import { findPaymentPage } from "~/shop/checkout/pay-elsewhere.server";
import { amountChanged } from "~/shop/checkout/prepare-payment.server";
import { type ReadCheckout, readTyped } from "~/shop/checkout/read-typed";
import {
	type Card,
	CHECKOUT_TEXTS,
	isCardComplete,
	isCardExpired,
	type TypedCheckout,
	type TypedDelivery,
} from "~/shop/checkout/rules";
import { loadSale, type SaleInput } from "~/shop/checkout/sale.server";
import { applyCoupon, saveTyped } from "~/shop/checkout/save-checkout.server";
import { normaliseCode } from "~/shop/coupons/rules";
import { foldEmail } from "~/shop/email";
import { inPounds, type Price } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { placeOrderNow } from "./place-order-now.server";

export type SubmitCheckout = SaleInput & {
	typed: TypedDelivery & Partial<TypedCheckout>;
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
	| { to: "vendor"; url: string };

/**
 * The Pay button: loads the sale, checks what was typed, opens the payment, charges the card and places the order. What was
 * typed is kept first, whatever comes of it. A coupon that was typed and not applied is applied instead: nothing is charged at a
 * total nobody has seen, and what else is wrong is said at once. Errors: `invalid` with the messages by field, those of `loadSale`, `openCharge`, `chargeCard` and
 * `placeOrder`; `declined` also for a card whose month is over; `amount_changed`, also by such a coupon; an order that couldn't
 * be saved is still settling.
 */
export async function submitCheckout(
	shop: Shop,
	actor: Actor,
	input: SubmitCheckout,
): Promise<Result<NextStep>> {
	const { typed, typedCoupon, card, amount, ...asked } = input;
	const loaded = await loadSale(shop, actor, asked, { typed });
	if (!loaded.ok) return loaded;
	const sale = loaded.value;
	const saved = await saveTyped(shop, sale);
	if (!saved.ok) return saved;
	if (normaliseCode(typedCoupon) !== "" && normaliseCode(typedCoupon) !== sale.coupon?.code) {
		const applied = await applyCoupon(shop, actor, { ...asked, typed, code: typedCoupon });
		if (!applied.ok) return applied;
		const said = check(typed, null);
		return said.ok ? newTotal(applied.value) : said;
	}
	const cardHere = shop.providers.sandbox.cardForm !== null && sale.price.totalPence > 0;
	const checked = check(typed, cardHere ? card : null);
	if (!checked.ok) return checked;
	if (cardHere && isCardExpired(card, shop.clock.now())) return CARD_EXPIRED;
	const changed = amountChanged(amount, sale.price.totalPence);
	if (changed) return changed;
	const said = checked.value;
	const opened = await openCharge(
		shop,
		{ ...sale, ...said, emailFold: foldEmail(said.delivery.email) },
		cardHere,
	);
	return opened.ok ? payAndPlace(shop, actor, opened.value, card) : opened;
}

async function payAndPlace(
	shop: Shop,
	actor: Actor,
	{ paymentIntentId: payment, clientSecret, paid }: PreparedPayment,
	card: Card,
): Promise<Result<NextStep>> {
	if (!paid && clientSecret !== null && shop.providers.sandbox.cardForm) {
		const charged = await chargeCard(shop, { paymentId: payment, clientSecret }, card.number);
		if (!charged.ok) return charged;
		if (charged.value.status === "requires_action") return done({ to: "bank", payment });
	} else if (!paid) {
		const page = await findPaymentPage(shop, actor, payment);
		if (!page.ok) return page;
		if (page.value) return done({ to: "vendor", url: page.value.url });
	}
	const placed = await placeOrderNow(shop, actor, payment);
	if (placed.ok) return done({ to: "confirmation", payment: placed.value.order.paymentId });
	// Not found: the family has signed in in another tab meanwhile. The browser, asked anew, is told as who it is now.
	const waiting = ["vendor", "not_paid", "not_found", "bug"].includes(placed.error.code);
	return waiting ? done({ to: "settling", payment }) : placed;
}

/** A coupon was typed and not applied: it is now, and the family looks at the total before it agrees to it. */
function newTotal({ totalPence }: Price) {
	const message = `Your coupon is applied, and the total is now ${inPounds(totalPence)}. Nothing has been charged yet: please check it, then confirm once more.`;
	return fail("amount_changed", message, { details: { amount: totalPence } });
}

const CARD_EXPIRED = fail("declined", CHECKOUT_TEXTS.cardExpired, {
	fields: { cardExpiry: [CHECKOUT_TEXTS.cardExpired] },
});

/** What was typed and, where the page has one, the card: every message at once, by field. */
function check(typed: SubmitCheckout["typed"], card: Card | null): Result<ReadCheckout> {
	const read = readTyped(typed);
	const fields = read.ok ? {} : read.fields;
	if (card && !isCardComplete(card)) fields.cardNumber = [CHECKOUT_TEXTS.card];
	if (read.ok && Object.keys(fields).length === 0) return done(read.said);
	return fail("invalid", CHECKOUT_TEXTS.summary, { fields });
}
