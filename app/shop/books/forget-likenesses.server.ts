import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { DELIVERED_LIKENESS_KEPT_MS } from "./rules";

const AT_ONCE = 100;
/** An order in one of these states needs no more pictures. */
const ENDED = ["delivered", "cancelled"] as const;

/**
 * Forgets the likenesses of ordered books 30 days after the last of their orders was delivered or cancelled (design: photo
 * deletion). Returns how many characters.
 */
export async function forgetDeliveredLikenesses(shop: Shop): Promise<number> {
	const now = shop.clock.now();
	const before = new Date(now.getTime() - DELIVERED_LIKENESS_KEPT_MS).toISOString();
	return shop.db.transaction().execute(async (trx) => {
		const due = await trx
			.selectFrom("characters")
			.innerJoin("books", "books.id", "characters.book_id")
			.select(["characters.id", "characters.likeness_key"])
			.where("books.ordered", "=", 1)
			.where("characters.likeness_key", "is not", null)
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom("orders")
							.select("orders.id")
							.whereRef("orders.book_id", "=", "books.id")
							.where((order) =>
								order.not(
									order.exists(
										order
											.selectFrom("order_events")
											.select("order_events.id")
											.whereRef("order_events.order_id", "=", "orders.id")
											.where("order_events.order_status", "in", [...ENDED])
											.where("order_events.at", "<=", before),
									),
								),
							),
					),
				),
			)
			.limit(AT_ONCE)
			.execute();
		if (due.length === 0) return 0;
		const ids = due.map(({ id }) => id);
		const keys = due.map(({ likeness_key }) => likeness_key).filter((key) => key !== null);
		await trx.updateTable("characters").set({ likeness_key: null }).where("id", "in", ids).execute();
		const id = shop.ids.next("job");
		await enqueue(trx, { kind: "delete-files", key: `delete-files:${id}`, payload: { keys }, now, id });
		return ids.length;
	});
}
