import type { Actor } from "~/shop/actor";
import { OFFER_MS } from "~/shop/books/rules";
import { findUsableCoupon } from "~/shop/coupons/find-usable.server";
import { foldEmail } from "~/shop/email";
import { DEFAULT_COUNTRY, fullPence, inPounds, priceOf } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Delivery } from "./contract";
import { findSale, type SaleInput } from "./find-sale.server";
import { openCharge } from "./open-charge.server";
import { waiveCharge } from "./waive-charge.server";

export type PreparePayment = SaleInput & {
	couponCode?: string | null;
	delivery?: Delivery;
	/** Special instructions; the book's own unless given. */
	comment?: string | null;
	/** What the browser believes the total to be, pence. Only compared. */
	amount?: number;
};

/** `clientSecret` is null for a waived payment; `amount` in pence; `paid`: nothing is left to do but place the order. */
export type PreparedPayment = {
	paymentIntentId: string;
	clientSecret: string | null;
	amount: number;
	paid: boolean;
};

/** What a payment is to be: written to its row, followed by the provider. */
export type WantedPayment = {
	ownerId: string;
	bookId: string;
	again: boolean;
	/** When the book may not be paid for any more; null for *Order again*. */
	offerEnds: Date | null;
	/** Orders the book had when it was found to be for sale. */
	ordersBefore: number;
	amountPence: number;
	discountPence: number;
	couponCode: string | null;
	delivery: Delivery | null;
	comment: string;
};

/**
 * Gives the one open payment of a book, brought up to date: its amount is worked out here from the database. Delivery,
 * coupon and comment are kept with our row, so that a webhook or a job can complete the order alone; the provider
 * learns ids only. Asked at once from many sides it is still one payment.
 * Errors: those of `findSale`; `invalid` (coupon); `amount_changed` (with `details.amount`, pence); `vendor`.
 */
export async function preparePayment(
	shop: Shop,
	actor: Actor,
	input: PreparePayment,
): Promise<Result<PreparedPayment>> {
	const sale = await findSale(shop, actor, input);
	if (!sale.ok) return sale;
	const country = input.delivery?.country ?? DEFAULT_COUNTRY;
	const coupon = input.couponCode?.trim()
		? await findUsableCoupon(shop.db, {
				code: input.couponCode,
				ownerId: actor.id,
				emailFold: input.delivery ? foldEmail(input.delivery.email) : null,
				orderPence: fullPence(country),
				now: shop.clock.now(),
			})
		: null;
	if (coupon && !coupon.ok) return coupon;
	const price = priceOf(country, coupon?.value ?? null);
	if (input.amount !== undefined && input.amount !== price.totalPence) return amountChanged(price.totalPence);
	const wanted: WantedPayment = {
		ownerId: actor.id,
		bookId: sale.value.book.id,
		again: sale.value.again,
		offerEnds: sale.value.again ? null : offerEnd(sale.value.book.createdAt),
		ordersBefore: sale.value.book.orders,
		amountPence: price.totalPence,
		discountPence: price.discountPence,
		couponCode: coupon?.value.code ?? null,
		delivery: input.delivery ?? null,
		comment: input.comment ?? sale.value.book.comment,
	};
	const prepared = price.totalPence === 0 ? await waiveCharge(shop, wanted) : await openCharge(shop, wanted);
	if (!prepared.ok) return prepared;
	// Another tab may have paid meanwhile, or changed the coupon.
	const { paid, amount } = prepared.value;
	return paid || amount === price.totalPence ? done(prepared.value) : amountChanged(amount);
}

function offerEnd(createdAt: string): Date {
	return new Date(Date.parse(createdAt) + OFFER_MS);
}

function amountChanged(amount: number) {
	return fail("amount_changed", `The total is now ${inPounds(amount)}. Please check it and try again.`, {
		details: { amount },
	});
}
