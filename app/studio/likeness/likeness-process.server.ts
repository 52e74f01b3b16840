import sharp from "sharp";
import { headsFrom } from "./draw-likeness.server";
import { placeModels } from "./models/engine.server";
import { inFolder } from "./models/model-files";

/**
 * A process of its own for likenesses: the trained models take half a GB while they are at work, which comes back
 * only when their process ends. Built with everything it needs beside it (build/likeness). Takes one photo a message and
 * answers each with its heads, or with the error it threw.
 */
sharp.cache(false);
sharp.concurrency(1);
placeModels(inFolder(__dirname));

process.on("message", async ({ id, task }: { id: number; task: Uint8Array }) => {
	try {
		process.send?.({ id, outcome: await headsFrom(task, () => performance.now()) });
	} catch (error) {
		process.send?.({ id, failure: error instanceof Error ? error : new Error(String(error)) });
	}
});
// The shop has ended, however it did.
process.on("disconnect", () => process.exit());
