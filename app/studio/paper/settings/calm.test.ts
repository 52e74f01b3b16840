import { expect, test } from "vitest";
import { lotOfEach } from "~/lot.testing";
import { SETTINGS } from "~/studio/story/places/list";
import type { Scene } from "~/studio/story/scene";
import { TIMES } from "~/studio/story/vocabulary";
import { spreadBriefWith } from "../briefs.testing";
import { canvasOf } from "../pages/canvas.server";
import { groundsUnder } from "../pages/contrast";
import { drawnSpread } from "../pages/drawn-spread.server";
import { placeWords } from "../pages/place-words";

const pxPerMm = 1;
const SAID = "Leo looked at the great big world and found it very good. So he went on, and on, and on.";
const EVERY = SETTINGS.flatMap((setting) => TIMES.map((time) => ({ setting, time })));

test.each(
	lotOfEach(EVERY, 1, ({ setting }) => setting),
)("words over $setting at $time stand on its own sky or wall, without a label", async ({ setting, time }) => {
	const brief = spreadBriefWith({ png: new Uint8Array() });
	const scene: Scene = { ...(brief.spread.scene as Scene), setting, time, figures: [] };
	for (const seed of ["book-1", "book-2", "book-3"]) {
		const spread = { ...brief.spread, scene, words: [SAID, SAID], composition: "spread" as const };
		const drawn = await drawnSpread({ ...brief, seed, cast: [], spread }, scene, pxPerMm);
		const picture = canvasOf("spread", drawn.paper, drawn.pictures, { pxPerMm, beyond: 0 });
		const widths = drawn.paragraphs.map((paragraph) => paragraph?.width ?? null);
		const placed = placeWords(drawn.layout, widths, (boxes) => groundsUnder(picture, boxes));
		expect(
			placed.map(({ on }) => on.kind),
			seed,
		).toEqual(["veil", "veil"]);
	}
});
