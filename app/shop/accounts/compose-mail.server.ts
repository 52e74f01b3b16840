import { alreadyRegisteredMail } from "~/emails/already-registered";
import { confirmEmailMail } from "~/emails/confirm-email";
import { emailChangedMail } from "~/emails/email-changed";
import type { Letter } from "~/emails/letter";
import { passwordChangedMail } from "~/emails/password-changed";
import { resetPasswordMail } from "~/emails/reset-password";
import { welcomeMail } from "~/emails/welcome";
import type { Shop } from "~/shop.server";
import {
	deleteFormerEmail,
	findEmailChange,
	findFormerEmail,
	findResetLink,
} from "./mailed-link-store.server";
import { hashOfMailedToken, tokenOf } from "./mailed-token.server";
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
	const user = await findResetLink(shop.db, hashOfMailedToken(token), shop.clock.now().toISOString());
	if (!user) return null;
	const link = `${shop.settings.APP_URL}/reset-password/${token}`;
	return { to: user.email, ...resetPasswordMail({ username: user.username, link }) };
}

/** The link that confirms a new address, sent to that address; null when another one has been asked for since. */
export async function composeConfirmEmail(shop: Shop, mailId: string): Promise<Addressed | null> {
	const token = tokenOf(shop, "confirm-email", mailId);
	const change = await findEmailChange(shop.db, hashOfMailedToken(token), shop.clock.now().toISOString());
	if (!change) return null;
	const link = `${shop.settings.APP_URL}/confirm-email/${token}`;
	return { to: change.email, ...confirmEmailMail({ username: change.username, link }) };
}

/** Tells an account's address that its password was changed. `mailId` is the account's id and, behind a dot, when, ms. */
export async function composePasswordChanged(shop: Shop, mailId: string): Promise<Addressed | null> {
	const [userId = "", at] = mailId.split(".");
	const user = await findUser(shop.db, userId);
	if (!user) return null;
	const reset = `${shop.settings.APP_URL}/forgot-password`;
	const mail = { username: user.username, at: new Date(Number(at)).toISOString(), reset };
	return { to: user.email, ...passwordChangedMail(mail) };
}

/** Tells the address an account had that another one has taken over. `hash`: of the link that confirmed the other. */
export async function composeEmailChanged(shop: Shop, hash: string): Promise<Addressed | null> {
	const former = await findFormerEmail(shop.db, hash);
	if (!former) return null;
	return { to: former.email, ...emailChangedMail({ username: former.username, at: former.changedAt }) };
}

/** The address that `composeEmailChanged` wrote to was kept for that mail alone. */
export async function forgetEmailChanged(shop: Shop, hash: string): Promise<void> {
	await deleteFormerEmail(shop.db, hash);
}
