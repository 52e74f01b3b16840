import type { Handle } from "#db/open";
import { tellOperator } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { recordOrdered } from "~/shop/books/record-ordered.server";
import { OFFER_ENDED, offerOpen } from "~/shop/books/rules";
import type { Delivery, Payment } from "~/shop/checkout/contract";
import { giveBack } from "~/shop/checkout/give-back.server";
import {
	deleteCheckouts,
	findPayment,
	notPaid,
	type Paid,
	readPaid,
	writePaid,
	writePaymentState,
} from "~/shop/checkout/payments.server";
import { isWaived, PAYMENT_NOT_FOUND } from "~/shop/checkout/rules";
import { makeNextBookCoupon } from "~/shop/coupons/next-book.server";
import { assignUse, releaseUse } from "~/shop/coupons/reserve-use.server";
import { resetCredits } from "~/shop/covers/reset-credits.server";
import { FREEZE_MS } from "~/shop/covers/rules";
import { foldEmail } from "~/shop/email";
import { addsUp } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import { countStep } from "~/shop/tally/count-step.server";
import type { Shop } from "~/shop.server";
import { recordEvent } from "./advance-order.server";
import type { Order } from "./contract";
import { asOrder } from "./read-order.server";
import { orderNumberOf } from "./rules";
import {
	findOrderedBook,
	hasUnapproved,
	insertOrder,
	markAnswered,
	type NewOrder,
	type OrderRow,
	ordersOf,
} from "./store.server";

/** `firstAnswer`: this call is the first to be told of the order. */
export type PlacedOrder = { order: Order; firstAnswer: boolean };

/**
 * Turns a payment that has succeeded into its order, once, whoever asks and however often: the browser, a webhook or
 * a job ("system"). A second payment for a book's first order is given back and answered with the order there is; so is
 * one whose card was charged after the book's offer had ended (see close-charge), or another price than was agreed, without
 * an order to answer with.
 * Errors: `not_found` (also somebody else's), `not_paid` (`details.state`), `invalid` (no delivery yet), `forbidden` (a
 * waived payment after the offer), `conflict` (given back without an order), `vendor`.
 */
export async function placeOrder(
	shop: Shop,
	actor: Actor | "system",
	paymentId: string,
): Promise<Result<PlacedOrder>> {
	const payment = await findPayment(shop.db, paymentId, actor === "system" ? undefined : actor.id);
	if (!payment) return PAYMENT_NOT_FOUND;
	const before = payment.isOpen ? done(undefined) : await placedBefore(shop.db, payment);
	if (!before.ok) return before;
	const asks = actor !== "system";
	const written = before.value
		? done({ order: before.value, isNew: false })
		: await settle(shop, payment, asks);
	if (!written.ok) return written;
	const { order, isNew } = written.value;
	const isFirst = isNew || (asks && (await markAnswered(shop.db, order.id, shop.clock.now().toISOString())));
	return done({ order: asOrder(shop, order), firstAnswer: asks && isFirst });
}

/** The order of a payment that is open no more; undefined where it has just been paid, or never was. */
async function placedBefore(db: Handle, payment: Payment): Promise<Result<OrderRow | undefined>> {
	const orders = await ordersOf(db, payment);
	const own = orders.find(({ payment_id }) => payment_id === payment.id);
	if (own || payment.refund === null) return done(own);
	return orders[0] ? done(orders[0]) : GIVEN_BACK;
}

const GIVEN_BACK = fail("conflict", "This payment has been given back. Nothing was charged for it.");

type Written = { order: OrderRow; isNew: boolean };
/** `asks`: somebody waits for the answer, and so is told of a new order first. */
async function settle(shop: Shop, payment: Payment, asks: boolean): Promise<Result<Written>> {
	const paid = await readPaid(shop, payment);
	if (!paid.ok) return paid;
	const written = await shop.db
		.transaction()
		.execute((trx) => write(trx, shop, { paymentId: payment.id, paid: paid.value, asks }));
	if (written.ok && written.value.isNew)
		shop.log.info("order placed", { order: written.value.order.id, payment: payment.id });
	return written;
}

const NEW = {
	refunded_pence: 0,
	is_approved: 0 as const,
	last_ordered_at: null,
	review_rating: null,
	review_content: null,
	review_name: null,
	reviewed_at: null,
};

type Settling = { paymentId: string; paid: Paid; asks: boolean };

/** The one transaction in which everything about an order comes true. */
async function write(trx: Handle, shop: Shop, settling: Settling): Promise<Result<Written>> {
	const { paymentId, paid, asks } = settling;
	const payment = await findPayment(trx, paymentId);
	if (!payment) return PAYMENT_NOT_FOUND;
	const orders = await ordersOf(trx, payment);
	const there = (order: OrderRow) => done({ order, isNew: false });
	const own = orders.find(({ payment_id }) => payment_id === paymentId);
	if (own) return there(own);
	const first = payment.again ? undefined : orders[0];
	const goneBack = () => (first ? there(first) : GIVEN_BACK);
	if (payment.refund !== null) return goneBack();
	const waived = isWaived(paymentId);
	if (waived && !payment.isOpen) return notPaid("canceled");
	const now = shop.clock.now();
	const book = await findMakeable(trx, payment);
	const late = book && !payment.again && !offerOpen(book.created_at, paid.at);
	if (waived && late && !first) return fail("forbidden", OFFER_ENDED);
	const agreed = whatWasPaid(payment, paid);
	if (first || !book || late || !agreed) {
		const why = late ? "offer over" : book ? "another price" : "book gone";
		await giveBack(trx, shop, payment, first ? "second payment" : why);
		return goneBack();
	}
	const { delivery } = payment;
	if (!delivery) {
		await writePaymentState(trx, paymentId, "succeeded", now.toISOString());
		return fail("invalid", "We need a delivery address.", {
			fields: { deliveryInfo: ["Please give a delivery address"] },
		});
	}
	const facts = { payment: { ...payment, ...agreed }, delivery, paid, book, now, asks };
	const order = await insertOrder(trx, orderOf(shop, facts));
	// Where transactions run side by side another may have been quicker: then its order is there now.
	if (!order) return write(trx, shop, settling);
	await finish(trx, shop, order, payment.couponCode !== null);
	const { created_at: book_created_at, owner_id: book_owner_id, reading_needs } = book;
	const told = { book_created_at, book_owner_id, reading_needs };
	return done({ order: { ...order, ...NEW, ...told }, isNew: true });
}

/** The book that was paid for; undefined when it is gone, or its photos were deleted before it had been ordered. */
async function findMakeable(trx: Handle, { bookId, again }: Payment) {
	const book = await findOrderedBook(trx, bookId);
	return again || !book?.lacks_pictures ? book : undefined;
}

/**
 * The price and coupon that were paid: those of the payment, or its full price where the card was quicker than the coupon.
 * null for any other sum, which nobody has agreed to.
 */
function whatWasPaid({ price, couponCode }: Payment, { amountPence }: Paid) {
	if (amountPence === price.totalPence) return { price, couponCode };
	if (amountPence !== price.bookPence + price.deliveryPence) return null;
	return { price: { ...price, discountPence: 0, totalPence: amountPence }, couponCode: null };
}

type Facts = {
	payment: Payment;
	delivery: Delivery;
	paid: Paid;
	book: NonNullable<Awaited<ReturnType<typeof findOrderedBook>>>;
	now: Date;
	asks: boolean;
};

function orderOf(shop: Shop, { payment, delivery, paid, book, now, asks }: Facts): NewOrder {
	const { price } = payment;
	if (!addsUp(price)) throw new Error(`payment ${payment.id} doesn't add up`);
	return {
		id: shop.ids.next("order"),
		invoice_number: null,
		order_number: orderNumberOf(payment.id),
		owner_id: payment.ownerId,
		payment_id: payment.id,
		book_id: payment.bookId,
		first_for: payment.again ? null : payment.bookId,
		status: "paid",
		dispute: null,
		state: "paid",
		held_from: null,
		lapsed: 0,
		reprints: 0,
		book_pence: price.bookPence,
		delivery_pence: price.deliveryPence,
		discount_pence: price.discountPence,
		total_pence: price.totalPence,
		coupon_code: payment.couponCode,
		payment_method: paid.method ?? "card",
		comment: payment.comment,
		copies: payment.copies,
		gift_message: payment.giftMessage,
		delivery: JSON.stringify(delivery),
		email_fold: foldEmail(delivery.email),
		title: book.title,
		description: book.synopsis ?? book.description,
		cover_id: payment.coverId,
		estimated_delivery: null,
		tracking_number: null,
		tracking_url: null,
		claimed_at: asks ? now.toISOString() : null,
		created_at: now.toISOString(),
		updated_at: now.toISOString(),
	};
}

/** What comes true with a new order. `reserved`: its payment has reserved a coupon's use. */
async function finish(trx: Handle, shop: Shop, order: NewOrder, reserved: boolean): Promise<void> {
	const { id: orderId, payment_id: paymentId, email_fold: emailFold, created_at: at } = order;
	if (order.coupon_code !== null) await assignUse(trx, { paymentId, orderId, emailFold });
	else if (reserved) await releaseUse(trx, paymentId);
	await makeNextBookCoupon(trx, shop, orderId, at);
	await writePaid(trx, paymentId, at);
	await recordOrdered(trx, { bookId: order.book_id, coverId: order.cover_id, at });
	await deleteCheckouts(trx, [order.book_id]);
	const since = new Date(Date.parse(at) - FREEZE_MS).toISOString();
	if (!(await hasUnapproved(trx, order, since))) await resetCredits(shop, trx, order.owner_id, orderId);
	await countStep(trx, shop, "paid");
	if (order.comment !== "") await tellOperator(trx, shop, "operator-instructions", orderId);
	await recordEvent(trx, shop, { orderId, step: "place", by: "family", state: order.state });
}
