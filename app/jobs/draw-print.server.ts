import { drawForPrint, failPicture } from "~/shop/orders/prepare-print.server";
import { type Handler, Retry } from "./job.server";

/** Draws a picture of a bought book at print size. It is kept before anything else is begun, so that a retry finds it. */
export const drawPrint: Handler<"draw-print"> = {
	attempts: 6,
	timeoutMs: 7 * 60_000,
	async run(shop, { payload, signal }) {
		const missed = await drawForPrint(shop, payload, signal);
		if (missed) throw new Retry(missed);
	},
	failed: (shop, payload) => failPicture(shop, payload),
};
