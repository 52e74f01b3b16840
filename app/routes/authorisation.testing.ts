import { beginSession } from "~/http/session.testing";
import { rememberSignedIn } from "~/http/signed-in-before.server";
import { foldName } from "~/shop/accounts/names";
import { insertUser } from "~/shop/accounts/store.server";
import type { Actor } from "~/shop/actor";
import type { TestShop } from "~/shop.testing";
import { type Browser, openBrowser, type RouteModule } from "./browser.testing";

/**
 * Who asks: a browser that has stored nothing here, a guest of another browser, another family, the owner, and the
 * owner's cookies after their session has run out or has been ended by signing out.
 */
export const VISITORS = ["nobody", "guest", "other", "owner", "expired", "replayed"] as const;
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
	const { session, cookie } = await beginSession(shop, { userId: id });
	return {
		actor: { kind: "family", id, guestId: session.guestId },
		sessionId: session.id,
		browser: browserWith(cookie, rememberSignedIn(true)),
	};
}

/** A browser that has begun something without an account. */
export async function guestOf(shop: TestShop): Promise<Somebody> {
	const { session, cookie } = await beginSession(shop);
	return {
		actor: { kind: "guest", id: session.guestId },
		sessionId: session.id,
		browser: browserWith(cookie),
	};
}

function browserWith(...setCookies: string[]): Browser {
	const pairs = setCookies.map((one): [string, string] => {
		const [name = "", value = ""] = (one.split(";")[0] ?? "").split("=");
		return [name, value];
	});
	return openBrowser(new Map(pairs));
}
