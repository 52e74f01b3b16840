import { alreadyRegisteredMail } from "~/emails/already-registered";
import { confirmEmailMail } from "~/emails/confirm-email";
import type { Letter } from "~/emails/letter";
import { resetPasswordMail } from "~/emails/reset-password";
import { welcomeMail } from "~/emails/welcome";
import type { Shop } from "~/shop.server";
import { hashOfToken, tokenOf } from "./mailed-token.server";
import { findUser } from "./store.server";

type Addressed = Letter & { to: string };

/** The greeting of a new account; null when it is gone. */
export async function composeWelcome(shop: Shop, userId: string): Promise<Addressed | null> {
	const user = await findUser(shop.db, userId);
	const link = `${shop.settings.APP_URL}/create-book`;
	return user ? { to: user.email, ...welcomeMail({ username: user.username, link }) } : null;
}

/** `mailId` is the account's id and, behind a dot, what makes this mail another one than the last. */
export async function composeAlreadyRegistered(shop: Shop, mailId: string): Promise<Addressed | null> {
	const user = await findUser(shop.db, mailId.split(".")[0] ?? "");
	if (!user) return null;
	const { APP_URL } = shop.settings;
	const mail = { username: user.username, signIn: `${APP_URL}/sign-in`, reset: `${APP_URL}/forgot-password` };
	return { to: user.email, ...alreadyRegisteredMail(mail) };
}

/** The reset link; null when there is no account to write to (the address was unknown), or the link is past its hour. */
export async function composeResetPassword(shop: Shop, mailId: string): Promise<Addressed | null> {
	const token = tokenOf(shop, "reset-password", mailId);
	const user = await shop.db
		.selectFrom("reset_tokens")
		.innerJoin("users", "users.id", "reset_tokens.user_id")
		.select(["users.email", "users.username"])
		.where("hash", "=", hashOfToken(token))
		.where("used_at", "is", null)
		.where("expires_at", ">", shop.clock.now().toISOString())
		.executeTakeFirst();
	if (!user) return null;
	const link = `${shop.settings.APP_URL}/reset-password/${token}`;
	return { to: user.email, ...resetPasswordMail({ username: user.username, link }) };
}

/** The link that confirms a new address, sent to that address; null when another one has been asked for since. */
export async function composeConfirmEmail(shop: Shop, mailId: string): Promise<Addressed | null> {
	const token = tokenOf(shop, "confirm-email", mailId);
	const change = await shop.db
		.selectFrom("email_changes")
		.innerJoin("users", "users.id", "email_changes.user_id")
		.select(["email_changes.email", "users.username"])
		.where("hash", "=", hashOfToken(token))
		.where("used_at", "is", null)
		.where("expires_at", ">", shop.clock.now().toISOString())
		.executeTakeFirst();
	if (!change) return null;
	const link = `${shop.settings.APP_URL}/confirm-email/${token}`;
	return { to: change.email, ...confirmEmailMail({ username: change.username, link }) };
}
