import { beginSession } from "~/http/session.testing";
import type { Family } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { deleteAccount } from "./delete-account.server";
import type { UsedSession } from "./prove-again.server";
import { recognisePassword } from "./recognise-password.server";
import { signUp } from "./sign-up.server";
import { findUser, findUserByEmail, type UserRow } from "./store.server";

export const PASSWORD = "garden-boat-lamp";

/** Opens an account the way a family does. */
export async function openAccountOf(
	shop: Shop,
	username = "Rosa",
	email = `${username}@example.com`,
): Promise<UserRow> {
	const result = await signUp(shop, { username, email, password: PASSWORD }, "127.0.0.1");
	if (!result.ok) throw new Error(result.error.message);
	const user = await findUserByEmail(shop.db, email.toLowerCase());
	if (!user) throw new Error("the account was not opened");
	return user;
}

/** An account and the session it was just signed in with, as changes of the profile want it. */
export async function openSignedIn(shop: Shop): Promise<{ user: UserRow; session: UsedSession }> {
	const user = await openAccountOf(shop);
	const { session } = await beginSession(shop, { userId: user.id });
	return { user, session };
}

/** Deletes an account whose family has just signed in; one that is gone has nobody who could. */
export async function deleteNow(shop: Shop, family: Family) {
	const there = await findUser(shop.db, family.id);
	const session = there ? (await beginSession(shop, { userId: family.id })).session : null;
	return deleteAccount(shop, family, session);
}

export function familyOf(user: UserRow): Family {
	return { kind: "family", id: user.id, guestId: "guest_here" };
}

export async function opens(shop: Shop, email: string, password: string): Promise<boolean> {
	return (await recognisePassword(shop, { email, password })).ok;
}

/** Mails of the outbox to one address, newest first, by their subjects. */
export async function mailsTo(shop: Shop, email: string) {
	const mails = (await shop.providers.sandbox.outbox?.list()) ?? [];
	return mails.filter(({ to }) => to === email);
}

/** The secret part of the newest mailed link, under a path such as `/reset-password/`. */
export async function mailedToken(shop: Shop, email: string, path: string): Promise<string> {
	for (const { text } of await mailsTo(shop, email)) {
		const token = text.split(path)[1]?.split(/\s/)[0];
		if (token) return token;
	}
	throw new Error(`no link under ${path} was mailed to ${email}`);
}
