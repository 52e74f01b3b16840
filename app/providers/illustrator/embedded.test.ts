import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { DrawingStopped } from "./drawing-pool.server";
import { drawNow } from "./drawing-task.server";
import { createEmbeddedIllustrator } from "./embedded.server";
import { illustratorContract } from "./port.contract";

illustratorContract("embedded", async () => ({
	illustrator: createEmbeddedIllustrator({
		draw: (task, signal) => (signal?.aborted ? Promise.reject(new DrawingStopped("aborted")) : drawNow(task)),
	}),
	photo: await readFile("e2e/photos/woman.jpg"),
}));

test("a thread that can't be started makes the drawing unavailable", async () => {
	const illustrator = createEmbeddedIllustrator({ threadPath: "/nowhere/drawing-thread.js" });
	expect(await illustrator.drawLikeness(new Uint8Array([1]))).toEqual({ ok: false, error: "unavailable" });
	await illustrator.close();
});

test("a bug in the drawing throws", async () => {
	const illustrator = createEmbeddedIllustrator({ draw: () => Promise.reject(new TypeError("a bug")) });
	await expect(illustrator.drawLikeness(new Uint8Array([1]))).rejects.toThrow("a bug");
});
