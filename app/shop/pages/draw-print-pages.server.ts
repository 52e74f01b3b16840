import type { IllustratorError } from "~/providers/illustrator/port";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { printPageKey } from "~/shop/books/picture-keys";
import { PRINT_PX } from "~/shop/covers/rules";
import { isPicture } from "~/shop/likenesses/is-picture";
import { removeFiles } from "~/shop/remove-files.server";
import { countSpending } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { boughtArtOf } from "./bought-art.server";
import { briefOf, readBookToDraw } from "./brief.server";
import { previewById } from "./store.server";
import { setPrinted, versionById } from "./versions-store.server";

type Printed = { ok: true } | { ok: false; error: IllustratorError | "photo_gone" };

/**
 * Draws the pages of a version that is shown once more at print size, and keeps them without their words: print sets those itself. Drawn
 * already, nothing happens. Error `photo_gone`: nobody can draw them any more.
 */
export async function drawPrintPages(shop: Shop, versionId: string, signal: AbortSignal): Promise<Printed> {
	const version = await versionById(shop.db, versionId);
	if (version?.print_words) return { ok: true };
	const book = version && (await readBookToDraw(shop, version.book_id));
	const preview = version && (await previewById(shop.db, version.book_id));
	const brief = book && briefOf(book, version, false);
	if (!preview || !brief) return { ok: false, error: "photo_gone" };
	const illustrator = illustratorOf(shop, preview);
	const art = illustrator.describe().kind === "vendor" ? await boughtArtOf(shop, version) : undefined;
	const drawn = await withTimeout(signal, illustrator.drawSpread(brief, PRINT_PX, signal, art));
	// Its picture wasn't kept: another was bought.
	await countSpending(shop, shop.db, version.book_id, drawn);
	if (!drawn.ok) return drawn;
	const pictures = drawn.value;
	const keys = brief.spread.pages.map((number) => printPageKey(versionId, number));
	if (pictures.length !== keys.length || !pictures.every(({ bytes }) => isPicture(bytes)))
		return { ok: false, error: "unusable" };
	for (const [index, key] of keys.entries())
		await shop.providers.files.put(key, pictures[index]?.bytes ?? new Uint8Array(), "image/jpeg");
	// Its book was deleted, or its family's account, while it was drawn.
	if (!(await setPrinted(shop.db, versionId, pictures))) await removeFiles(shop, shop.db, keys);
	return { ok: true };
}
