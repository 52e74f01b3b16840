import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { type DrawingOrder, drawOrder } from "./drawing-order.server";

/**
 * A process of its own for drawing covers and pages: it would hold up everything else for a second or more, and the renderer ends
 * the whole process it is in where it meets a drawing it can't do. The `drawing-process` entry of the commands build. Takes one
 * order a message and answers each with its outcome, or with the error it threw.
 */
// Whoever waits for a page of the shop goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async ({ id, task }: { id: number; task: DrawingOrder }) => {
	try {
		process.send?.({ id, outcome: await drawOrder(task) });
	} catch (error) {
		process.send?.({ id, failure: error instanceof Error ? error : new Error(String(error)) });
	}
});
// The shop has ended, however it did.
process.on("disconnect", () => process.exit());
