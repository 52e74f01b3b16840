import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Family } from "~/shop/actor";
import { likenessKey, printKey, screenKey } from "~/shop/covers/brief.server";
import { thumbnailKeyOf } from "~/shop/photos/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { forgetOrders } from "./forget-orders.server";
import { findUser } from "./store.server";

/** What stays is named by this instead of the account, so that nothing leads back to the family. */
export const ERASED = "erased";

/** Keys of one file-removing job. */
const KEYS_AT_ONCE = 500;

/** A drawing has ended by then, its retries included, ms. */
const DRAWN_BY_MS = 15 * 60_000;

/** A payment in one of these states may still become an order: its book has to be there. */
const MAY_BE_PAID = ["processing", "requires_action", "requires_capture", "succeeded"] as const;

/**
 * Deletes an account and everything the law lets go (UK GDPR, article 17): sign-in, picture, photos, drafts, books nobody
 * ordered with their covers and likenesses, names under reviews. Of an order the tax records stay, without a name; one
 * that is still being made keeps what it needs until it has arrived. Error: `not_found`.
 */
export async function deleteAccount(shop: Shop, actor: Family): Promise<Result<null>> {
	const owner = actor.id;
	const move = { owner_id: shop.ids.next(ERASED) };
	return shop.db.transaction().execute(async (trx) => {
		const user = await findUser(trx, owner);
		if (!user) return fail("not_found", "There is no such account.");
		const keys = user.picture_key ? [user.picture_key] : [];
		const books = await deleteUnorderedBooks(trx, owner);
		keys.push(...(await deletePhotos(trx, owner)), ...books.keys);
		for (const table of ["drafts", "checkouts", "credits"] as const) {
			await trx.deleteFrom(table).where("owner_id", "=", owner).execute();
		}
		// One that may yet succeed keeps its address: it becomes an order, or goes back to the card.
		await trx
			.updateTable("payments")
			.set({ delivery: null, comment: "" })
			.where("owner_id", "=", owner)
			.where("state", "not in", [...MAY_BE_PAID])
			.execute();
		for (const table of ["books", "covers", "payments", "orders", "coupon_uses"] as const) {
			await trx.updateTable(table).set(move).where("owner_id", "=", owner).execute();
		}
		// What was said about a book may help others; who said it is nobody's business any more.
		await trx
			.updateTable("reviews")
			.set({ ...move, display_name: "" })
			.where("owner_id", "=", owner)
			.execute();
		keys.push(...(await forgetOrders(trx, move.owner_id, shop.clock.now().toISOString())));
		await removeFiles(shop, trx, keys);
		await removeFiles(shop, trx, books.coming, DRAWN_BY_MS);
		// Sessions, reset links and address changes go with it (foreign keys).
		await trx.deleteFrom("users").where("id", "=", owner).execute();
		return done(null);
	});
}

async function deletePhotos(trx: Handle, owner: string): Promise<string[]> {
	const photos = await trx
		.deleteFrom("photos")
		.where("owner_id", "=", owner)
		.returning(["file_key", "deleted_at"])
		.execute();
	return photos.flatMap(({ file_key, deleted_at }) =>
		deleted_at ? [] : [file_key, thumbnailKeyOf(file_key)],
	);
}

/** `coming`: what a drawing that is under way will still write, though nobody waits for it any more. */
async function deleteUnorderedBooks(
	trx: Handle,
	owner: string,
): Promise<{ keys: string[]; coming: string[] }> {
	const books = trx
		.selectFrom("books")
		.select("books.id")
		.where("owner_id", "=", owner)
		.where("ordered", "=", 0)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("payments")
						.select("payments.id")
						.whereRef("payments.book_id", "=", "books.id")
						.where("payments.state", "in", [...MAY_BE_PAID]),
				),
			),
		);
	const characters = await trx.selectFrom("characters").selectAll().where("book_id", "in", books).execute();
	const covers = await trx.selectFrom("covers").selectAll().where("book_id", "in", books).execute();
	await trx.deleteFrom("books").where("id", "in", books).execute();
	const kept = [
		...characters.map(({ likeness_key }) => likeness_key),
		...covers.flatMap(({ screen_key, print_key }) => [screen_key, print_key]),
	];
	const drawing = covers.filter(({ state }) => state === "drawing");
	const coming = drawing.flatMap(({ id, book_id }) => [
		screenKey(id),
		printKey(id),
		...characters.filter((character) => character.book_id === book_id).map(likenessKey),
	]);
	return { keys: kept.filter((key) => key !== null), coming };
}

/** Writes the jobs that remove files no row names any more, in the transaction that let go of them. */
export async function removeFiles(shop: Shop, trx: Handle, keys: string[], delayMs = 0): Promise<void> {
	for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
		const id = shop.ids.next("job");
		await enqueue(trx, {
			kind: "delete-files",
			key: `delete-files:${id}`,
			payload: { keys: keys.slice(at, at + KEYS_AT_ONCE) },
			now: shop.clock.now(),
			delayMs,
			id,
		});
	}
}
