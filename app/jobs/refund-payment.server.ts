import { type Handler, Retry } from "./job.server";

/** Gives a payment's money back, once: the key is the payment's own. */
export const refundPayment: Handler<"refund-payment"> = {
	attempts: 50,
	timeoutMs: 60_000,
	async run(shop, { payload: { paymentId } }) {
		const refunded = await shop.providers.payments.refund(paymentId, paymentId);
		if (refunded.ok) return;
		if (refunded.error === "unavailable") throw new Retry("vendor");
		// Given back by hand, or never charged: nothing of the family's is with us any more.
		shop.log.warn("refund not possible", { payment: paymentId, error: refunded.error });
	},
	async failed(shop, { paymentId }, code) {
		shop.log.error("refund failed", new Error(code), { payment: paymentId });
	},
};
