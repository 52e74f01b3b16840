import { keptHeads } from "~/studio/likeness/kept-heads.testing";
import { drawOrder } from "~/studio/paper/drawing-order.server";
import { DrawingStopped } from "./drawing-pool.server";
import type { EmbeddedOptions } from "./embedded.server";

/** Draws where the test runs: there is no build of the processes. */
export const DRAWN_HERE: EmbeddedOptions = {
	drawHeads: async (photo, signal) => keptHeads(unlessAborted(photo, signal)),
	drawPictures: async (order, signal) => drawOrder(unlessAborted(order, signal)),
};

function unlessAborted<T>(order: T, signal?: AbortSignal): T {
	if (signal?.aborted) throw new DrawingStopped("aborted");
	return order;
}
