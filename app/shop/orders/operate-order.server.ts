import { enqueue } from "~/jobs/enqueue.server";
import { inPounds } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { advanceOrder } from "./advance-order.server";
import { cancelOrder } from "./cancel-order.server";
import { promiseRefund } from "./refund-order.server";
import { findRefunds } from "./refund-store.server";
import { ORDER_NOT_FOUND, type OrderState, stepsFor } from "./rules";
import { anyonesOrder } from "./store.server";

/** The operator puts an order on hold, says why, and lets it go on. Errors: `not_found`, `conflict`. */
export function operateOrder(
	shop: Shop,
	orderId: string,
	{ step, note }: { step: "hold" | "resume"; note: string },
): Promise<Result<OrderState>> {
	return shop.db
		.transaction()
		.execute((trx) => advanceOrder(trx, shop, orderId, { step, by: "operator", note }));
}

type Refunded = { pence: number; state: OrderState };

/**
 * The operator gives an order's money back: all that is left, which cancels it unless it is printed already, or so many pence, which
 * leaves it as it is. The same part a second time needs `again`. Errors: `not_found`, `conflict`, `vendor` (the printer is away).
 */
export async function refundByOperator(
	shop: Shop,
	orderId: string,
	{ pence, again }: { pence?: number; again: boolean },
): Promise<Result<Refunded>> {
	const cancels = pence === undefined && (await callOff(shop, orderId));
	if (cancels === "unavailable")
		return fail("vendor", "The printer doesn't answer just now: try again later.");
	return shop.db.transaction().execute(async (trx) => {
		const order = await anyonesOrder(trx, { id: orderId });
		if (!order) return ORDER_NOT_FOUND;
		if (cancels) {
			const cancelled = await cancelOrder(trx, shop, order, "operator");
			return cancelled.ok ? done({ pence: cancelled.value, state: "cancelled" }) : cancelled;
		}
		const before = await findRefunds(trx, orderId);
		const same = before.find((refund) => refund.amount_pence === pence && refund.state !== "failed");
		if (same && !again)
			return fail(
				"conflict",
				`${inPounds(same.amount_pence)} of it was given back on ${same.created_at}: add --again to give it once more.`,
			);
		const refunded = await promiseRefund(trx, shop, order, { reason: "by the operator", pence });
		if (!refunded.ok) return refunded;
		const mail = "order-refunded";
		const payload = { mail, id: refunded.value.id };
		await enqueue(trx, shop, { kind: "send-mail", key: `${mail}:${refunded.value.id}`, payload });
		return done({ pence: refunded.value.pence, state: order.state });
	});
}

/** Whether an order can be cancelled; one that is with the printer, or may be, is called off there first. */
async function callOff(shop: Shop, orderId: string): Promise<boolean | "unavailable"> {
	const order = await anyonesOrder(shop.db, { id: orderId });
	if (!order) return false;
	const standing = { state: order.state, heldFrom: order.held_from };
	if (!stepsFor(standing, "operator").includes("cancel")) return false;
	const called = await shop.providers.printer?.cancel(orderId);
	if (!called || called.ok || called.error === "not_found") return true;
	return called.error === "unavailable" ? "unavailable" : false;
}
