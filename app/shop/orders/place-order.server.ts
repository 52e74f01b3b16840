import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Payment } from "~/providers/payments/port";
import type { Actor } from "~/shop/actor";
import { OFFER_ENDED, offerOpen } from "~/shop/books/rules";
import { type Delivery, readDelivery } from "~/shop/checkout/contract";
import {
	findPayment,
	isWaived,
	notePaid,
	notePaymentState,
	type PaymentRow,
} from "~/shop/checkout/payment-store.server";
import { PAYMENT_NOT_FOUND } from "~/shop/checkout/rules";
import { findUsableCoupon } from "~/shop/coupons/find-usable.server";
import { makeNextBookCoupon } from "~/shop/coupons/next-book.server";
import { writeUse } from "~/shop/coupons/store.server";
import { resetCredits } from "~/shop/covers/store.server";
import { foldEmail } from "~/shop/email";
import { fullPence, priceOf } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { OrderJson } from "./contract";
import { giveBack } from "./give-back.server";
import { orderJson } from "./read-order.server";
import { estimatedDelivery, orderNumberOf } from "./rules";
import {
	closeDraft,
	findOrderedBook,
	firstOrderOf,
	insertEvent,
	insertOrder,
	noteAnswered,
	type Order,
	orderOfPayment,
} from "./store.server";

/** `firstAnswer`: this call is the first to be told of the order. */
export type PlacedOrder = { order: OrderJson; firstAnswer: boolean };

type Paid = Pick<Payment, "amountPence" | "method"> & { at: Date };

/**
 * Turns a payment that has succeeded into its order, once, whoever asks and however often: the browser, a webhook or
 * a job ("system"). A second payment for a book's first order is given back and answered with the order there is; so is
 * one whose card was charged after the book's offer had ended (see close-charge), without an order to answer with.
 * Errors: `not_found` (also somebody else's), `not_paid` (`details.state`), `invalid` (no delivery yet; for a waived
 * payment its coupon), `forbidden` (a waived payment after the offer), `conflict` (given back without an order), `vendor`.
 */
export async function placeOrder(
	shop: Shop,
	actor: Actor | "system",
	paymentId: string,
): Promise<Result<PlacedOrder>> {
	const payment = await findPayment(shop.db, paymentId, actor === "system" ? undefined : actor.id);
	if (!payment) return PAYMENT_NOT_FOUND;
	const before = await orderOfPayment(shop.db, paymentId);
	const placed = before ? done(before) : await settle(shop, payment);
	if (!placed.ok) return placed;
	const firstAnswer =
		actor !== "system" && (await noteAnswered(shop.db, placed.value.id, shop.clock.now().toISOString()));
	return done({ order: await orderJson(shop, shop.db, placed.value), firstAnswer });
}

async function settle(shop: Shop, payment: PaymentRow): Promise<Result<Order>> {
	if (payment.refund !== null) return insteadOfRefunded(await firstOrderOf(shop.db, payment.book_id));
	const at = shop.clock.now();
	const paid = isWaived(payment.id)
		? done({ amountPence: 0, method: null, at })
		: await readPaid(shop, payment);
	if (!paid.ok) return paid;
	return shop.db.transaction().execute((trx) => write(trx, shop, payment.id, paid.value));
}

/** Asks the provider, never the browser, and notes what it says. */
async function readPaid(shop: Shop, payment: PaymentRow): Promise<Result<Paid>> {
	const read = await shop.providers.payments.read(payment.id);
	if (!read.ok && read.error === "not_found") return PAYMENT_NOT_FOUND;
	if (!read.ok)
		return fail(
			"vendor",
			"We couldn't reach our card payments just now. If you have paid, your order is safe.",
		);
	const { state, lastError } = read.value;
	if (state === "requires_payment_method" && lastError !== null)
		shop.log.info("payment declined", { payment: payment.id, why: lastError });
	// A succeeded payment stays its book's open one until the order is written with it.
	if (state !== payment.state)
		await notePaymentState(shop.db, payment.id, state, shop.clock.now().toISOString());
	if (state !== "succeeded") return notPaid(state);
	const { amountPence, method, chargedAt } = read.value;
	return done({ amountPence, method, at: chargedAt ? new Date(chargedAt) : shop.clock.now() });
}

function notPaid(state: Payment["state"]) {
	const message =
		state === "processing"
			? "Your bank is still working on this payment."
			: "This payment has not been completed.";
	return fail("not_paid", message, { details: { state } });
}

function insteadOfRefunded(first: Order | undefined): Result<Order> {
	return first
		? done(first)
		: fail("conflict", "This payment has been given back. Nothing was charged for it.");
}

/** The one transaction in which everything about an order comes true. */
async function write(trx: Handle, shop: Shop, paymentId: string, paid: Paid): Promise<Result<Order>> {
	const before = await orderOfPayment(trx, paymentId);
	if (before) return done(before);
	const payment = await findPayment(trx, paymentId);
	if (!payment) return PAYMENT_NOT_FOUND;
	if (payment.refund !== null) return insteadOfRefunded(await firstOrderOf(trx, payment.book_id));
	const waived = isWaived(paymentId);
	if (waived && payment.open_for === null) return notPaid("canceled");
	const now = shop.clock.now();
	const first = payment.again === 1 ? undefined : await firstOrderOf(trx, payment.book_id);
	const book = await findOrderedBook(trx, payment.book_id);
	const late = book && payment.again === 0 && !offerOpen(book.created_at, paid.at);
	if (waived && late && !first) return fail("forbidden", OFFER_ENDED);
	if (first || !book || late) {
		await giveBack(trx, shop, paymentId, first ? "second payment" : late ? "offer over" : "book gone");
		return insteadOfRefunded(first);
	}
	const delivery = readDelivery(payment.delivery);
	if (!delivery) {
		return fail("invalid", "We need a delivery address.", {
			fields: { deliveryInfo: ["Please give a delivery address"] },
		});
	}
	if (waived && payment.coupon_code !== null) {
		// Nothing has been paid, so nothing needs honouring: the coupon must be good to the last moment.
		const { owner_id, coupon_code } = payment;
		const family = { ownerId: owner_id, emailFold: foldEmail(delivery.email) };
		const coupon = await findUsableCoupon(trx, {
			code: coupon_code,
			...family,
			orderPence: fullPence(delivery.country),
			now,
		});
		if (!coupon.ok) return coupon;
	}
	const order = orderOf(shop, { payment, paid, delivery, book, now });
	// Where transactions run side by side another may have been quicker: then its order is there now.
	if (!(await insertOrder(trx, order))) return write(trx, shop, paymentId, paid);
	await finish(trx, shop, order);
	shop.log.info("order placed", { order: order.id, payment: paymentId });
	return done(order);
}

type Facts = {
	payment: PaymentRow;
	paid: Paid;
	delivery: Delivery;
	book: NonNullable<Awaited<ReturnType<typeof findOrderedBook>>>;
	now: Date;
};

function orderOf(shop: Shop, { payment, paid, delivery, book, now }: Facts): Order {
	// What was paid is the price, whatever became of the coupon meanwhile.
	const asAgreed = payment.amount_pence === paid.amountPence;
	const price = priceOf(delivery.country, null);
	return {
		id: shop.ids.next("order"),
		order_number: orderNumberOf(payment.id),
		owner_id: payment.owner_id,
		payment_id: payment.id,
		book_id: payment.book_id,
		first_for: payment.again === 1 ? null : payment.book_id,
		status: "paid",
		order_status: "processing",
		book_pence: price.bookPence,
		delivery_pence: price.deliveryPence,
		discount_pence: fullPence(delivery.country) - paid.amountPence,
		total_pence: paid.amountPence,
		coupon_code: asAgreed ? payment.coupon_code : null,
		payment_method: paid.method ?? "card",
		comment: payment.comment,
		delivery: JSON.stringify(delivery),
		email_fold: foldEmail(delivery.email),
		title: book.title,
		description: book.synopsis ?? book.description,
		cover_id: book.cover_id,
		estimated_delivery: estimatedDelivery(delivery.country, now),
		tracking_number: null,
		tracking_url: null,
		claimed_at: null,
		created_at: now.toISOString(),
		updated_at: now.toISOString(),
	};
}

/** What comes true with a new order. */
async function finish(trx: Handle, shop: Shop, order: Order): Promise<void> {
	const at = order.created_at;
	if (order.coupon_code !== null) {
		const { id: orderId, coupon_code: code, owner_id: ownerId, email_fold: emailFold } = order;
		await writeUse(trx, { orderId, code, ownerId, emailFold, at });
	}
	await makeNextBookCoupon(trx, shop, order.id, at);
	await notePaid(trx, order.payment_id, at);
	await closeDraft(trx, order.book_id, at);
	await resetCredits(trx, order.owner_id);
	await insertEvent(trx, {
		id: shop.ids.next("event"),
		orderId: order.id,
		orderStatus: "processing",
		note: "Order placed",
		at,
	});
	await enqueue(trx, {
		kind: "send-mail",
		key: `order-confirmation:${order.id}`,
		payload: { mail: "order-confirmation", id: order.id },
		now: new Date(at),
		id: shop.ids.next("job"),
	});
}
