import type { Actor } from "~/shop/actor";
import {
	isPrintForgotten,
	OFFER_ENDED,
	ORDER_AGAIN_OVER,
	offerEnd,
	offerOpen,
	PHOTOS_DELETED,
} from "~/shop/books/rules";
import { findUsableCoupon } from "~/shop/coupons/find-usable.server";
import type { Coupon } from "~/shop/coupons/rules";
import { foldEmail } from "~/shop/email";
import { cantPrintAgain } from "~/shop/pages/cant-print-again.server";
import { copiesOf, countryOf, fullPence, type Price, priceOf } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Delivery, Payment } from "./contract";
import { findOpenPayment } from "./payment-store.server";
import { BOOK_NOT_FOUND, type TypedCheckout } from "./rules";
import { type CheckoutBook, findCheckoutBook } from "./store.server";

export type SaleInput = {
	/** The current draft's book unless given. */
	bookId?: string | null;
	/** The cover that the form showed, if another has been chosen since: what was shown is what is printed. */
	coverId?: string | null;
	/** *Order again*: a book that has been ordered before, without an offer window. Signed-in families only. */
	again?: boolean;
	/** How many orders the book had when the form was made. *Order again* is refused with one more: the form has been sent. */
	ordersBefore?: number;
};

/** What the buyer says of a sale, in the checkout's form or by a call. */
export type Said = {
	/** The form as typed. Left out, what was typed before counts. */
	typed?: Partial<TypedCheckout>;
	/** What the form begins with where nothing has been typed. */
	begins?: Partial<TypedCheckout>;
	/** As typed, null for none. Left out, the one applied to the checkout counts as long as it can be used. */
	couponCode?: string | null;
	/** A delivery that can be sent to. Left out of a call, the one the open payment has counts. */
	delivery?: Delivery;
	/** Special instructions; the book's own unless given. */
	comment?: string | null;
	/** What a call asks for; one copy unless told. The form's are with what was typed. */
	copies?: number;
	/** What a gift says at the front of the book, held to its rules already; nothing unless told. */
	giftMessage?: string;
};

/** A book that may be bought now, with all that its payment and order come of: loaded once. */
export type Sale = {
	actor: Actor;
	book: CheckoutBook;
	/** True only for a book that has been ordered before. */
	again: boolean;
	/** When the book may not be paid for any more; null for *Order again*. */
	offerEnds: Date | null;
	/** Its open payment, null for none. */
	open: Payment | null;
	typed: Partial<TypedCheckout>;
	delivery: Delivery | null;
	/** Of the delivery as far as it is known; null while no address is. */
	emailFold: string | null;
	comment: string;
	/** 1 to 10. */
	copies: number;
	giftMessage: string;
	coupon: Coupon | null;
	/** Why the coupon that was applied to the checkout no longer is. */
	couponLost: string | null;
	price: Price;
};

/**
 * Finds what is being bought, whether it may be, and what it costs. Errors: `not_found` (no such book, or somebody else's),
 * `conflict` (no cover yet, its photos deleted, *Order again* of a book that nobody approved or that can't be printed as it was, or ordered already, perhaps with this very form, then with `details.ordered`), `forbidden`
 * (offer over; *Order again* by a guest), `invalid` (a coupon that was asked for and can't be used).
 */
export async function loadSale(
	shop: Shop,
	actor: Actor,
	input: SaleInput,
	said: Said = {},
): Promise<Result<Sale>> {
	const now = shop.clock.now();
	const book = await findCheckoutBook(shop.db, actor.id, input.bookId || null, input.coverId || null);
	if (!book) return BOOK_NOT_FOUND;
	const again = book.ordered && input.again === true;
	const refused = whyNotForSale(book, { actor, again, ordersBefore: input.ordersBefore, now });
	if (refused) return refused;
	if (again && book.coverId && (await cantPrintAgain(shop, book.id, book.coverId))) return notKept(book.id);
	const open = (await findOpenPayment(shop.db, book.id)) ?? null;
	const typed = said.typed ?? { ...said.begins, ...book.typed };
	const isCall = said.couponCode !== undefined;
	const delivery = said.delivery ?? (isCall ? (open?.delivery ?? null) : null);
	const { country, email } = delivery ?? (isCall ? {} : typed);
	const sentTo = countryOf(country);
	const emailFold = email ? foldEmail(email) : null;
	const copies = isCall ? (said.copies ?? 1) : copiesOf(typed.copies);
	const code = isCall ? said.couponCode?.trim() : book.couponCode;
	const coupon = code
		? await findUsableCoupon(shop.db, {
				code,
				ownerId: actor.id,
				emailFold,
				bookIds: [book.id],
				orderPence: fullPence(sentTo, copies),
				now,
			})
		: null;
	if (coupon && !coupon.ok && isCall) return coupon;
	const applied = coupon?.ok ? coupon.value : null;
	return done({
		actor,
		book,
		again,
		offerEnds: again ? null : new Date(offerEnd(book.createdAt)),
		open,
		typed,
		delivery,
		emailFold,
		comment: said.comment ?? book.comment,
		copies,
		giftMessage: said.giftMessage ?? "",
		coupon: applied,
		couponLost: coupon && !coupon.ok ? coupon.error.message : null,
		price: priceOf(sentTo, applied, copies),
	});
}

/** The same sale as it is now, on the same terms: something has moved on. Errors: those of `loadSale`. */
export function loadAgain(shop: Shop, sale: Sale) {
	const { actor, book, again, typed, delivery, comment, coupon, copies, giftMessage } = sale;
	const input = { bookId: book.id, coverId: book.coverId, again, ordersBefore: book.orders };
	const said = { typed, couponCode: coupon?.code ?? null, delivery: delivery ?? undefined };
	return loadSale(shop, actor, input, { ...said, comment, copies, giftMessage });
}

type Asked = { actor: Actor; again: boolean; ordersBefore?: number; now: Date };

function whyNotForSale(book: CheckoutBook, { actor, again, ordersBefore = book.orders, now }: Asked) {
	if (book.coverId === null) return fail("conflict", "This book has no cover yet. Please finish it first.");
	if (book.ordered && !again) return orderedAlready({ bookId: book.id, again });
	if (again && actor.kind === "guest") return fail("forbidden", "Please sign in to order a book again.");
	if (again && !book.approved) return notApproved(book.id);
	if (again && isPrintForgotten(book.lastOrderedAt, now)) return printForgotten(book.id);
	if (again && ordersBefore !== book.orders) return orderedAlready({ bookId: book.id, again });
	if (!again && book.photosDeleted) return fail("conflict", PHOTOS_DELETED);
	if (!again && !offerOpen(book.createdAt, now)) return fail("forbidden", OFFER_ENDED);
	return null;
}

/** Ordered again, a book is printed as it was approved. */
function notApproved(bookId: string) {
	const message = "A book can be ordered again once you have approved it. This one hasn’t been yet.";
	return fail("conflict", message, { details: { ordered: true, bookId } });
}

/** What a book is printed from goes some time after its last order. */
function printForgotten(bookId: string) {
	return fail("conflict", `${ORDER_AGAIN_OVER} Nothing has been paid.`, {
		details: { ordered: true, bookId },
	});
}

/** A picture that it was approved with can't be had once more. */
function notKept(bookId: string) {
	const message =
		"We no longer have every picture that this book is printed from, so it can’t be printed again as it was. Nothing has been paid. You are welcome to make a new one at any time, or to write to us.";
	return fail("conflict", message, { details: { ordered: true, bookId } });
}

/** Why a book can't be paid for: it has been, perhaps a moment ago in another tab or by a second press of Pay. */
export function orderedAlready({ bookId, again }: { bookId: string; again: boolean }) {
	const message = again
		? "You ordered this book a moment ago. For one more, choose Order again in My Orders."
		: "This book has already been ordered.";
	return fail("conflict", message, { details: { ordered: true, bookId } });
}
