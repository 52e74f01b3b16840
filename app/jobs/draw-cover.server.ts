import { failCover, makeCover } from "~/shop/covers/make-cover.server";
import { recordCover } from "~/shop/orders/record-message.server";
import { type Handler, Retry } from "./job.server";

/** Draws a cover. What it buys is kept as files at once, so that a retry finds it there. */
export const drawCover: Handler<"draw-cover"> = {
	attempts: 3,
	// Its heads, then sheets side by side, then the picture: a vendor has 300 s for each. Its family is told not to wait long before.
	timeoutMs: 720_000,
	async run(shop, { payload, signal, step }) {
		const missed = await makeCover(shop, payload, signal, {
			once: (name, work) =>
				step(name, async () => {
					await work();
					if (signal.aborted) throw new Retry("unavailable");
				}),
			onRespelled: (trx, cover) => recordCover(trx, shop, cover),
		});
		if (missed) throw new Retry(missed);
	},
	failed: (shop, payload, code) => failCover(shop, payload, code),
};
