import type { Handle } from "#db/open";

/** A mailed link as it is stored: its token's hash, whose it is, from when until when it works (ISO 8601). */
type MailedLink = { hash: string; userId: string; now: string; expiresAt: string };

/** Stores a mailed reset link by the hash of its token. */
export async function insertResetLink(
	db: Handle,
	{ hash, userId, now, expiresAt }: MailedLink,
): Promise<void> {
	await db
		.insertInto("reset_tokens")
		.values({ hash, user_id: userId, created_at: now, expires_at: expiresAt, used_at: null })
		.execute();
}

/** Whose reset link this is, while it works; undefined when it is used, expired, guessed, or its account is gone. */
export function findResetLink(db: Handle, hash: string, now: string) {
	return db
		.selectFrom("reset_tokens")
		.innerJoin("users", "users.id", "reset_tokens.user_id")
		.select(["users.id as userId", "users.email", "users.username"])
		.where("hash", "=", hash)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.executeTakeFirst();
}

/** Uses a reset link up; gives the account's id to the one caller that did. */
export async function useResetLink(trx: Handle, hash: string, now: string): Promise<string | undefined> {
	const used = await trx
		.updateTable("reset_tokens")
		.set({ used_at: now })
		.where("hash", "=", hash)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.returning("user_id")
		.executeTakeFirst();
	return used?.user_id;
}

/** The links to reset this account's password work no more. */
export async function endResetLinks(trx: Handle, userId: string): Promise<void> {
	await trx.deleteFrom("reset_tokens").where("user_id", "=", userId).execute();
}

/** An address that wants to be confirmed; it takes the place of the one asked for before. */
export async function replaceEmailChange(
	trx: Handle,
	{ hash, userId, now, expiresAt, email }: MailedLink & { email: string },
): Promise<void> {
	await endEmailChange(trx, userId);
	await trx
		.insertInto("email_changes")
		.values({ hash, user_id: userId, email, created_at: now, expires_at: expiresAt, used_at: null })
		.execute();
}

/** The address a link would confirm, and who asked for it; undefined when the link doesn't work any more. */
export function findEmailChange(db: Handle, hash: string, now: string) {
	return db
		.selectFrom("email_changes")
		.innerJoin("users", "users.id", "email_changes.user_id")
		.select(["email_changes.email", "users.username"])
		.where("hash", "=", hash)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.executeTakeFirst();
}

/** The address that wanted to be confirmed is called off: its link works no more. */
export async function endEmailChange(db: Handle, userId: string): Promise<void> {
	// A used one stays until the address before it has been told.
	await db.deleteFrom("email_changes").where("user_id", "=", userId).where("used_at", "is", null).execute();
}

/** Uses a confirming link up; gives the account and its new address to the one caller that did. */
export function useEmailChange(trx: Handle, hash: string, now: string) {
	return trx
		.updateTable("email_changes")
		.set({ used_at: now })
		.where("hash", "=", hash)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.returning(["user_id as userId", "email"])
		.executeTakeFirst();
}

/** In the place of the address that has just been confirmed, the one before it, until the mail about it is out. */
export async function insertFormerEmail(trx: Handle, hash: string, email: string): Promise<void> {
	await trx.updateTable("email_changes").set({ email }).where("hash", "=", hash).execute();
}

/** The address an account had before the link of this hash was used, and when that was (ISO 8601). */
export async function findFormerEmail(db: Handle, hash: string) {
	const row = await db
		.selectFrom("email_changes")
		.innerJoin("users", "users.id", "email_changes.user_id")
		.select(["email_changes.email", "users.username", "used_at"])
		.where("hash", "=", hash)
		.executeTakeFirst();
	return row?.used_at ? { email: row.email, username: row.username, changedAt: row.used_at } : null;
}

/** Forgets the address an account had before a confirmed change, once its mail is out. */
export async function deleteFormerEmail(db: Handle, hash: string): Promise<void> {
	await db.deleteFrom("email_changes").where("hash", "=", hash).where("used_at", "is not", null).execute();
}

/** The address that waits for its owner's confirmation; null when none does. `now` in ISO 8601. */
export async function findPendingEmail(db: Handle, userId: string, now: string): Promise<string | null> {
	const row = await db
		.selectFrom("email_changes")
		.select("email")
		.where("user_id", "=", userId)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return row?.email ?? null;
}
