import { type Handle, isUniqueViolation } from "#db/open";
import type { Identity } from "~/providers/identity/port";
import { foldEmail } from "~/shop/email";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { foldName, isReservedName, nameFrom } from "./names";
import { revokeAccess } from "./revoke-access.server";
import {
	findUserByEmail,
	findUserByGoogle,
	findUserByName,
	insertUser,
	type UserRow,
	updateUser,
} from "./store.server";
import { tellOfPassword } from "./tell-of-password.server";

/** The same whether the address has an account or none: who can't prove it learns nothing of it. */
const NOT_BY_GOOGLE = fail(
	"forbidden",
	"Google hasn’t confirmed that this email address is yours, or another Google account is connected with it here. Please sign in with your email address and password, or create an account with them. No password? “Forgot-password? Reset” mails you a link.",
);

/**
 * The account of a Google identity: the one that has signed in with it before; else, when Google says its address is verified,
 * the one with that address, or a new one. Error: `forbidden`, where nothing proves that the address is this person's, or its account
 * has another Google identity.
 */
export async function recogniseGoogle(shop: Shop, identity: Identity): Promise<Result<UserRow>> {
	try {
		return await matchOrOpen(shop, identity);
	} catch (error) {
		// The same person in another tab was first: there is an account now. (SQLite's transactions wait for each other, not every engine's.)
		if (!isUniqueViolation(error)) throw error;
		return matchOrOpen(shop, identity);
	}
}

function matchOrOpen(shop: Shop, identity: Identity): Promise<Result<UserRow>> {
	// One transaction: a reset doesn't come in between.
	return shop.db.transaction().execute(async (trx) => {
		const known = await findUserByGoogle(trx, identity.sub);
		if (known) return done(known);
		if (!identity.emailVerified) return NOT_BY_GOOGLE;
		const namesake = await findUserByEmail(trx, foldEmail(identity.email));
		if (namesake) return link(shop, trx, namesake, identity);
		return done(await open(shop, trx, identity));
	});
}

/**
 * Links an account to its owner's Google identity. If nobody had ever proved the account's address, its password and its Google identity
 * may be somebody else's, set to lie in wait for the owner: they go, with every session and every link mailed before, and the owner
 * is told.
 */
async function link(shop: Shop, trx: Handle, user: UserRow, identity: Identity): Promise<Result<UserRow>> {
	const wasProved = user.email_proved === 1;
	if (wasProved && user.google_sub !== null) return NOT_BY_GOOGLE;
	const values = {
		google_sub: identity.sub,
		email_proved: 1 as const,
		...(wasProved ? {} : { password_hash: null }),
		updated_at: shop.clock.now().toISOString(),
	};
	await updateUser(trx, user.id, values);
	if (!wasProved) {
		await revokeAccess(trx, user.id);
		await tellOfPassword(shop, trx, user.id, "password-removed");
	}
	return done({ ...user, ...values });
}

async function open(shop: Shop, trx: Handle, identity: Identity): Promise<UserRow> {
	const now = shop.clock.now().toISOString();
	const username = await freeName(shop, trx, identity.name);
	const user: UserRow = {
		id: shop.ids.next("user"),
		username,
		username_fold: foldName(username),
		email: identity.email,
		email_fold: foldEmail(identity.email),
		email_proved: 1,
		password_hash: null,
		google_sub: identity.sub,
		// Google's address of the photo is not kept: showing it would tell Google of every page that a family opens.
		picture_key: null,
		created_at: now,
		updated_at: now,
	};
	await insertUser(trx, user);
	return user;
}

/** The person's name, with a number behind it when others have it already; "Reader" in place of a reserved one. */
async function freeName(shop: Shop, trx: Handle, given: string): Promise<string> {
	const wanted = isReservedName(nameFrom(given, 0)) ? "Reader" : given;
	for (let attempt = 0; ; attempt++) {
		const name = attempt < 100 ? nameFrom(wanted, attempt) : nameFrom(`Reader ${shop.ids.token(9)}`, 0);
		if (!(await findUserByName(trx, foldName(name)))) return name;
	}
}
