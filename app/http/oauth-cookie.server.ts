import { createCookieSessionStorage, type SessionStorage } from "@remix-run/node";
import type { Shop } from "~/shop.server";
import { signedCookie } from "./cookies.server";

/** What waits for the browser to come back from the identity provider. */
type Waiting = { "oauth2:state": string; redirectTo: string };

/** How long somebody may take at the identity provider, seconds. */
const PATIENCE = 10 * 60;

/**
 * remix-auth's session: a signed cookie of its own that lives as long as the way to the identity provider and back. It
 * opens nothing, so it needs no row in the database.
 */
export function oauthStorage({ settings }: Shop): SessionStorage<Waiting> {
	return createCookieSessionStorage<Waiting>({ cookie: signedCookie("oauth", settings, PATIENCE) });
}
