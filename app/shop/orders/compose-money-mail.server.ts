import { orderDisputed, paymentNotReturned, refundFailed } from "~/emails/operator";
import { findPayment } from "~/shop/checkout/payments.server";
import type { Shop } from "~/shop.server";
import { findRefund } from "./refund-store.server";
import { longDate } from "./rules";
import { anyonesOrder } from "./store.server";

/** To whoever runs the shop, about money that doesn't go as it should. Each is null without an address. */

/** A refund that hasn't reached its family, by its id. */
export async function composeRefundFailed(shop: Shop, refundId: string) {
	const to = shop.settings.OPERATOR_EMAIL;
	const refund = to && (await findRefund(shop.db, refundId));
	if (!refund) return null;
	const { order_number: orderNumber, amount_pence: pence, created_at } = refund;
	return { to, ...refundFailed({ orderNumber, pence, on: longDate(created_at) }) };
}

/** A payment without an order whose money hasn't gone back, by its id. */
export async function composePaymentNotReturned(shop: Shop, paymentId: string) {
	const to = shop.settings.OPERATOR_EMAIL;
	const payment = to && (await findPayment(shop.db, paymentId));
	return payment ? { to, ...paymentNotReturned({ paymentId, pence: payment.price.totalPence }) } : null;
}

/** What a bank does that wants an order's money back: `id` is the order's id and what it did. */
export async function composeDispute(shop: Shop, id: string) {
	const to = shop.settings.OPERATOR_EMAIL;
	const [orderId = "", did] = id.split(":");
	const order = to && (await anyonesOrder(shop.db, { id: orderId }));
	const dispute = (["open", "won", "lost"] as const).find((known) => known === did);
	return order && dispute ? { to, ...orderDisputed({ orderNumber: order.order_number, dispute }) } : null;
}
