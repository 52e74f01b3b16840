import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type PrintFileRow = Selectable<Schema["print_files"]>;
/** What files were made for: a book however often it was ordered, or all orders whose address has been taken out of them. */
export type PrintedFor = { bookId: string } | "stripped orders";
export type PrintFileKind = PrintFileRow["kind"];

/** What has been made of a book for an order. */
export function listPrintFiles(db: Handle, orderId: string): Promise<PrintFileRow[]> {
	return db.selectFrom("print_files").selectAll().where("order_id", "=", orderId).execute();
}

/** One of them, whoever it belongs to: for jobs, and behind the signature of its address. */
export function findPrintFile(
	db: Handle,
	orderId: string,
	kind: PrintFileKind,
): Promise<PrintFileRow | undefined> {
	return db
		.selectFrom("print_files")
		.selectAll()
		.where("order_id", "=", orderId)
		.where("kind", "=", kind)
		.executeTakeFirst();
}

/** Notes a file that is there, in the place of an earlier one of its kind. */
export async function keepPrintFile(db: Handle, row: Insertable<Schema["print_files"]>): Promise<void> {
	await db
		.insertInto("print_files")
		.values(row)
		.onConflict((conflict) => conflict.columns(["order_id", "kind"]).doUpdateSet(row))
		.execute();
}

/** Files made for orders are named by no row any more. Gives where they were. */
export function deletePrintFiles(trx: Handle, of: PrintedFor): Promise<{ file_key: string }[]> {
	const orders = trx.selectFrom("orders").select("id");
	return trx
		.deleteFrom("print_files")
		.where(
			"order_id",
			"in",
			of === "stripped orders"
				? orders.where("email_fold", "=", "")
				: orders.where("book_id", "=", of.bookId),
		)
		.returning("file_key")
		.execute();
}

/** What is set on the back cover of an order isn't what it says any more. */
export async function unsetBack(trx: Handle, orderId: string): Promise<void> {
	await trx
		.updateTable("print_files")
		.set({ words: null })
		.where("order_id", "=", orderId)
		.where("kind", "=", "back")
		.execute();
}
