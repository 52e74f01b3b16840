import type { ArtSize, BoughtArt, Illustrator, NotedFault } from "~/providers/illustrator/port";
import { countDue } from "~/shop/spending/spend.server";
import type { Shop } from "~/shop.server";

/** What a picture was drawn for: an id, and what was found wrong with it by then. */
type DrawnFor = { id: string; faults: string | null };

/**
 * A vendor's picture of a book where it is kept. The first is what it is wanted for; for the others the same picture may have been bought, with
 * other words: what was wrong with it then still is.
 */
export function keptArt(
	shop: Shop,
	bookId: string,
	same: readonly [DrawnFor, ...DrawnFor[]],
	keyOf: (id: string, size: ArtSize) => string,
): BoughtArt {
	const { files } = shop.providers;
	const faults = same.find((one) => one.faults !== null)?.faults;
	return {
		...(faults && { faults: faults.split(", ") as NotedFault[] }),
		async find(size) {
			for (const { id } of same) {
				const art = await files.get(keyOf(id, size));
				if (art) return art;
			}
			return null;
		},
		countInspection: (usual) => countDue(shop, bookId, { tokens: usual }),
		keep: (size, art) => files.put(keyOf(same[0].id, size), art, "image/jpeg"),
	};
}

/** Why print would be another picture than the one that was shown. */
export type OtherPicture = "art_gone" | "painter_gone";

/**
 * Whether what is drawn for print today would be another picture than what was shown; null where it is the same. `art_gone`: a vendor would
 * paint it, and nothing a vendor painted is kept of it. `painter_gone`: a vendor painted it, and the shop would draw it by itself: the
 * settings have changed since.
 */
export async function wouldBeOther(illustrator: Illustrator, art: BoughtArt): Promise<OtherPicture | null> {
	const isKept = (await art.find("screen")) !== null || (await art.find("print")) !== null;
	if (illustrator.describe().kind === "vendor") return isKept ? null : "art_gone";
	return isKept ? "painter_gone" : null;
}
