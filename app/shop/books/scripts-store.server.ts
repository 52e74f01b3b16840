import type { Handle } from "#db/open";
import type { Script } from "~/studio/story/script";

type Kept = { bookId: string; script: Script; tokens: number; now: string };

/** The newest script of a book, whoever it belongs to; undefined for one that has none. */
export async function findScript(db: Handle, bookId: string): Promise<Script | undefined> {
	const row = await db
		.selectFrom("scripts")
		.select("body")
		.where("book_id", "=", bookId)
		.orderBy("version", "desc")
		.limit(1)
		.executeTakeFirst();
	return row && (JSON.parse(row.body) as Script);
}

/** Which the newest script of a book is, from 1; undefined for one that has none. */
export async function newestVersion(db: Handle, bookId: string): Promise<number | undefined> {
	const row = await db
		.selectFrom("scripts")
		.select((eb) => eb.fn.max("version").as("version"))
		.where("book_id", "=", bookId)
		.executeTakeFirst();
	return row?.version ?? undefined;
}

/** A book as it was asked for, and its first script. */
type Earlier = { title: string; description: string; script: Script };

/** The other books of a book's owner that were written before a time (ISO), the latest first, at most `limit`. */
export async function listEarlierBooks(
	db: Handle,
	{ bookId, ownerId, before, limit }: { bookId: string; ownerId: string; before: string; limit: number },
): Promise<Earlier[]> {
	const rows = await db
		.selectFrom("books")
		.innerJoin("scripts", "scripts.book_id", "books.id")
		.select(["scripts.body", "books.title", "books.description"])
		.where("books.owner_id", "=", ownerId)
		.where("books.id", "!=", bookId)
		.where("scripts.version", "=", 1)
		.where("scripts.created_at", "<", before)
		.orderBy("scripts.created_at", "desc")
		.orderBy("books.id", "desc")
		.limit(limit)
		.execute();
	return rows.map(({ body, ...asked }) => ({ ...asked, script: JSON.parse(body) as Script }));
}

/** Keeps a script as the first one of its book; those of an idea it had before go. */
export async function replaceScript(trx: Handle, kept: Kept): Promise<void> {
	await trx.deleteFrom("scripts").where("book_id", "=", kept.bookId).execute();
	await keepScript(trx, kept);
}

/** Keeps a script as the newest one of its book. Returns false when `before` isn't the newest any more. */
export async function addScript(
	trx: Handle,
	{ bookId, before, script, now }: Omit<Kept, "tokens"> & { before: Script },
): Promise<boolean> {
	const newest = await trx
		.selectFrom("scripts")
		.select(["body", "version"])
		.where("book_id", "=", bookId)
		.orderBy("version", "desc")
		.limit(1)
		.executeTakeFirst();
	if (newest?.body !== JSON.stringify(before)) return false;
	const body = JSON.stringify(script);
	await trx
		.insertInto("scripts")
		.values({ book_id: bookId, version: newest.version + 1, body, tokens: 0, created_at: now })
		.execute();
	return true;
}

/** Keeps a script as the first one of its book, unless it has one. */
export async function keepScript(db: Handle, { bookId, script, tokens, now }: Kept): Promise<void> {
	await db
		.insertInto("scripts")
		.values({ book_id: bookId, version: 1, body: JSON.stringify(script), tokens, created_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
