import sharp from "sharp";
import { expect, test } from "vitest";
import { PAPER } from "~/studio/story/compositions/paper";
import type { Scene } from "~/studio/story/scene";
import { spreadBriefWith } from "../briefs.testing";
import { drawSpreadPictures } from "./draw-spread.server";
import { drawnSpread, SPRIGS_IN } from "./drawn-spread.server";
import { SPRIG } from "./ornament";

const likeness = async () => ({
	png: await sharp({ create: { width: 64, height: 64, channels: 4, background: "#d9a066" } })
		.png()
		.toBuffer(),
});

async function titlePage(title: string, lettered = true) {
	const brief = spreadBriefWith(await likeness());
	const scene: Scene = { ...(brief.spread.scene as Scene), shot: "mid" };
	const spread = {
		...brief.spread,
		pages: [1],
		kind: "title" as const,
		words: [title],
		composition: "vignette" as const,
		scene,
	};
	return { ...brief, title, lettered, spread };
}

/** What the sprigs of a corner may cover, mm from the two edges of the paper. */
const reach = SPRIGS_IN + SPRIG.along;
const deep = SPRIGS_IN + SPRIG.deep;

test.each([
	"Up",
	"The Dragon in the Shed",
	"W".repeat(10).concat(" ").repeat(5).trim(),
])("the sprigs in the corners of the title page keep clear of its words: %s", async (title) => {
	const brief = await titlePage(title);
	const { title: drawn } = await drawnSpread(brief, brief.spread.scene, 4);
	expect(drawn?.words.length).toBeGreaterThan(0);
	for (const { x, y } of drawn?.words ?? []) {
		const [fromSide, fromEdge] = [Math.min(x, PAPER - x), Math.min(y, PAPER - y)];
		expect(fromSide < reach && fromEdge < deep, `${x} ${y}`).toBe(false);
		expect(fromSide < deep && fromEdge < reach, `${x} ${y}`).toBe(false);
	}
	// Nor are they cut off: the trim may be a few mm out.
	expect(SPRIGS_IN).toBeGreaterThan(8);
});

test("something is drawn in each corner, and nothing on the edge of the paper", async () => {
	const brief = await titlePage("The Dragon in the Shed");
	const [page] = await drawSpreadPictures(brief, 1024);
	const { data, info } = await sharp(page?.bytes).raw().toBuffer({ resolveWithObject: true });
	const at = (mm: number, down: number) => {
		const px = (one: number) => Math.round((one / PAPER) * info.width);
		const from = (px(down) * info.width + px(mm)) * info.channels;
		return (data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0);
	};
	const far = PAPER - SPRIGS_IN;
	for (const [x, y] of [
		[SPRIGS_IN, SPRIGS_IN],
		[far, SPRIGS_IN],
		[SPRIGS_IN, far],
		[far, far],
	] as const) {
		const paper = at(x < 100 ? 4 : PAPER - 4, y);
		expect(paper - at(x, y)).toBeGreaterThan(150);
	}
});
