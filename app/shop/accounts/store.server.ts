import type { Insertable, Selectable, Updateable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type UserRow = Selectable<Schema["users"]>;

/** An account by its id. */
export function findUser(db: Handle, id: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** An account's folded address, once its owner has answered from it. */
export function provedEmailOf(user: UserRow | undefined): string | null {
	return user?.email_proved === 1 ? user.email_fold : null;
}

/** An account while this session of its own is open; undefined when either is gone. */
export function findSignedIn(db: Handle, id: string, sessionId: string): Promise<UserRow | undefined> {
	return db
		.selectFrom("users")
		.innerJoin("sessions", "sessions.user_id", "users.id")
		.selectAll("users")
		.where("users.id", "=", id)
		.where("sessions.id", "=", sessionId)
		.executeTakeFirst();
}

/** An account by its folded e-mail address. */
export function findUserByEmail(db: Handle, emailFold: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("email_fold", "=", emailFold).executeTakeFirst();
}

/** The account that has signed in with this Google identity before. */
export function findUserByGoogle(db: Handle, sub: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("google_sub", "=", sub).executeTakeFirst();
}

/** An account by its folded user name. */
export function findUserByName(db: Handle, usernameFold: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("username_fold", "=", usernameFold).executeTakeFirst();
}

/** The delivery (JSON) of an owner's newest order; null for none. */
export async function findLastDelivery(db: Handle, ownerId: string): Promise<string | null> {
	const order = await db
		.selectFrom("orders")
		.select("delivery")
		.where("owner_id", "=", ownerId)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return order?.delivery ?? null;
}

/** Throws a unique violation when name, address or Google identity belong to another account. */
export async function insertUser(db: Handle, user: Insertable<Schema["users"]>): Promise<void> {
	await db.insertInto("users").values(user).execute();
}

/** Returns false when the account is gone. Throws as `insertUser`. */
export async function updateUser(
	db: Handle,
	id: string,
	values: Updateable<Schema["users"]>,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("users")
		.set(values)
		.where("id", "=", id)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Sessions, mailed links and address changes go with it (foreign keys). */
export async function deleteUser(trx: Handle, id: string): Promise<void> {
	await trx.deleteFrom("users").where("id", "=", id).execute();
}

/** What a guest's browser has proved and typed goes with its sessions; an account's go with it. */
export async function deleteGuestSessions(trx: Handle, guestId: string): Promise<void> {
	await trx.deleteFrom("sessions").where("guest_id", "=", guestId).where("user_id", "is", null).execute();
}

/** An account has no picture any more, unless it has got another one than this meanwhile. */
export async function forgetPicture(db: Handle, id: string, key: string): Promise<void> {
	await db
		.updateTable("users")
		.set({ picture_key: null })
		.where("id", "=", id)
		.where("picture_key", "=", key)
		.execute();
}
