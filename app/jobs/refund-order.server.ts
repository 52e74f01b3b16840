import { failRefund, payRefund } from "~/shop/orders/refund-order.server";
import { type Handler, Retry } from "./job.server";

/** Gives an order's money back, whole or in part, once: the key is the refund's own. */
export const refundOrder: Handler<"refund-order"> = {
	attempts: 50,
	timeoutMs: 60_000,
	async run(shop, { payload: { refundId } }) {
		const missed = await payRefund(shop, refundId);
		if (missed) throw new Retry(missed);
	},
	failed: (shop, { refundId }, code) => failRefund(shop, refundId, code),
};
