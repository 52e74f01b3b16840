import { enqueue } from "~/jobs/enqueue.server";
import { stylesOffered } from "~/shop/books/illustrator-of.server";
import { FILES_AWAY, orFilesAway } from "~/shop/files-away.server";
import type { Shop } from "~/shop.server";
import type { Style } from "~/studio/story/vocabulary";

/** Where the sample of a style is kept. */
export const keyOf = (style: Style) => `samples/${style}.jpg`;

/** The styles offered whose sample isn't drawn. */
export async function missing(shop: Shop): Promise<Style[]> {
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

/** A style's sample (JPEG, 320 px); null where the style isn't offered, or its sample isn't drawn yet. */
export async function readSample(shop: Shop, style: string): Promise<Uint8Array | null> {
	const offered = stylesOffered(shop).find(({ id }) => id === style);
	return offered ? shop.providers.files.get(keyOf(offered.id)) : null;
}

/** The styles a family may choose from, each with the address of its sample; none while it isn't drawn, or the file store is away. */
export async function stylesWithSamples(shop: Shop) {
	const found = await orFilesAway(FILES_AWAY.message, () => missing(shop));
	const undrawn = found.ok ? found.value : stylesOffered(shop).map(({ id }) => id);
	return stylesOffered(shop).map((style) => ({
		...style,
		sample: undrawn.includes(style.id) ? null : `/create-book/styles/${style.id}`,
	}));
}
