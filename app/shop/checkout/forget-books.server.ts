import type { Handle } from "#db/open";
import { deleteBooks } from "~/shop/books/delete-books.server";
import { keptFrom } from "~/shop/books/forget-drafts.server";
import type { Shop } from "~/shop.server";
import { deleteCheckouts, findBooksOf, findForgottenBooks } from "./forget-store.server";

const AT_ONCE = 100;

/**
 * Forgets what nobody ordered: books not worked on for 30 days, with their story, likenesses and covers, and those that never
 * got a synopsis after 48 hours. Returns how many books.
 */
export async function forgetUnordered(shop: Shop): Promise<number> {
	const from = keptFrom(shop);
	for (let forgotten = 0; ; ) {
		const taken = await shop.db
			.transaction()
			.execute(async (trx) => forget(shop, trx, await findForgottenBooks(trx, from, AT_ONCE)));
		if (taken === 0) return forgotten;
		forgotten += taken;
	}
}

/** Forgets at once, in the transaction that deletes an account, its books that nobody ordered or may still order. */
export async function forgetBooksOf(shop: Shop, trx: Handle, owner: string): Promise<void> {
	await forgetAll(shop, trx, ["=", owner]);
}

/** Forgets the books of deleted accounts (their owner's id begins with `erased`) whose payment came to nothing after all. */
export async function forgetBooksOfErased(shop: Shop, trx: Handle, erased: string): Promise<void> {
	await forgetAll(shop, trx, ["like", `${erased}%`]);
}

async function forgetAll(shop: Shop, trx: Handle, owner: Parameters<typeof findBooksOf>[1]): Promise<void> {
	const next = () => findBooksOf(trx, owner, keptFrom(shop).written, AT_ONCE);
	for (let ids = await next(); ids.length > 0; ids = await next()) await forget(shop, trx, ids);
}

/** Returns how many books. */
async function forget(shop: Shop, trx: Handle, ids: readonly string[]): Promise<number> {
	if (ids.length === 0) return 0;
	await deleteCheckouts(trx, ids);
	await deleteBooks(shop, trx, ids);
	return ids.length;
}
