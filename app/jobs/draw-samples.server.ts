import { drawSamples } from "~/shop/pages/draw-samples.server";
import type { Handler } from "./job.server";

/** Draws a picture in every style that families can choose, to choose by. */
export const drawStyleSamples: Handler<"draw-samples"> = {
	attempts: 1,
	timeoutMs: 5 * 60_000,
	run: (shop, { signal }) => drawSamples(shop, signal),
};
