import type { IllustratorError } from "~/providers/illustrator/port";
import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { type OtherPicture, wouldBeOther } from "~/shop/books/kept-art.server";
import { noteFaults } from "~/shop/books/note-faults.server";
import { coverArtKey, printKey } from "~/shop/books/picture-keys";
import { isPicture } from "~/shop/likenesses/is-picture";
import { removeFiles } from "~/shop/remove-files.server";
import { countSpending, uncounted } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { boughtCoverArt } from "./bought-art.server";
import { briefOf } from "./brief.server";
import { PRINT_PX } from "./rules";
import { coverById, setFaults, setPrinted } from "./store.server";

type Printed =
	| { ok: true; value: { key: string } }
	| { ok: false; error: IllustratorError | OtherPicture | "photo_gone" };

/**
 * Draws a cover once more at print size (2551 px square, 216 mm at 300 dpi) from the same brief, and keeps it without its letters:
 * print sets them itself. Drawn already, it is given again; a vendor's larger picture that was bought by a run that was cut off is bought no more. Gives the key of the JPEG. Errors:
 * `photo_gone`: nobody can draw it any more; and as `wouldBeOther`.
 */
export async function drawPrintCover(
	shop: Shop,
	coverId: string,
	signal = new AbortController().signal,
): Promise<Printed> {
	const cover = await coverById(shop.db, coverId);
	if (!cover) return { ok: false, error: "photo_gone" };
	if (cover.print_key && cover.print_words !== null) return { ok: true, value: { key: cover.print_key } };
	const cast = await readBookWithCharacters(shop, cover.book_id);
	const brief = cast ? await briefOf(shop, cast, cover.seed) : null;
	if (!cast || !brief) return { ok: false, error: "photo_gone" };
	const illustrator = illustratorOf(shop, cast.book);
	const shown = await boughtCoverArt(shop, cover);
	const other = await wouldBeOther(illustrator, shown);
	if (other) return { ok: false, error: other };
	const art = illustrator.describe().kind === "vendor" ? shown : undefined;
	const bought = await uncounted(shop, illustrator, coverArtKey(coverId, "print"), "print");
	const drawing = illustrator.drawCover({ ...brief, lettered: false }, PRINT_PX, signal, art);
	const drawn = await withTimeout(signal, drawing);
	const spent = drawn.pictures === undefined ? bought : drawn;
	if (!drawn.ok || !isPicture(drawn.value.bytes)) {
		await countSpending(shop, shop.db, cover.book_id, spent);
		return drawn.ok ? { ok: false, error: "unusable" } : drawn;
	}
	const faults = drawn.faults?.length ? [...(art?.faults ?? []), ...drawn.faults] : [];
	await noteFaults(shop, { coverId }, faults, (list) => setFaults(shop.db, coverId, list));
	const key = printKey(coverId);
	await shop.providers.files.put(key, drawn.value.bytes, "image/jpeg");
	const [words, faces] = [JSON.stringify(drawn.value.words), JSON.stringify(drawn.value.faces)];
	await shop.db.transaction().execute(async (trx) => {
		await countSpending(shop, trx, cover.book_id, spent);
		// Its book was deleted, or its family's account, while it was drawn.
		if (!(await setPrinted(trx, coverId, { key, words, faces, ppi: drawn.value.ppi ?? null })))
			await removeFiles(shop, trx, [key, coverArtKey(coverId, "screen"), coverArtKey(coverId, "print")]);
	});
	return { ok: true, value: { key } };
}
