import sharp from "sharp";
import { SCREEN_PX } from "~/shop/covers/rules";
import { countSpending, isCeilingReached } from "~/shop/spending/spend.server";
import { withDeadline } from "~/shop/with-deadline";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import type { SpreadBrief } from "~/studio/story/brief";
import { keyOf, missing } from "./style-samples.server";

/** Edge of a sample in px: twice what the form shows. */
const SAMPLE_PX = 320;
/** A vendor takes half a minute, ms. */
const DRAWN_IN_MS = 90_000;
/** What a sample costs is counted with no book. */
const NO_BOOK = "style-samples";

/** The same place in every style, with nobody in it: no family's head is needed for it. */
const SAMPLE: SpreadBrief = {
	title: "",
	level: "starter",
	spread: {
		pages: [3],
		kind: "opener",
		words: [""],
		gist: "",
		scene: {
			setting: "castle",
			time: "dusk",
			weather: "clear",
			mood: "calm",
			shot: "wide",
			figures: [],
			props: [],
			focus: null,
		},
		composition: "spread",
	},
	cast: [],
	seed: "a style's sample",
	lettered: false,
};

/**
 * Draws what is missing of the styles' samples, a picture each; what a vendor's costs is counted. A style whose sample can't be
 * drawn, or not today, is offered without one.
 */
export async function drawSamples(shop: Shop, stopped: AbortSignal): Promise<void> {
	for (const style of await missing(shop)) {
		const illustrator = shop.providers.styles[style];
		const costs = illustrator?.describe().kind === "vendor";
		if (!illustrator || (costs && (await isCeilingReached(shop)))) continue;
		const drawn = await withDeadline(DRAWN_IN_MS, [stopped], (signal) =>
			withTimeout(signal, illustrator.drawSpread(SAMPLE, SCREEN_PX, signal)),
		);
		if (costs)
			await countSpending(
				shop,
				shop.db,
				NO_BOOK,
				drawn.ok && drawn.pictures === undefined ? { pictures: 1 } : drawn,
			);
		const [picture] = drawn.ok ? drawn.value : [];
		if (!picture) continue;
		const small = await sharp(picture.bytes)
			.resize(SAMPLE_PX, SAMPLE_PX)
			.jpeg({ quality: 80, mozjpeg: true })
			.toBuffer();
		await shop.providers.files.put(keyOf(style), new Uint8Array(small), "image/jpeg");
	}
}
