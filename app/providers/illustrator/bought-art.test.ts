import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { spreadBriefWith } from "~/studio/paper/briefs.testing";
import { type ReplicateStandIn, startReplicate } from "../../../e2e/vendors/replicate";
import { createEmbeddedIllustrator } from "./embedded.server";
import { DRAWN_HERE } from "./embedded.testing";
import type { BoughtArt } from "./port";
import { createReplicateIllustrator } from "./replicate.server";
import { coverOfTwo } from "./replicate.testing";

const PRO = "google/nano-banana-pro";
const FLUX = "black-forest-labs/flux-2-pro";

let replicate: ReplicateStandIn;
let kept: Map<string, Uint8Array>;
beforeEach(async () => {
	replicate = await startReplicate();
	replicate.sizes = "as asked";
	kept = new Map();
});
afterEach(() => replicate.close());

const art: BoughtArt = {
	find: async (size) => kept.get(size) ?? null,
	keep: async (size, one) => void kept.set(size, one),
};
/** A process that remembers nothing. */
const later = (models = [PRO]) =>
	createReplicateIllustrator({
		token: replicate.token,
		baseUrl: replicate.url,
		models,
		pollMs: 1,
		wait: async () => {},
		likenesses: createEmbeddedIllustrator(DRAWN_HERE),
	});
const briefOf = async (words: string[]) => {
	const head = sharp({ create: { width: 64, height: 64, channels: 3, background: "#804020" } });
	const brief = spreadBriefWith({ png: new Uint8Array(await head.png().toBuffer()) });
	return { ...brief, spread: { ...brief.spread, words } };
};
async function pages(words: string[], size: 1024 | 2551, models?: string[]) {
	const drawn = await later(models).drawSpread(await briefOf(words), size, undefined, art);
	if (!drawn.ok) throw new Error(drawn.error);
	return drawn;
}
const plain = async (width: number, height: number) =>
	new Uint8Array(
		await sharp({ create: { width, height, channels: 3, background: "#345" } })
			.jpeg()
			.toBuffer(),
	);
const asked = () => replicate.bought.map(({ model, input }) => [model, input.resolution]);

test("what was shown is set with other words by any later process, and not bought again", async () => {
	const [first] = (await pages(["One day it rained.", "And then it did not."], 1024)).value;
	const snowed = await pages(["One day it snowed, and snowed, and snowed.", "Then it stopped."], 1024);
	const [second] = snowed.value;
	expect(asked()).toEqual([[PRO, "1K"]]);
	expect(snowed.pictures).toBeUndefined();
	expect(Buffer.compare(first?.bytes as Buffer, second?.bytes as Buffer)).not.toBe(0);
	expect(second?.words.map(({ text }) => text.trim())).toContain("snowed,");
});

test("for print it is painted once more, large, from itself alone; and that once", async () => {
	const shown = await pages(["One day it rained.", ""], 1024);
	expect(shown).toMatchObject({ pictures: 1, cents: 15 });
	expect(shown.value[0]?.ppi).toBeLessThan(90);
	const printed = await pages(["One day it rained.", ""], 2551);
	expect(printed).toMatchObject({ pictures: 1, cents: 30 });
	expect(printed.value[0]?.ppi).toBeGreaterThan(300);
	expect(asked()).toEqual([
		[PRO, "1K"],
		[PRO, "4K"],
	]);
	const { prompt, image_input, aspect_ratio } = replicate.bought[1]?.input ?? {};
	expect(prompt).toMatch(/^Paint exactly this picture again/);
	expect([(image_input as string[]).length, aspect_ratio]).toEqual([1, "16:9"]);
	const [reference = ""] = image_input as string[];
	expect(reference.length).toBeLessThan(256_000);
	const sent = sharp(Buffer.from(reference.split(",")[1] ?? "", "base64"));
	expect(await sent.metadata()).toMatchObject({ width: 1376, height: 768 });
	expect(await pages(["Other words.", ""], 2551)).not.toHaveProperty("pictures", 1);
	expect(replicate.bought).toHaveLength(2);
});

test("what is set with other words has the faults that it was shown with", async () => {
	await pages(["One day it rained.", ""], 1024);
	const faulty: BoughtArt = { ...art, faults: ["writing"] };
	const brief = await briefOf(["Other words.", ""]);
	expect(await later().drawSpread(brief, 1024, undefined, faulty)).toMatchObject({ faults: ["writing"] });
	expect(await later().drawSpread(brief, 1024, undefined, art)).not.toHaveProperty("faults");
});

test("a picture that was bought at print size before is printed as it is", async () => {
	kept.set("screen", await plain(5504, 3072));
	const printed = await pages(["One day it rained.", ""], 2551);
	expect(printed.value[0]?.ppi).toBeGreaterThan(300);
	expect(replicate.bought).toEqual([]);
});

test("one that no model of the list makes finer is printed as it is; one that a model does is painted by that one first", async () => {
	kept.set("screen", await plain(2048, 1152));
	expect((await pages(["It rained.", ""], 2551, [FLUX])).value[0]?.ppi).toBeLessThan(130);
	expect(replicate.bought).toEqual([]);
	await pages(["It rained.", ""], 2551, [FLUX, PRO]);
	expect(asked()).toEqual([[PRO, "4K"]]);
});

test("a larger picture that can't be read isn't kept; the one that was shown is", async () => {
	await pages(["It rained.", ""], 1024);
	replicate.fates = ["gives no picture"];
	const brief = await briefOf(["It rained.", ""]);
	expect(await later().drawSpread(brief, 2551, undefined, art)).toMatchObject({
		ok: false,
		error: "unusable",
	});
	expect([...kept.keys()]).toEqual(["screen"]);
	await pages(["It rained.", ""], 2551);
	expect([...kept.keys()]).toEqual(["screen", "print"]);
});

test("a cover is kept and painted once more in the same way, with whatever title it has by then", async () => {
	const brief = await coverOfTwo();
	for (const [title, size] of [
		["The Lantern", 1024],
		["The Lamp", 1024],
		["The Lamp", 2551],
	] as const) {
		const drawn = await later().drawCover({ ...brief, title }, size, undefined, art);
		if (!drawn.ok) throw new Error(drawn.error);
		expect(drawn.value.ppi).toBe(size === 1024 ? 120 : 481);
	}
	expect(asked()).toEqual([
		[PRO, "1K"],
		[PRO, "4K"],
	]);
});

test("what is printed is lettered one at a time, and what is shown doesn't wait for it", async () => {
	const [brief, one] = [await coverOfTwo(), later()];
	kept.set("print", await plain(2600, 2600));
	kept.set("screen", await plain(1024, 1024));
	// Sharp's own count of what it is at lags behind on a busy machine.
	type Encoder = { toBuffer(...how: unknown[]): Promise<Buffer> };
	const encoder: Encoder = Object.getPrototypeOf(sharp());
	const { toBuffer } = encoder;
	let [underWay, most] = [0, 0];
	vi.spyOn(encoder, "toBuffer").mockImplementation(async function (this: Encoder, ...how) {
		most = Math.max(most, ++underWay);
		return toBuffer.apply(this, how).finally(() => underWay--);
	});
	const all = (size: 1024 | 2551) =>
		Promise.all([1, 2, 3].map(() => one.drawCover(brief, size, undefined, art)));
	expect((await all(2551)).every(({ ok }) => ok)).toBe(true);
	const atPrint = most;
	await all(1024);
	expect([atPrint, most > 1]).toEqual([1, true]);
});
