import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { briefWith } from "~/studio/paper/briefs.testing";
import { createEmbeddedIllustrator } from "./embedded.server";
import { DRAWN_HERE } from "./embedded.testing";
import { illustratorContract } from "./port.contract";

illustratorContract("embedded", async () => ({
	illustrator: createEmbeddedIllustrator(DRAWN_HERE),
	photo: await readFile("e2e/photos/woman.jpg"),
}));

test("processes that were never built throw", async () => {
	const illustrator = createEmbeddedIllustrator({ build: "/nowhere" });
	await expect(illustrator.drawHeads(new Uint8Array([1]))).rejects.toThrow("/nowhere/likeness");
	const brief = briefWith({ png: new Uint8Array() });
	await expect(illustrator.drawCover(brief, 1024)).rejects.toThrow("/nowhere/commands");
	await illustrator.close();
});

test("a bug in the drawing throws", async () => {
	const illustrator = createEmbeddedIllustrator({
		drawHeads: () => Promise.reject(new TypeError("a bug")),
	});
	await expect(illustrator.drawHeads(new Uint8Array([1]))).rejects.toThrow("a bug");
});
