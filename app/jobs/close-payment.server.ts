import { closeCharge } from "~/shop/checkout/close-charge.server";
import { type Handler, Retry } from "./job.server";

/** Closes what is still open of a book's payment when its offer ends, so that no form left open can be paid any more. */
export const closePayment: Handler<"close-payment"> = {
	attempts: 50,
	timeoutMs: 60_000,
	async run(shop, { payload: { paymentId } }) {
		const closed = await closeCharge(shop, paymentId);
		if (!closed.ok) throw new Retry(closed.error.code);
	},
	async failed(shop, { paymentId }, code) {
		shop.log.error("payment not closed", new Error(code), { payment: paymentId });
	},
};
