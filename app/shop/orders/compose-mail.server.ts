import { PROVED_STEPS, type ProvedStep } from "~/content/prove-buyer";
import { orderDamaged, orderHeld, orderInstructed, orderMissing } from "~/emails/operator";
import { orderConfirmation } from "~/emails/order-confirmation";
import { orderEmailLeftMail, orderEmailNewMail, orderProofMail } from "~/emails/order-email";
import { type OrderNews, type OrderNewsKind, orderNews } from "~/emails/order-news";
import { paymentRefund } from "~/emails/payment-refund";
import { findPayment } from "~/shop/checkout/payments.server";
import { readDelivery } from "~/shop/checkout/stored-delivery";
import { readNextBookCoupon } from "~/shop/coupons/next-book.server";
import type { Shop } from "~/shop.server";
import { readAnswerTime } from "./await-answer.server";
import { damageAnswerBy } from "./damage";
import { findDamage } from "./damage-store.server";
import { lastDeletion } from "./deletions-store.server";
import { findFormerEmail, lastMendedAt } from "./details-store.server";
import { promisedDay } from "./late";
import { orderLink, provingLink } from "./link.server";
import { wayToOrder } from "./linked-order.server";
import { findEvent, findEvents } from "./list-store.server";
import { findRefund } from "./refund-store.server";
import { longDate } from "./rules";
import { anyonesOrder, findOrderedBook } from "./store.server";

/** The confirmation of an order, addressed; null when the order is gone or its address can't be read. */
export async function composeOrderConfirmation(shop: Shop, orderId: string) {
	const order = await anyonesOrder(shop.db, { id: orderId });
	const delivery = readDelivery(order?.delivery ?? null);
	if (!order || !delivery) return null;
	return {
		to: delivery.email,
		...orderConfirmation({
			orderNumber: order.order_number,
			orderedAt: order.created_at,
			title: order.title,
			copies: order.copies,
			comment: order.comment,
			giftMessage: order.gift_message,
			bookPence: order.book_pence,
			deliveryPence: order.delivery_pence,
			discountPence: order.discount_pence,
			totalPence: order.total_pence,
			couponCode: order.coupon_code,
			paymentMethod: order.payment_method,
			delivery,
			nextBookCoupon: await readNextBookCoupon(shop, order),
			link: orderLink(shop, order.id),
			invoice: orderLink(shop, order.id, "/invoice"),
		}),
	};
}

/**
 * A mail that tells how an order goes on, by the order's id and, behind a colon, what makes a second one of its kind another; null when
 * the order is gone or its address can't be read. `more` is what this mail alone knows.
 */
export async function composeOrderNews(
	shop: Shop,
	kind: OrderNewsKind,
	mailId: string,
	more: Partial<OrderNews> = {},
) {
	const [id = ""] = mailId.split(":");
	const order = await anyonesOrder(shop.db, { id });
	const delivery = readDelivery(order?.delivery ?? null);
	if (!order || !delivery) return null;
	const answered = kind === "order-reminder" && order.state !== "proof";
	if (answered) return null;
	const { link, isOver } = await wayToOrder(shop, order);
	return {
		to: delivery.email,
		...orderNews(kind === "order-link" && isOver ? "order-link-over" : kind, {
			name: delivery.name,
			country: delivery.country,
			orderNumber: order.order_number,
			title: order.title,
			answerBy: (await readAnswerTime(shop, order))?.by ?? null,
			promised: promisedDay(order, await findEvents(shop.db, id), shop.clock.now()),
			trackingNumber: order.tracking_number,
			trackingUrl: order.tracking_url,
			nextBookCoupon: await readNextBookCoupon(shop, order),
			postagePence: order.delivery_pence,
			photosGoneAt: (await lastDeletion(shop.db, order.book_id))?.at ?? null,
			refundedPence: order.refunded_pence,
			damage: null,
			link,
			...more,
		}),
	};
}

/** The mail to whoever runs the shop, about an order that was put on hold; null without an address. */
export async function composeOrderHeld(shop: Shop, eventId: string) {
	const to = shop.settings.OPERATOR_EMAIL;
	const event = to && (await findEvent(shop.db, eventId));
	return event ? { to, ...orderHeld({ orderNumber: event.order_number, note: event.note }) } : null;
}

/** The mail to whoever runs the shop about an order with special instructions, by its id; null without an address. */
export async function composeInstructions(shop: Shop, orderId: string) {
	const to = shop.settings.OPERATOR_EMAIL;
	const order = to ? await anyonesOrder(shop.db, { id: orderId }) : undefined;
	if (!to || !order) return null;
	return { to, ...orderInstructed({ orderNumber: order.order_number, words: order.comment }) };
}

/** The mail to whoever runs the shop about a book that came damaged, by the report's id; null without an address. */
export async function composeDamage(shop: Shop, id: string) {
	const to = shop.settings.OPERATOR_EMAIL;
	const damage = to && (await findDamage(shop.db, id));
	if (!damage) return null;
	const { order_number: orderNumber, words, created_at: at } = damage;
	return { to, ...orderDamaged({ orderNumber, words, answerBy: longDate(damageAnswerBy(at)) }) };
}

/** What an order's address is mailed of such a report: what was told, and by when it is answered. By the report's id. */
export async function composeDamageHeard(shop: Shop, id: string) {
	const damage = await findDamage(shop.db, id);
	if (!damage) return null;
	const { words, created_at: at } = damage;
	return composeOrderNews(shop, "order-damaged", damage.order_id, {
		damage: { words, at, answerBy: damageAnswerBy(at) },
	});
}

/** The mail to whoever runs the shop about a parcel that its family misses, by the order's id; null without an address. */
export async function composeMissing(shop: Shop, mailId: string) {
	const to = shop.settings.OPERATOR_EMAIL;
	const [id = ""] = mailId.split(":");
	const order = to ? await anyonesOrder(shop.db, { id }) : undefined;
	if (!to || !order?.estimated_delivery) return null;
	const { order_number: orderNumber, tracking_number: tracking } = order;
	return { to, ...orderMissing({ orderNumber, promised: longDate(order.estimated_delivery), tracking }) };
}

/** The mail about money of an order that goes back, by the refund's id. */
export async function composeOrderRefund(shop: Shop, refundId: string) {
	const refund = await findRefund(shop.db, refundId);
	return refund
		? composeOrderNews(shop, "order-refunded", refund.order_id, { refundedPence: refund.amount_pence })
		: null;
}

/** What the address is told that an order had until now, by the id of that. */
export async function composeOrderEmailLeft(shop: Shop, id: string) {
	const former = await findFormerEmail(shop.db, id);
	const order = former && (await anyonesOrder(shop.db, { id: former.order_id }));
	if (!order) return null;
	return { to: former.email, ...orderEmailLeftMail({ orderNumber: order.order_number, at: former.at }) };
}

/** What the address is told that an order has now instead, by the same id. */
export async function composeOrderEmailNew(shop: Shop, id: string) {
	const former = await findFormerEmail(shop.db, id);
	const order = former && (await anyonesOrder(shop.db, { id: former.order_id }));
	const delivery = readDelivery(order?.delivery ?? null);
	if (!order || !delivery) return null;
	// Mended once more meanwhile: the mail of that change goes to the address there is now.
	if (former.at !== (await lastMendedAt(shop.db, order.id))) return null;
	const { name, email: to } = delivery;
	const { order_number: orderNumber, title } = order;
	return { to, ...orderEmailNewMail({ name, orderNumber, title, link: orderLink(shop, order.id) }) };
}

/** The link that proves who is an order's buyer, by the order's id and, behind colons, the step it leads to and what makes another mail of it. */
export async function composeOrderProof(shop: Shop, mailId: string) {
	const [id = "", step = ""] = mailId.split(":");
	const order = await anyonesOrder(shop.db, { id });
	const delivery = readDelivery(order?.delivery ?? null);
	if (!order || !delivery || !(step in PROVED_STEPS)) return null;
	const { order_number: orderNumber, title } = order;
	const link = provingLink(shop, id, `/${step}`);
	const { name, email: to } = delivery;
	return { to, ...orderProofMail({ name, orderNumber, title, step: step as ProvedStep, link }) };
}

/** The mail about a payment given back; null when nobody can be told. */
export async function composePaymentRefund(shop: Shop, paymentId: string) {
	const payment = await findPayment(shop.db, paymentId);
	if (!payment?.refund || !payment.delivery) return null;
	const { delivery } = payment;
	const order = await anyonesOrder(shop.db, { first_for: payment.bookId });
	const book = await findOrderedBook(shop.db, payment.bookId);
	return {
		to: delivery.email,
		...paymentRefund({
			name: delivery.name,
			title: order?.title ?? book?.title ?? "your book",
			amountPence: payment.price.totalPence,
			reason: payment.refund,
			order: order ? { orderNumber: order.order_number, link: orderLink(shop, order.id) } : null,
		}),
	};
}
