import type { Database } from "#db/open";
import { accountOf, insertOrdered } from "./bench-store.server";

/** Writes books and their orders straight into the database, one a minute back in time. */
export async function giveOrders(db: Database, name: string, count: number): Promise<void> {
	const owner_id = await accountOf(db, `${name}@bench.example`);
	const BATCH = 100;
	for (let from = 0; from < count; from += BATCH) {
		const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) =>
			rowOf(name, owner_id, from + i),
		);
		await db.transaction().execute((trx) => insertOrdered(trx, rows));
	}
}

function rowOf(name: string, owner_id: string, n: number) {
	const at = new Date(Date.now() - n * 60_000).toISOString();
	const id = `${name}_${String(n).padStart(8, "0")}`;
	const title = `Story number ${n}`;
	const story = "A story about a lantern, a whale and the way home. ".repeat(8);
	const book = {
		id: `book_${id}`,
		owner_id,
		title,
		location: "the sea",
		description: story,
		reading_level: "confident",
		state: "written" as const,
		synopsis: story,
		image_prompt: "The sea at night.",
		comment: "",
		ordered: 1 as const,
		created_at: at,
		updated_at: at,
	};
	const order = {
		id: `order_${id}`,
		order_number: id.slice(-8).toUpperCase(),
		owner_id,
		payment_id: `pi_${id}`,
		book_id: book.id,
		first_for: book.id,
		status: "paid" as const,
		state: "paid" as const,
		held_from: null,
		book_pence: 2999,
		delivery_pence: 499,
		discount_pence: 0,
		total_pence: 3498,
		payment_method: "card",
		comment: "",
		delivery: JSON.stringify({
			name: "Bench",
			email: `${name}@bench.example`,
			address: "1 Sea Road",
			city: "Whitby",
			postalCode: "YO21 1AA",
			country: "GB",
		}),
		email_fold: `${name}@bench.example`,
		title,
		description: story,
		claimed_at: at,
		created_at: at,
		updated_at: at,
	};
	return { book, order };
}
