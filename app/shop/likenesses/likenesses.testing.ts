import sharp from "sharp";
import { vi } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import type { Actor } from "~/shop/actor";
import { photoOf } from "~/shop/books/books.testing";
import { photoIdOf } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";
import { quickIllustrator } from "~/shop.testing";
import type { PhotoLikeness } from "./rules";

/** An illustrator that finds so many people in every photo, each with a colour of their own, and counts the photos. */
export function findingPeople(count: number) {
	const drawHeads = vi.fn<Illustrator["drawHeads"]>(async () => {
		const pictures = Array.from({ length: count }, (_, index) =>
			sharp({
				create: { width: 16, height: 16, channels: 4, background: { r: 20 * index, g: 90, b: 40, alpha: 1 } },
			})
				.png()
				.toBuffer(),
		);
		const [first, ...others] = (await Promise.all(pictures)).map((png) => ({ png: new Uint8Array(png) }));
		if (!first) return { ok: false, error: "unusable" };
		const findings = count > 1 ? (["several-faces"] as const) : [];
		return {
			ok: true,
			value: { heads: [first, ...others], verdict: { shows: "person", faces: count, findings } },
		};
	});
	return { ...quickIllustrator(), drawHeads };
}

/** A photo of this owner, by its id. */
export async function photoIdFor(shop: Shop, actor: Actor): Promise<string> {
	return photoIdOf(await photoOf(shop, actor)) ?? "";
}

/** Ids of the heads of a likeness that is there. */
export function headIds(likeness: PhotoLikeness | null): string[] {
	return likeness?.heads.map(({ id }) => id) ?? [];
}
