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

test("a drawing thread that was never built throws", async () => {
	const illustrator = createEmbeddedIllustrator({ threadPath: "/nowhere/drawing-thread.js" });
	await expect(illustrator.drawLikeness(new Uint8Array([1]))).rejects.toThrow("/nowhere/drawing-thread.js");
	await illustrator.close();
});

test("a bug in the drawing throws", async () => {
	const illustrator = createEmbeddedIllustrator({ draw: () => Promise.reject(new TypeError("a bug")) });
	await expect(illustrator.drawLikeness(new Uint8Array([1]))).rejects.toThrow("a bug");
});
