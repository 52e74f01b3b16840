import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { costOfDay, insertSpending, type Spent, spentOnBook } from "./store.server";

/** What was bought of a vendor: tokens of a writer, there and back, and pictures. */
export type Bought = { tokens?: number; pictures?: number };

const dayOf = ({ clock }: Pick<Shop, "clock">) => clock.now().toISOString().slice(0, 10);

/**
 * Counts what a book was bought, in the transaction that keeps it, at the prices the operator has set. Nothing bought is nothing
 * counted.
 */
export async function countSpending(
	shop: Pick<Shop, "clock" | "ids" | "settings">,
	trx: Handle,
	bookId: string,
	{ tokens = 0, pictures = 0 }: Bought,
): Promise<void> {
	if (tokens + pictures === 0) return;
	const { COST_OF_PICTURE, COST_OF_TOKENS } = shop.settings;
	const cost = Math.ceil(pictures * COST_OF_PICTURE * 100 + (tokens / 1000) * COST_OF_TOKENS * 100);
	const id = shop.ids.next("spending");
	await insertSpending(trx, { id, book_id: bookId, day: dayOf(shop), tokens, pictures, cost });
}

/** Whether the vendors have had today what they may: no more pages are shown before a book is bought, a bought book is made all the same. */
export async function isCeilingReached(shop: Pick<Shop, "db" | "clock" | "settings">): Promise<boolean> {
	return (await costOfDay(shop.db, dayOf(shop))) >= shop.settings.COST_OF_DAY * 100;
}

/** What the vendors were paid on a day (YYYY-MM-DD, UTC), in hundredths of a penny. */
export function spentOnDay({ db }: Pick<Shop, "db">, day: string): Promise<number> {
	return costOfDay(db, day);
}

/** What a book has cost at vendors: tokens, pictures, and hundredths of a penny. */
export function spentOn({ db }: Pick<Shop, "db">, bookId: string): Promise<Spent> {
	return spentOnBook(db, bookId);
}
