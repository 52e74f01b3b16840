import type { Handle } from "#db/open";
import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { screenKey } from "~/shop/books/picture-keys";
import { isPicture } from "~/shop/likenesses/is-picture";
import { cancelRemoval, planRemoval, removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { briefOf } from "./brief.server";
import { SCREEN_PX } from "./rules";
import { type Cover, coverById, insertDrawnCover } from "./store.server";

/** How the letters of a cover change: its title, and somebody's name, by their place in the cast. */
export type Respelled = { title: string; who: number; name: string };

/** A cover as it is with other letters; nothing names it yet. */
export type RespelledCover = { id: string; before: Cover; key: string; removal: string };

/**
 * Draws the picture of a cover once more with its letters spelled anew, for the screen. null where that would be another picture (a
 * vendor draws none twice), or can't be done just now: the cover stays as it is.
 */
export async function respellCover(
	shop: Shop,
	coverId: string,
	{ title, who, name }: Respelled,
	signal = new AbortController().signal,
): Promise<RespelledCover | null> {
	const before = await coverById(shop.db, coverId);
	const cast = before && (await readBookWithCharacters(shop, before.book_id));
	if (!cast || illustratorOf(shop, cast.book).describe().kind === "vendor") return null;
	const brief = await briefOf(shop, { ...cast, book: { ...cast.book, title } }, before.seed);
	if (!brief) return null;
	const characters = brief.characters.map((one, place) =>
		place === who ? { ...one, name, member: { ...one.member, name } } : one,
	);
	const drawn = await illustratorOf(shop, cast.book).drawCover({ ...brief, characters }, SCREEN_PX, signal);
	if (!drawn.ok || !isPicture(drawn.value.bytes)) return null;
	const id = shop.ids.next("cover");
	const key = screenKey(id);
	const removal = await planRemoval(shop, [key]);
	await shop.providers.files.put(key, drawn.value.bytes, "image/jpeg");
	return { id, before, key, removal };
}

/** Keeps such a cover, in the transaction that puts its book's letters right. Returns false when its file has gone by now. */
export async function keepRespelledCover(
	trx: Handle,
	shop: Shop,
	{ id, before, key, removal }: RespelledCover,
): Promise<boolean> {
	if (!(await cancelRemoval(trx, removal))) {
		await removeFiles(shop, trx, [key]);
		return false;
	}
	const { book_id, owner_id, seed } = before;
	await insertDrawnCover(trx, {
		id,
		book_id,
		owner_id,
		seed,
		screen_key: key,
		at: shop.clock.now().toISOString(),
	});
	return true;
}
