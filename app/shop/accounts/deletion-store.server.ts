import type { Handle } from "#db/open";
import { likenessKey, printKey, screenKey } from "~/shop/covers/brief.server";
import { thumbnailKeyOf } from "~/shop/photos/rules";

/** A payment in one of these states may still become an order: its book has to be there. */
const MAY_BE_PAID = ["processing", "requires_action", "requires_capture", "succeeded"] as const;

/** Deletes an owner's photos; returns the keys of the files to remove. */
export async function deletePhotos(trx: Handle, owner: string): Promise<string[]> {
	const photos = await trx
		.deleteFrom("photos")
		.where("owner_id", "=", owner)
		.returning(["file_key", "deleted_at"])
		.execute();
	return photos.flatMap(({ file_key, deleted_at }) =>
		deleted_at ? [] : [file_key, thumbnailKeyOf(file_key)],
	);
}

/**
 * Deletes the books an owner has not ordered, except one that a payment may still order. Returns the keys of their pictures;
 * `coming`: what a drawing that is under way will still write, though nobody waits
 * for it any more.
 */
export async function deleteUnorderedBooks(
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

/** Deletes what an owner was in the middle of: the form, what was typed at checkout, and the count of free covers. */
export async function deleteUnfinished(trx: Handle, owner: string): Promise<void> {
	for (const table of ["drafts", "checkouts", "credits"] as const) {
		await trx.deleteFrom(table).where("owner_id", "=", owner).execute();
	}
}

/** What has to stay is `nobody`'s from now on, without the names and addresses it can do without. */
export async function giveToNobody(trx: Handle, owner: string, nobody: string): Promise<void> {
	const move = { owner_id: nobody };
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
}
