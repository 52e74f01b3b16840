import { type Begin, newSession, storeSession } from "~/shop/sessions/begin-session.server";
import type { Shop } from "~/shop.server";
import { sessionCookie } from "./session-cookie.server";

/** Begins a session, a guest's unless `userId` says whose, and gives the cookie a browser would have. */
export async function beginSession(shop: Shop, begin: Begin = {}) {
	const begun = newSession(shop, begin);
	await storeSession(shop.db, begun);
	return { session: begun.session, cookie: sessionCookie(shop, begun.token) };
}
