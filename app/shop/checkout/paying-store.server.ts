import type { Handle } from "#db/open";
import { mayBecomeOrder } from "./forget-store.server";

/** Ids of those of these books that a payment may still order; `askedSince` as `mayBecomeOrder` takes it. */
export async function findPaidBooks(
	db: Handle,
	bookIds: readonly string[],
	askedSince: string,
): Promise<string[]> {
	const payments = await db
		.selectFrom("payments")
		.select("book_id")
		.where("book_id", "in", bookIds)
		.where(mayBecomeOrder(askedSince))
		.execute();
	return payments.map(({ book_id }) => book_id);
}

/** The open payments of these books. */
export function findOpenPayments(db: Handle, bookIds: readonly string[]) {
	return db.selectFrom("payments").select(["id", "book_id"]).where("open_for", "in", bookIds).execute();
}
