import { continueOrder } from "~/shop/orders/continue-order.server";
import { type Handler, Retry } from "./job.server";

/** Does what comes next with an order. Whatever it hands over is named by the order, so that a retry finds it there. */
export const continueOrderJob: Handler<"continue-order"> = {
	// Doubling up to five minutes: about half an hour. The sweep looks again each hour.
	attempts: 14,
	timeoutMs: 60_000,
	async run(shop, { payload: { orderId } }) {
		const missed = await continueOrder(shop, orderId);
		if (missed) throw new Retry(missed);
	},
	async failed(shop, { orderId }, code) {
		shop.log.error("order not continued", new Error(code), { order: orderId });
	},
};
