import sharp from "sharp";
import { enqueue } from "~/jobs/enqueue.server";
import type { SpreadBrief } from "~/providers/illustrator/port";
import { stylesOffered } from "~/shop/books/illustrator-of.server";
import { SCREEN_PX } from "~/shop/covers/rules";
import { countSpending, isCeilingReached } from "~/shop/spending/spend.server";
import { withDeadline } from "~/shop/with-deadline";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import type { Style } from "~/story/vocabulary";

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

const keyOf = (style: Style) => `samples/${style}.jpg`;

async function missing(shop: Shop): Promise<Style[]> {
	const offered = stylesOffered(shop).map(({ id }) => id);
	const there = await Promise.all(offered.map((style) => shop.providers.files.get(keyOf(style))));
	return offered.filter((_, index) => there[index] === null);
}

/** Has the samples drawn that are missing, where a family may choose a style; asked once an hour. */
export async function planSamples(shop: Shop): Promise<void> {
	if ((await missing(shop)).length === 0) return;
	const hour = shop.clock.now().toISOString().slice(0, 13);
	await enqueue(shop.db, shop, { kind: "draw-samples", key: `draw-samples:${hour}`, payload: {} });
}

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
		if (costs) await countSpending(shop, shop.db, NO_BOOK, drawn.ok ? { pictures: 1 } : drawn);
		const [picture] = drawn.ok ? drawn.value : [];
		if (!picture) continue;
		const small = await sharp(picture.bytes)
			.resize(SAMPLE_PX, SAMPLE_PX)
			.jpeg({ quality: 80, mozjpeg: true })
			.toBuffer();
		await shop.providers.files.put(keyOf(style), new Uint8Array(small), "image/jpeg");
	}
}

/** A style's sample (JPEG, 320 px); null where the style isn't offered, or its sample isn't drawn yet. */
export async function readSample(shop: Shop, style: string): Promise<Uint8Array | null> {
	const offered = stylesOffered(shop).find(({ id }) => id === style);
	return offered ? shop.providers.files.get(keyOf(offered.id)) : null;
}

/** The styles a family may choose from, each with the address of its sample; none while it isn't drawn. */
export async function stylesWithSamples(shop: Shop) {
	const undrawn = await missing(shop);
	return stylesOffered(shop).map((style) => ({
		...style,
		sample: undrawn.includes(style.id) ? null : `/create-book/styles/${style.id}`,
	}));
}
