import { giveBackUnaddressed } from "~/shop/checkout/give-back.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { reconcilePayment } from "~/shop/orders/reconcile-payment.server";
import { type Handler, Retry } from "./job.server";

/**
 * Looks at a payment and places its order if it has been paid: whoever paid may have closed the browser, and the shop
 * may have stopped between the charge and the saved order.
 */
export const settlePayment: Handler<"settle-payment"> = {
	// Doubling up to five minutes: about an hour and a half for a bank that is still working on it.
	attempts: 24,
	timeoutMs: 60_000,
	async run(shop, { payload: { paymentId } }) {
		const placed = await placeOrder(shop, "system", paymentId);
		// A conflict: it has gone back, or is about to.
		if (placed.ok || placed.error.code === "conflict") {
			const why = await reconcilePayment(shop, paymentId);
			if (why) throw new Retry(why);
			return;
		}
		const { code, details } = placed.error;
		if (code === "vendor") throw new Retry("vendor");
		if (code === "not_paid" && details?.state === "processing") throw new Retry("processing");
		if (code === "invalid") await giveBackUnaddressed(shop, paymentId);
	},
};
