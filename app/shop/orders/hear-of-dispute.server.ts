import type { Handle } from "#db/open";
import { tellOperator } from "~/jobs/enqueue.server";
import type { Dispute } from "~/providers/payments/port";
import { endNextBookCoupon } from "~/shop/coupons/next-book.server";
import type { Shop } from "~/shop.server";
import { advanceOrder } from "./advance-order.server";
import { cancelOrder } from "./cancel-order.server";
import { settleStatus } from "./refund-order.server";
import { insertRefund, writeDispute } from "./refund-store.server";
import { ORDER_ENDED, type OrderState } from "./rules";
import { anyonesOrder, type OrderRow } from "./store.server";

const ALL_GIVEN_BACK =
	"All of its money was given back at the payments provider: call it off at the printer.";
const DISPUTED = "The bank disputes its payment: answer it at the payments provider.";

/**
 * Takes over where a bank stands that wants an order's money back, once a change: while it is open the order waits for a person, won
 * changes nothing more, lost gives the money back. Whoever runs the shop is told of each.
 */
export async function hearOfDispute(
	trx: Handle,
	shop: Shop,
	order: OrderRow,
	{ id, state, amountPence }: Dispute,
): Promise<void> {
	if (order.dispute === state) return;
	await writeDispute(trx, order.id, state);
	if (state === "open") {
		const held = await advanceOrder(trx, shop, order.id, { step: "hold", by: "job", note: DISPUTED });
		// Of an order that is put on hold they are told by that.
		if (held.ok) return;
	}
	if (state === "lost") await takeBack(trx, shop, order.id, { id, amountPence });
	await tellOperator(trx, shop, "operator-dispute", `${order.id}:${state}`);
}

/** The bank has given its customer the money: as far as the family hasn't had it from us, it counts as gone back. */
async function takeBack(
	trx: Handle,
	shop: Shop,
	orderId: string,
	{ id, amountPence }: Pick<Dispute, "id" | "amountPence">,
): Promise<void> {
	const order = await anyonesOrder(trx, { id: orderId });
	const left = (order?.total_pence ?? 0) - (order?.refunded_pence ?? 0);
	const amount_pence = Math.min(left, amountPence);
	if (amount_pence < 1) return;
	const created_at = shop.clock.now().toISOString();
	const reason = "by the bank";
	await insertRefund(trx, { id, order_id: orderId, amount_pence, reason, state: "done", created_at });
	if ((await settleStatus(trx, shop, orderId)) === "refunded") await endOrder(trx, shop, orderId);
}

/**
 * An order whose money has all gone back isn't made: it is cancelled, or where the printer has it a person calls it off. Gives where
 * that has led it; null where it stays as it is.
 */
export async function endOrder(
	trx: Handle,
	shop: Shop,
	orderId: string,
): Promise<Extract<OrderState, "cancelled" | "on hold"> | null> {
	await endNextBookCoupon(trx, shop, orderId, shop.clock.now().toISOString());
	const order = await anyonesOrder(trx, { id: orderId });
	if (!order || ["printed", "posted", ...ORDER_ENDED].includes(order.state)) return null;
	const isAtPrinter = order.state === "at the printer" || order.held_from === "at the printer";
	if (isAtPrinter) {
		await advanceOrder(trx, shop, orderId, { step: "hold", by: "job", note: ALL_GIVEN_BACK });
		return "on hold";
	}
	const cancelled = await cancelOrder(trx, shop, order, "operator");
	return cancelled.ok ? "cancelled" : null;
}
