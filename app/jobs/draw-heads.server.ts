import { failHeads, makeHeads } from "~/shop/likenesses/make-heads.server";
import { type Handler, Retry } from "./job.server";

/**
 * Draws the heads of a photo. One photo is drawn at a time, whoever asks, half a minute at most: a try has time to wait for many
 * others. One that ends the model's process twice is given up; the photo stays.
 */
export const drawHeads: Handler<"draw-heads"> = {
	attempts: 2,
	timeoutMs: 15 * 60_000,
	async run(shop, { payload, signal }) {
		const made = await makeHeads(shop, payload.photoId, signal);
		if (!made.ok && made.error === "unavailable") throw new Retry(made.error);
	},
	failed: (shop, { photoId }) => failHeads(shop, photoId),
};
