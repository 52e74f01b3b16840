import { orderConfirmation } from "~/emails/order-confirmation";
import { type OrderNewsKind, orderNews } from "~/emails/order-news";
import { paymentRefund } from "~/emails/payment-refund";
import { readDelivery } from "~/shop/checkout/contract";
import { findPayment } from "~/shop/checkout/payments.server";
import { readNextBookCoupon } from "~/shop/coupons/next-book.server";
import type { Shop } from "~/shop.server";
import { orderLink } from "./link.server";
import { findRefund } from "./refund-store.server";
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
			bookPence: order.book_pence,
			deliveryPence: order.delivery_pence,
			discountPence: order.discount_pence,
			totalPence: order.total_pence,
			couponCode: order.coupon_code,
			paymentMethod: order.payment_method,
			delivery,
			nextBookCoupon: await readNextBookCoupon(shop, order),
			link: orderLink(shop, order.id),
		}),
	};
}

/** A mail that tells how an order goes on; null when the order is gone or its address can't be read. */
export async function composeOrderNews(
	shop: Shop,
	kind: OrderNewsKind,
	orderId: string,
	refundedPence?: number,
) {
	const order = await anyonesOrder(shop.db, { id: orderId });
	const delivery = readDelivery(order?.delivery ?? null);
	if (!order || !delivery) return null;
	return {
		to: delivery.email,
		...orderNews(kind, {
			name: delivery.name,
			country: delivery.country,
			orderNumber: order.order_number,
			title: order.title,
			estimatedDelivery: order.estimated_delivery,
			trackingNumber: order.tracking_number,
			trackingUrl: order.tracking_url,
			nextBookCoupon: await readNextBookCoupon(shop, order),
			refundedPence: refundedPence ?? order.refunded_pence ?? 0,
			link: orderLink(shop, order.id),
		}),
	};
}

/** The mail about money of an order that goes back, by the refund's id. */
export async function composeOrderRefund(shop: Shop, refundId: string) {
	const refund = await findRefund(shop.db, refundId);
	return refund ? composeOrderNews(shop, "order-refunded", refund.order_id, refund.amount_pence) : null;
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
