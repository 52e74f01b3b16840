import type { Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type UserRow = Selectable<Schema["users"]>;

/** An account by its id. */
export function findUser(db: Handle, id: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** An account by its folded e-mail address. */
export function findUserByEmail(db: Handle, emailFold: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("email_fold", "=", emailFold).executeTakeFirst();
}

/** The account that has signed in with this Google identity before. */
export function findUserByGoogle(db: Handle, sub: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("google_sub", "=", sub).executeTakeFirst();
}
