import sharp from "sharp";
import { expect, test } from "vitest";
import { spreadBriefWith } from "~/studio/paper/briefs.testing";
import { startReplicate } from "../../../e2e/vendors/replicate";
import { createEmbeddedIllustrator } from "./embedded.server";
import { DRAWN_HERE } from "./embedded.testing";
import { createReplicateIllustrator } from "./replicate.server";

test("a scene's picture that was kept is set with other words by any later process, and not bought again", async () => {
	const replicate = await startReplicate();
	try {
		const later = () =>
			createReplicateIllustrator({
				token: replicate.token,
				baseUrl: replicate.url,
				models: ["google/nano-banana-pro"],
				pollMs: 1,
				likenesses: createEmbeddedIllustrator(DRAWN_HERE),
			});
		const head = sharp({ create: { width: 64, height: 64, channels: 3, background: "#804020" } });
		const brief = spreadBriefWith({ png: new Uint8Array(await head.png().toBuffer()) });
		const kept: Uint8Array[] = [];
		const art = { find: async () => kept[0] ?? null, keep: async (one: Uint8Array) => void kept.push(one) };
		const pages = async (words: string[], size: 1024 | 2551) => {
			const drawn = await later().drawSpread(
				{ ...brief, spread: { ...brief.spread, words } },
				size,
				undefined,
				art,
			);
			if (!drawn.ok) throw new Error(drawn.error);
			return drawn.value;
		};
		const [first] = await pages(["One day it rained.", "And then it did not."], 1024);
		const [second] = await pages(["One day it snowed, and snowed, and snowed.", "Then it stopped."], 1024);
		await pages(["One day it snowed.", "Then it stopped."], 2551);
		expect(replicate.bought).toHaveLength(1);
		expect(Buffer.compare(first?.bytes as Buffer, second?.bytes as Buffer)).not.toBe(0);
		expect(second?.words.map(({ text }) => text.trim())).toContain("snowed,");
	} finally {
		await replicate.close();
	}
});
