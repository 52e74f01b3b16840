import type { IllustratorError } from "~/providers/illustrator/port";
import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { printKey } from "~/shop/books/picture-keys";
import { isPicture } from "~/shop/likenesses/is-picture";
import { countSpending } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { briefOf } from "./brief.server";
import { PRINT_PX } from "./rules";
import { coverById, setPrinted } from "./store.server";

type Printed = { ok: true; value: { key: string } } | { ok: false; error: IllustratorError | "photo_gone" };

/**
 * Draws a cover once more at print size (2551 px square, 216 mm at 300 dpi) from the same brief, and keeps it without its letters:
 * print sets them itself. Drawn already, it is given again. Gives the key of the JPEG. Error `photo_gone`: nobody can draw it any more.
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
	const drawing = illustratorOf(shop, cast.book).drawCover({ ...brief, lettered: false }, PRINT_PX, signal);
	const drawn = await withTimeout(signal, drawing);
	// The picture that was bought for the screen isn't remembered any more: another was bought.
	await countSpending(shop, shop.db, cover.book_id, drawn);
	if (!drawn.ok) return drawn;
	if (!isPicture(drawn.value.bytes)) return { ok: false, error: "unusable" };
	const key = printKey(coverId);
	await shop.providers.files.put(key, drawn.value.bytes, "image/jpeg");
	const [words, faces] = [JSON.stringify(drawn.value.words), JSON.stringify(drawn.value.faces)];
	await setPrinted(shop.db, coverId, { key, words, faces });
	return { ok: true, value: { key } };
}
