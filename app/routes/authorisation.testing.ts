import { beginSession } from "~/http/session.testing";
import { rememberSignedIn } from "~/http/signed-in-before.server";
import { foldName } from "~/shop/accounts/names";
import { insertUser } from "~/shop/accounts/store.server";
import type { Actor } from "~/shop/actor";
import type { TestShop } from "~/shop.testing";
import { type Browser, openBrowser, type RouteModule } from "./browser.testing";

/**
 * Who asks, in this order: a browser that has stored nothing here, a guest of another browser, another family, the owner's cookies
 * of a session that has run out or has been ended by signing out, and the owner.
 */
export const VISITORS = ["nobody", "guest", "other", "expired", "replayed", "owner"] as const;
export type Visitor = (typeof VISITORS)[number];

/** What somebody gets: a status, and for a redirect where it leads, its ids written `:id`. */
export type Outcome = number | `${301 | 302 | 303} /${string}`;

export type Asked = {
	path: string;
	params?: Record<string, string>;
	form?: Record<string, string | File>;
	json?: unknown;
};

/**
 * One protected page, call or file. Every visitor has a cell. `of` makes what the row is about, owned by the owner, and
 * gives the request for it.
 */
export type Row = {
	what: string;
	method: "GET" | "POST" | "DELETE";
	route: RouteModule;
	/** A signed-in family unless it says guest. */
	owner?: "guest";
	of(shop: TestShop, owner: Actor): Promise<Asked> | Asked;
	gets: Record<Visitor, Outcome>;
};

/** The cells of whoever isn't signed in. */
export const signedOut = (gets: Outcome) => ({ nobody: gets, guest: gets, expired: gets, replayed: gets });

/** The cells of everybody but the owner. */
export const strangers = (gets: Outcome) => ({ ...signedOut(gets), other: gets });

/** A protected page leads whoever isn't signed in to the sign-in page, and back afterwards. */
export const door = (backTo: string) => signedOut(`302 /sign-in?redirectTo=${backTo}`);

/** Somebody with a session, and the browser that has its cookies. */
export type Somebody = { actor: Actor; sessionId: string; browser: Browser };

/** A family that is signed in. */
export async function signedIn(shop: TestShop, username: string): Promise<Somebody> {
	const id = shop.ids.next("user");
	const at = shop.clock.now().toISOString();
	const email = `${username}@example.com`;
	await insertUser(shop.db, {
		id,
		username,
		username_fold: foldName(username),
		email,
		email_fold: email.toLowerCase(),
		email_proved: 0,
		password_hash: null,
		google_sub: null,
		picture_key: null,
		created_at: at,
		updated_at: at,
	});
	return sessionOf(shop, { kind: "family", id });
}

/** A browser that has begun something without an account. */
export const guestOf = (shop: TestShop): Promise<Somebody> => sessionOf(shop, { kind: "guest" });

/** Another session of a family, or of a guest, who is a new one without an `id`. */
export async function sessionOf(
	shop: TestShop,
	{ kind, id }: { kind: Actor["kind"]; id?: string },
): Promise<Somebody> {
	const isFamily = kind === "family";
	const { session, cookie } = await beginSession(shop, isFamily ? { userId: id } : { guestId: id });
	const { id: sessionId, userId, guestId } = session;
	return {
		actor: userId === null ? { kind: "guest", id: guestId } : { kind: "family", id: userId, guestId },
		sessionId,
		browser: isFamily ? browserWith(cookie, rememberSignedIn(true)) : browserWith(cookie),
	};
}

function browserWith(...setCookies: string[]): Browser {
	const pairs = setCookies.map((one): [string, string] => {
		const [name = "", value = ""] = (one.split(";")[0] ?? "").split("=");
		return [name, value];
	});
	return openBrowser(new Map(pairs));
}
