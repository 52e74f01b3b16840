import type { Handle } from "#db/open";
import { headFiles } from "~/shop/likenesses/head-files";
import { thumbnailKeyOf } from "~/shop/photos/rules";

/** Deletes an owner's photos with their heads; returns the keys of the files to remove. */
export async function deletePhotos(trx: Handle, owner: string): Promise<string[]> {
	const photos = await trx
		.deleteFrom("photos")
		.where("owner_id", "=", owner)
		.returning(["file_key", "deleted_at"])
		.execute();
	const heads = await trx.deleteFrom("heads").where("owner_id", "=", owner).returning("file_key").execute();
	const photoFiles = photos.flatMap(({ file_key, deleted_at }) =>
		deleted_at ? [] : [file_key, thumbnailKeyOf(file_key)],
	);
	return [...photoFiles, ...heads.flatMap(({ file_key }) => headFiles(file_key).all)];
}

/**
 * Deletes what an owner was in the middle of: the form, what was typed at checkout, the count of free covers, the links
 * under which its books are shown, and what it wrote to the shop.
 */
export async function deleteUnfinished(trx: Handle, owner: string): Promise<void> {
	const books = trx.selectFrom("books").select("id").where("owner_id", "=", owner);
	await trx.updateTable("previews").set({ share_id: null }).where("book_id", "in", books).execute();
	for (const table of ["drafts", "checkouts", "credits", "messages", "feedback"] as const) {
		await trx.deleteFrom(table).where("owner_id", "=", owner).execute();
	}
}

/** What has to stay is `nobody`'s from now on, reviews without the name under them. */
export async function anonymise(trx: Handle, owner: string, nobody: string): Promise<void> {
	const move = { owner_id: nobody };
	for (const table of ["books", "covers", "payments", "orders", "coupon_uses"] as const) {
		await trx.updateTable(table).set(move).where("owner_id", "=", owner).execute();
	}
	// A use that no order has is reserved for a payment that knows its address itself.
	await trx
		.updateTable("coupon_uses")
		.set({ email_fold: "" })
		.where("owner_id", "=", nobody)
		.where("order_id", "is", null)
		.execute();
	// What was said about a book may help others; who said it is nobody's business any more.
	await trx
		.updateTable("reviews")
		.set({ ...move, display_name: "" })
		.where("owner_id", "=", owner)
		.execute();
}

/** The messages of the contact form by whom they are from. */
export function listSenders(db: Handle): Promise<{ id: string; email: string }[]> {
	return db.selectFrom("messages").select(["id", "email"]).execute();
}

/** Deletes messages of the contact form. */
export async function deleteMessages(trx: Handle, ids: readonly string[]): Promise<void> {
	if (ids.length > 0) await trx.deleteFrom("messages").where("id", "in", ids).execute();
}
