import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { UNORDERED_KEPT_MS } from "./rules";

const AT_ONCE = 100;
/** A payment in one of these states may still become an order. */
const MAY_BE_PAID = ["processing", "requires_capture", "succeeded"] as const;

/**
 * Forgets what nobody ordered: books not worked on for 30 days with their story, likenesses and covers, and drafts as old
 * (design: photo deletion). Files go in a job of the same transaction. Returns how many books.
 */
export async function forgetUnordered(shop: Shop): Promise<number> {
	const now = shop.clock.now();
	const before = new Date(now.getTime() - UNORDERED_KEPT_MS).toISOString();
	await shop.db.deleteFrom("drafts").where("updated_at", "<=", before).execute();
	for (let forgotten = 0; ; ) {
		const taken = await shop.db.transaction().execute(async (trx) => {
			const books = await trx
				.selectFrom("books")
				.select("id")
				.where("ordered", "=", 0)
				.where("updated_at", "<=", before)
				.where(({ not, exists, selectFrom }) =>
					not(
						exists(
							selectFrom("payments")
								.select("payments.id")
								.whereRef("payments.book_id", "=", "books.id")
								.where("payments.state", "in", [...MAY_BE_PAID]),
						),
					),
				)
				.limit(AT_ONCE)
				.execute();
			const ids = books.map(({ id }) => id);
			if (ids.length === 0) return 0;
			const likenesses = await trx
				.selectFrom("characters")
				.select("likeness_key")
				.where("book_id", "in", ids)
				.execute();
			const covers = await trx
				.selectFrom("covers")
				.select(["screen_key", "print_key"])
				.where("book_id", "in", ids)
				.execute();
			const keys = [...likenesses, ...covers]
				.flatMap((row) => Object.values(row))
				.filter((key) => key !== null);
			if (keys.length > 0) {
				const id = shop.ids.next("job");
				await enqueue(trx, { kind: "delete-files", key: `delete-files:${id}`, payload: { keys }, now, id });
			}
			await trx.updateTable("drafts").set({ book_id: null }).where("book_id", "in", ids).execute();
			// What was typed at checkout names people and streets.
			await trx.deleteFrom("checkouts").where("book_id", "in", ids).execute();
			await trx.deleteFrom("books").where("id", "in", ids).execute();
			return ids.length;
		});
		if (taken === 0) return forgotten;
		forgotten += taken;
	}
}
