import { type Insertable, sql } from "kysely";
import { type Database, type Handle, purgeDeleted } from "#db/open";
import { isPostgres } from "#db/postgres/connect";
import type { Schema } from "#db/schema";

/** The account of an e-mail address, folded. */
export async function accountOf(db: Handle, emailFold: string): Promise<string> {
	const { id } = await db
		.selectFrom("users")
		.select("id")
		.where("email_fold", "=", emailFold)
		.executeTakeFirstOrThrow();
	return id;
}

/** Writes books and their orders. */
export async function insertOrdered(
	trx: Handle,
	rows: { book: Insertable<Schema["books"]>; order: Insertable<Schema["orders"]> }[],
): Promise<void> {
	await trx
		.insertInto("books")
		.values(rows.map(({ book }) => book))
		.execute();
	await trx
		.insertInto("orders")
		.values(rows.map(({ order }) => order))
		.execute();
}

/** Ids of the covers that are not drawn for print yet. */
export async function coversToPrint(db: Handle): Promise<string[]> {
	const covers = await db
		.selectFrom("covers")
		.select("id")
		.where("state", "=", "ready")
		.where("print_key", "is", null)
		.execute();
	return covers.map(({ id }) => id);
}

/** When the last job of a kind was done, ISO. */
export async function lastFinished(db: Handle, kind: string): Promise<string> {
	const { at } = await db
		.selectFrom("jobs")
		.select((eb) => eb.fn.max("finished_at").as("at"))
		.where("kind", "=", kind)
		.executeTakeFirstOrThrow();
	return at ?? "";
}

/** What both engines do by themselves, a minute later or at night: SQLite empties its log, PostgreSQL looks at its new rows. */
export async function settle(db: Database): Promise<void> {
	if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
	else await purgeDeleted(db);
}
