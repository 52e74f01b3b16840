import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { type DrawingOrder, drawOrder } from "./drawing-order.server";

/**
 * A thread of its own for drawing covers and pages, which would hold up everything else for a second or more: the `drawing-thread`
 * entry of the commands build. Takes one order a message and answers each with its outcome, or with the
 * error it threw: an error may be posted, and keeps its name and stack.
 */
sharp.cache(false);
sharp.concurrency(1);

parentPort?.on("message", async ({ id, task }: { id: number; task: DrawingOrder }) => {
	try {
		parentPort?.postMessage({ id, outcome: await drawOrder(task) });
	} catch (error) {
		parentPort?.postMessage({ id, failure: error instanceof Error ? error : new Error(String(error)) });
	}
});
