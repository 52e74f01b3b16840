import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type Damage = Selectable<Schema["damages"]>;

/** Writes down that a book came damaged. Returns whether it was: not while an earlier report of the order is open. */
export async function insertDamage(trx: Handle, damage: Insertable<Schema["damages"]>): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("damages")
		.values(damage)
		.onConflict((conflict) => conflict.column("open_for").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What its family has told of an order, the newest first. */
export function findDamages(db: Handle, orderId: string): Promise<Damage[]> {
	return db
		.selectFrom("damages")
		.selectAll()
		.where("order_id", "=", orderId)
		.orderBy("created_at", "desc")
		.execute();
}

/** A report with its order's number, by its own id. */
export function findDamage(db: Handle, id: string) {
	return db
		.selectFrom("damages")
		.innerJoin("orders", "orders.id", "damages.order_id")
		.selectAll("damages")
		.select("orders.order_number")
		.where("damages.id", "=", id)
		.executeTakeFirst();
}

/** Reports that wait for our answer, with their order's number, the oldest first. */
export function findOpenDamages(db: Handle) {
	return db
		.selectFrom("damages")
		.innerJoin("orders", "orders.id", "damages.open_for")
		.select(["damages.created_at", "orders.order_number"])
		.orderBy("damages.created_at")
		.orderBy("damages.id")
		.execute();
}

/** Answers what is open of an order, at `at`; its photo goes by `deleteAfter`, or earlier if it was to. ISO times. */
export async function answerOpen(
	trx: Handle,
	orderId: string,
	{ answer, at, deleteAfter }: { answer: NonNullable<Damage["answer"]>; at: string; deleteAfter: string },
): Promise<void> {
	await trx
		.updateTable("damages")
		.set((eb) => ({
			open_for: null,
			answer,
			answered_at: at,
			delete_after: eb
				.case()
				.when("delete_after", "<", deleteAfter)
				.then(eb.ref("delete_after"))
				.else(deleteAfter)
				.end(),
		}))
		.where("open_for", "=", orderId)
		.execute();
}

/** Forgets at most `limit` photos whose time is over by `until` (ISO). Returns their keys. */
export async function forgetDuePhotos(trx: Handle, until: string, limit: number): Promise<string[]> {
	const due = await trx
		.selectFrom("damages")
		.select(["id", "file_key"])
		.where("file_key", "is not", null)
		.where("delete_after", "<=", until)
		.limit(limit)
		.execute();
	const ids = due.map(({ id }) => id);
	if (ids.length > 0)
		await trx.updateTable("damages").set({ file_key: null }).where("id", "in", ids).execute();
	return due.flatMap(({ file_key }) => file_key ?? []);
}
