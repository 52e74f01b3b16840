import type { BoughtArt, IllustratorError } from "~/providers/illustrator/port";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { type OtherPicture, wouldBeOther } from "~/shop/books/kept-art.server";
import { noteFaults } from "~/shop/books/note-faults.server";
import { artKey, printPageKey } from "~/shop/books/picture-keys";
import { PRINT_PX } from "~/shop/covers/rules";
import { isPicture } from "~/shop/likenesses/is-picture";
import { removeFiles } from "~/shop/remove-files.server";
import { countSpending, uncounted } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { boughtArtOf } from "./bought-art.server";
import { briefOf, readBookToDraw } from "./brief.server";
import { type PageVersion, previewById, setFaults } from "./store.server";
import { setPrinted, versionById } from "./versions-store.server";

type Printed = { ok: true } | { ok: false; error: IllustratorError | OtherPicture | "photo_gone" };

/**
 * Draws the pages of a version that is shown once more at print size, and keeps them without their words: print sets those itself. Drawn
 * already, nothing happens; a vendor's larger picture that was bought by a run that was cut off is bought no more. Errors: `photo_gone`:
 * nobody can draw them any more; and as `wouldBeOther`.
 */
export async function drawPrintPages(shop: Shop, versionId: string, signal: AbortSignal): Promise<Printed> {
	const version = await versionById(shop.db, versionId);
	if (version?.print_words) return { ok: true };
	const book = version && (await readBookToDraw(shop, version.book_id));
	const preview = version && (await previewById(shop.db, version.book_id));
	const brief = book && briefOf(book, version, false);
	if (!preview || !brief) return { ok: false, error: "photo_gone" };
	const illustrator = illustratorOf(shop, preview);
	const shown = await boughtArtOf(shop, version);
	const other = brief.spread.scene ? await wouldBeOther(illustrator, shown) : null;
	if (other) return { ok: false, error: other };
	const art = illustrator.describe().kind === "vendor" ? shown : undefined;
	if (art) await keepShown(shop, version, art);
	const bought = await uncounted(shop, illustrator, artKey(versionId, "print"), "print");
	const drawn = await withTimeout(signal, illustrator.drawSpread(brief, PRINT_PX, signal, art));
	const spent = drawn.pictures === undefined ? bought : drawn;
	const pictures = drawn.ok ? drawn.value : [];
	const keys = brief.spread.pages.map((number) => printPageKey(versionId, number));
	if (pictures.length !== keys.length || !pictures.every(({ bytes }) => isPicture(bytes))) {
		await countSpending(shop, shop.db, version.book_id, spent);
		return drawn.ok ? { ok: false, error: "unusable" } : drawn;
	}
	const faults = drawn.ok && drawn.faults?.length ? [...(art?.faults ?? []), ...drawn.faults] : [];
	await noteFaults(shop, { versionId }, faults, (list) => setFaults(shop.db, versionId, list));
	for (const [index, key] of keys.entries())
		await shop.providers.files.put(key, pictures[index]?.bytes ?? new Uint8Array(), "image/jpeg");
	await shop.db.transaction().execute(async (trx) => {
		await countSpending(shop, trx, version.book_id, spent);
		// Its book was deleted, or its family's account, while it was drawn.
		if (!(await setPrinted(trx, versionId, pictures)))
			await removeFiles(shop, trx, [...keys, artKey(versionId, "screen"), artKey(versionId, "print")]);
	});
	return { ok: true };
}

/** The picture that was shown stays with the version that is printed: another one, for which it was bought, goes once the book is approved. */
async function keepShown(shop: Shop, { id }: PageVersion, art: BoughtArt): Promise<void> {
	const shown = await art.find("screen");
	if (shown && !(await shop.providers.files.get(artKey(id, "screen")))) await art.keep("screen", shown);
}

/** The first page of a version's pictures; null for no version. */
export async function firstPageOf(shop: Shop, versionId: string): Promise<number | null> {
	return (await versionById(shop.db, versionId))?.first_page ?? null;
}
