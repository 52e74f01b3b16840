import { beginSession } from "~/http/session.server";
import { rememberSignedIn } from "~/http/signed-in-before.server";
import { foldName } from "~/shop/accounts/names";
import { insertUser } from "~/shop/accounts/store.server";
import type { Family } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { type Browser, openBrowser, type RouteModule } from "./browser.testing";

/** Who asks: nobody in particular, another family, the owner, and the owner's cookies after their session has run out or they have signed out. */
export const VISITORS = ["guest", "other", "owner", "expired", "replayed"] as const;
export type Visitor = (typeof VISITORS)[number];

/** What somebody gets: a status, and for a redirect where it leads. */
export type Outcome = number | `302 ${string}`;

export type Asked = {
	path: string;
	params?: Record<string, string>;
	form?: Record<string, string | File>;
	json?: unknown;
};

/**
 * One protected page, call or file. Every visitor has a cell. `of` makes what the row is about, owned by the owner, and
 * gives the request for it; `nothing`, for rows with an id, the same request for something that isn't there: a stranger's
 * answer must be the same to the letter.
 */
export type Row = {
	what: string;
	method: "GET" | "POST" | "DELETE";
	route: RouteModule;
	of(shop: Shop, owner: Family): Promise<Asked> | Asked;
	nothing?: Asked;
	gets: Record<Visitor, Outcome>;
};

/** A family that is signed in, and its browser. */
export async function signedIn(shop: Shop, username: string): Promise<{ actor: Family; browser: Browser }> {
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
	const cookies = [cookie, rememberSignedIn(true)].map((one): [string, string] => {
		const [name = "", value = ""] = (one.split(";")[0] ?? "").split("=");
		return [name, value];
	});
	return { actor: { kind: "family", id, guestId: session.guestId }, browser: openBrowser(new Map(cookies)) };
}
