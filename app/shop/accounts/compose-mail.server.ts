import { alreadyRegisteredMail } from "~/emails/already-registered";
import { confirmEmailMail } from "~/emails/confirm-email";
import { coverDrawnMail } from "~/emails/cover-drawn";
import { emailChangedMail } from "~/emails/email-changed";
import type { Letter } from "~/emails/letter";
import { passwordChangedMail } from "~/emails/password-changed";
import { passwordRemovedMail } from "~/emails/password-removed";
import { resetPasswordMail } from "~/emails/reset-password";
import { welcomeMail } from "~/emails/welcome";
import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { offerEnd } from "~/shop/books/rules";
import { readDelivery } from "~/shop/checkout/stored-delivery";
import type { Shop } from "~/shop.server";
import {
	deleteFormerEmail,
	findEmailChange,
	findFormerEmail,
	findResetLink,
} from "./mailed-link-store.server";
import { hashOfMailedToken, tokenOf } from "./mailed-token.server";
import { findLastDelivery, findUser } from "./store.server";

type Addressed = Letter & { to: string };

/** The greeting of a new account; null when it is gone. */
export async function composeWelcome(shop: Shop, userId: string): Promise<Addressed | null> {
	const user = await findUser(shop.db, userId);
	const link = `${shop.settings.APP_URL}/create-book`;
	return user ? { to: user.email, ...welcomeMail({ username: user.username, link }) } : null;
}

/**
 * Tells a family that the cover its book waited for has been drawn: at its account's address, or the one a guest gave with an
 * order. null for a guest who gave none, and when there is nothing to see or to order any more.
 */
export async function composeCoverDrawn(shop: Shop, bookId: string): Promise<Addressed | null> {
	const book = (await readBookWithCharacters(shop, bookId))?.book;
	if (!book?.cover_id || book.ordered) return null;
	const user = await findUser(shop.db, book.owner_id);
	const reader = user
		? { to: user.email, name: user.username, path: `/books#${bookId}` }
		: await findGuest(shop, book.owner_id, bookId);
	if (!reader) return null;
	const { to, name, path } = reader;
	const link = `${shop.settings.APP_URL}${path}`;
	const offerEndsAt = offerEnd(book.created_at);
	return { to, ...coverDrawnMail({ name, title: book.title, offerEndsAt, link, isGuest: !user }) };
}

async function findGuest(shop: Shop, guestId: string, bookId: string) {
	const delivery = readDelivery(await findLastDelivery(shop.db, guestId));
	return delivery && { to: delivery.email, name: delivery.name, path: `/create-book/cover?book=${bookId}` };
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

/** Tells an account's address that its password was changed. `mailId` as `composeOfPassword`. */
export function composePasswordChanged(shop: Shop, mailId: string): Promise<Addressed | null> {
	return composeOfPassword(shop, mailId, passwordChangedMail);
}

/** Tells an account's address that a sign-in with Google took its password. `mailId` as `composeOfPassword`. */
export function composePasswordRemoved(shop: Shop, mailId: string): Promise<Addressed | null> {
	return composeOfPassword(shop, mailId, passwordRemovedMail);
}

/** `mailId` is the account's id and, behind a dot, when its password went, ms. */
async function composeOfPassword(
	shop: Shop,
	mailId: string,
	letter: typeof passwordChangedMail,
): Promise<Addressed | null> {
	const [userId = "", at] = mailId.split(".");
	const user = await findUser(shop.db, userId);
	if (!user) return null;
	const reset = `${shop.settings.APP_URL}/forgot-password`;
	return {
		to: user.email,
		...letter({ username: user.username, at: new Date(Number(at)).toISOString(), reset }),
	};
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
