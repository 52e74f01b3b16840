import { afterEach, beforeEach, expect, test } from "vitest";
import sharp from "sharp";
import { openDatabase } from "#db/open";
import { rememberPredictions } from "#db/predictions";
import { spreadBriefWith } from "~/studio/paper/briefs.testing";
import { type AnthropicStandIn, startAnthropic } from "../../../e2e/vendors/anthropic";
import { picturesIn } from "../../../e2e/vendors/anthropic-inspection";
import { createAnthropicInspector } from "../inspector/anthropic.server";
import type { Inspector } from "../inspector/port";
import { FIRST, likeness, openReplicate } from "./replicate.testing";

/** The painter and the inspector together, each before a stand-in of its vendor. */

let anthropic: AnthropicStandIn;
let asked: Awaited<ReturnType<typeof openReplicate>>;
beforeEach(async () => {
	[anthropic, asked] = [await startAnthropic(), await openReplicate()];
});
afterEach(() => Promise.all([anthropic.close(), asked.replicate.close()]));

const inspectorOf = (timeoutMs?: number): Inspector =>
	createAnthropicInspector({
		apiKey: "test-key",
		baseURL: anthropic.url,
		model: "claude-sonnet-5-5",
		timeoutMs,
	});
const inspected = (more: object = {}) => asked.illustrator({ inspector: inspectorOf(), ...more });

test("says who inspects what it paints; without an inspector it names nobody", () => {
	expect(inspected().describe()).toMatchObject({ inspector: "Anthropic" });
	expect(asked.illustrator().describe()).not.toHaveProperty("inspector");
});

test("a cover of two is inspected as a cover of two, and what is painted from it once more", async () => {
	const one = inspected();
	const screen = await one.drawCover(asked.brief, 1024);
	expect(screen).toMatchObject({ ok: true, pictures: 1, tokens: 600 });
	expect(screen).not.toHaveProperty("faults");
	expect((await one.drawCover(asked.brief, 2551)).ok).toBe(true);
	expect([asked.replicate.bought.length, anthropic.inspections.length]).toEqual([2, 2]);
	// By what was asked for first, not by "paint it again".
	expect(JSON.stringify(anthropic.inspections[1])).toContain("Front cover art");
});

test("a head too many has it painted once more, with the same references and what was wrong", async () => {
	anthropic.seen.push({ heads: 3 });
	const drawn = await inspected().drawCover(asked.brief, 1024);
	expect(drawn).toMatchObject({ ok: true, pictures: 2, tokens: 1200, faults: [] });
	const [first, second] = asked.replicate.bought.map(({ input }) => input);
	expect(second?.image_input).toEqual(first?.image_input);
	expect(String(second?.prompt)).toContain(`${first?.prompt}\nA first picture had faults`);
	expect(anthropic.inspections).toHaveLength(2);
});

test("what the inspector is sent has no reference, no name and no title, and a small picture alone", async () => {
	anthropic.seen.push({ writing: true });
	const one = inspected();
	await one.drawCover(asked.brief, 1024);
	const { spread } = spreadBriefWith({ png: new Uint8Array() });
	const page = { ...{ title: "Zebedee", level: "starter", seed: "1", lettered: true } } as const;
	await one.drawSpread({ ...page, spread, cast: asked.brief.cast }, 1024);
	expect(anthropic.inspections).toHaveLength(3);
	const references = asked.replicate.bought.flatMap(({ input }) => input.image_input as string[]);
	for (const request of anthropic.inspections) {
		const sent = JSON.stringify(request);
		for (const word of ["Zebedee", "Quillfeather", "Biscuit", "Lost Lantern"])
			expect(sent.toLowerCase()).not.toContain(word.toLowerCase());
		for (const reference of references) expect(sent).not.toContain(reference.split(",")[1]);
		const pictures = picturesIn(request);
		expect(pictures).toHaveLength(1);
		const { width = 0, height = 0, exif } = await sharp(pictures[0]).metadata();
		expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
		expect(exif).toBeUndefined();
	}
});

test("a page's friends for whom there is room may be missing", async () => {
	const brief = spreadBriefWith(await likeness("tomato"));
	const shows = "A heron on one leg.";
	anthropic.seen.push({ heads: 0 });
	const drawn = await inspected().drawSpread({ ...brief, spread: { ...brief.spread, shows } }, 1024);
	expect(drawn).toMatchObject({ ok: true, pictures: 1 });
});

test("an inspector in trouble costs no picture, and no other", async () => {
	anthropic.mode = "hang";
	const one = asked.illustrator({ inspector: inspectorOf(200) });
	expect(await one.drawCover(asked.brief, 1024)).toMatchObject({ ok: true, pictures: 1 });
});

test("whoever was killed while the second was inspected buys no third", async () => {
	const db = await openDatabase(":memory:");
	const predictions = rememberPredictions(db, () => new Date());
	anthropic.seen.push({ heads: 3 });
	const vendors = inspectorOf();
	let shown = 0;
	const killed: Inspector = {
		...vendors,
		inspect: (...picture) => (++shown === 1 ? vendors.inspect(...picture) : new Promise(() => {})),
	};
	void inspected({ predictions, inspector: killed }).drawCover(asked.brief, 1024);
	await expect.poll(() => shown).toBe(2);
	anthropic.seen.push({ unsuitable: true });
	const drawn = await inspected({ predictions }).drawCover(asked.brief, 1024);
	expect(drawn).toMatchObject({ ok: true, faults: ["too many heads"] });
	const again = await inspected({ predictions }).drawCover(asked.brief, 1024);
	expect(again).toMatchObject({ ok: true, faults: ["too many heads"] });
	expect(again.ok && drawn.ok && Buffer.compare(again.value.bytes, drawn.value.bytes)).toBe(0);
	expect(asked.askedModels()).toEqual([FIRST, FIRST]);
	expect(anthropic.inspections).toHaveLength(2);
	await db.destroy();
});
