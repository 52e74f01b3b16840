import type { Insertable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

/** Writes down what was paid for. */
export async function insertSpending(db: Handle, row: Insertable<Schema["spending"]>): Promise<void> {
	await db.insertInto("spending").values(row).execute();
}

/** What was counted before it was known turned out to be this. */
export async function setSpending(
	db: Handle,
	id: string,
	spent: Pick<Insertable<Schema["spending"]>, "tokens" | "pictures" | "cost">,
): Promise<void> {
	await db.updateTable("spending").set(spent).where("id", "=", id).execute();
}

/** What was counted before it was known was never had. */
export async function deleteSpending(db: Handle, id: string): Promise<void> {
	await db.deleteFrom("spending").where("id", "=", id).execute();
}

/** What was spent on a day (YYYY-MM-DD), in hundredths of a penny. */
export async function costOfDay(db: Handle, day: string): Promise<number> {
	const { cost } = await db
		.selectFrom("spending")
		.select((eb) => eb.fn.sum<number | null>("cost").as("cost"))
		.where("day", "=", day)
		.executeTakeFirstOrThrow();
	return Number(cost ?? 0);
}

/** The same for the books of one family. */
export async function costOfFamily(
	db: Handle,
	{ day, ownerId }: { day: string; ownerId: string },
): Promise<number> {
	const { cost } = await db
		.selectFrom("spending")
		.innerJoin("books", "books.id", "spending.book_id")
		.select((eb) => eb.fn.sum<number | null>("cost").as("cost"))
		.where("books.owner_id", "=", ownerId)
		.where("day", "=", day)
		.executeTakeFirstOrThrow();
	return Number(cost ?? 0);
}

export type Spent = { tokens: number; pictures: number; cost: number };

/** All that was spent on a book. */
export async function spentOnBook(db: Handle, bookId: string): Promise<Spent> {
	const { tokens, pictures, cost } = await db
		.selectFrom("spending")
		.select((eb) => [
			eb.fn.sum<number | null>("tokens").as("tokens"),
			eb.fn.sum<number | null>("pictures").as("pictures"),
			eb.fn.sum<number | null>("cost").as("cost"),
		])
		.where("book_id", "=", bookId)
		.executeTakeFirstOrThrow();
	return { tokens: Number(tokens ?? 0), pictures: Number(pictures ?? 0), cost: Number(cost ?? 0) };
}
