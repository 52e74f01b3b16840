import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { printKey } from "~/shop/books/picture-keys";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { briefOf } from "./brief.server";
import { PRINT_PX } from "./rules";
import { coverById, setPrintKey } from "./store.server";

/**
 * Draws a ready cover once more at print size (2551 px square, 216 mm at 300 dpi) from the same brief, and keeps it. Drawn
 * already, it is given again. Gives the key of the JPEG. Called by jobs: an order has been checked before.
 * Errors: `not_found` (no ready cover), `conflict` (its likenesses are gone), `vendor`.
 */
export async function drawPrintCover(
	shop: Shop,
	coverId: string,
	signal?: AbortSignal,
): Promise<Result<{ key: string }>> {
	const cover = await coverById(shop.db, coverId);
	if (cover?.state !== "ready") return fail("not_found", "We have no such cover.");
	if (cover.print_key) return done({ key: cover.print_key });
	const cast = await readBookWithCharacters(shop, cover.book_id);
	const brief = cast ? await briefOf(shop, cast, cover.seed) : null;
	if (!cast || !brief) return fail("conflict", "The likenesses this cover was drawn from have been deleted.");
	const drawn = await illustratorOf(shop, cast.book).drawCover(brief, PRINT_PX, signal);
	if (!drawn.ok) return fail("vendor", `The illustrator did not draw it: ${drawn.error}.`);
	const key = printKey(coverId);
	await shop.providers.files.put(key, drawn.value.bytes, "image/jpeg");
	await setPrintKey(shop.db, coverId, key);
	return done({ key });
}
