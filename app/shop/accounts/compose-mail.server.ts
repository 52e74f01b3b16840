import { alreadyRegisteredMail } from "~/emails/already-registered";
import { bookUnmadeMail } from "~/emails/book-unmade";
import { confirmEmailMail } from "~/emails/confirm-email";
import { coverDrawnMail } from "~/emails/cover-drawn";
import { emailChangedMail } from "~/emails/email-changed";
import type { Letter } from "~/emails/letter";
import { passwordChangedMail } from "~/emails/password-changed";
import { passwordRemovedMail } from "~/emails/password-removed";
import { resetPasswordMail } from "~/emails/reset-password";
import { welcomeMail } from "~/emails/welcome";
import { type Book, readBookWithCharacters } from "~/shop/books/book-characters.server";
import { offerEnd, UNCHOSEN } from "~/shop/books/rules";
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

/** Where a book's family is written to: at its account's address, or the one a guest gave with an order; null for a guest who gave none. */
async function findReader(shop: Shop, { owner_id }: Book) {
	const user = await findUser(shop.db, owner_id);
	if (user) return { to: user.email, name: user.username, isGuest: false };
	const delivery = readDelivery(await findLastDelivery(shop.db, owner_id));
	return delivery && { to: delivery.email, name: delivery.name, isGuest: true };
}

/** Tells a family that a cover has been drawn which it wasn't asked to wait for. null when there is nothing to see or to order any more. */
export async function composeCoverDrawn(
	shop: Shop,
	bookId: string,
	mail: "cover-drawn" | "cover-late",
): Promise<Addressed | null> {
	const book = (await readBookWithCharacters(shop, bookId))?.book;
	if (!book?.cover_id || book.ordered) return null;
	const reader = await findReader(shop, book);
	if (!reader) return null;
	const { to, ...facts } = reader;
	const path = facts.isGuest ? `/create-book/cover?book=${bookId}` : `/books#${bookId}`;
	const link = `${shop.settings.APP_URL}${path}`;
	const offerEndsAt = offerEnd(book.created_at);
	const waitedFor = mail === "cover-drawn" ? "covers" : "us";
	return { to, ...coverDrawnMail({ ...facts, title: book.title, offerEndsAt, link, waitedFor }) };
}

/** Tells a family that was told not to wait that its book couldn't be made. null when it is on its way again. */
export async function composeBookUnmade(shop: Shop, bookId: string): Promise<Addressed | null> {
	const book = (await readBookWithCharacters(shop, bookId))?.book;
	if (!book || book.failure === null || book.ordered) return null;
	const reader = await findReader(shop, book);
	if (!reader) return null;
	const { to, ...facts } = reader;
	const link = `${shop.settings.APP_URL}/create-book?book=${bookId}`;
	return { to, ...bookUnmadeMail({ ...facts, title: book.title, link, isAsked: book.failure === UNCHOSEN }) };
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
