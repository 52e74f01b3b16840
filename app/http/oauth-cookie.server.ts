import { createCookieSessionStorage, type SessionStorage } from "@remix-run/node";
import type { Shop } from "~/shop.server";

/** What waits for the browser to come back from the identity provider. */
type Waiting = { "oauth2:state": string; redirectTo: string };

/** How long somebody may take at the identity provider, seconds. */
const PATIENCE = 10 * 60;

/**
 * remix-auth's session: a signed cookie of its own that lives as long as the way to the identity provider and back. It
 * opens nothing, so it needs no row in the database. Lax, as the way back begins on another site.
 */
export function oauthStorage({ settings }: Shop): SessionStorage<Waiting> {
	return createCookieSessionStorage<Waiting>({
		cookie: {
			name: settings.testMode ? "fk_oauth" : "__Host-fk_oauth",
			path: "/",
			httpOnly: true,
			sameSite: "lax",
			secure: !settings.testMode,
			secrets: [settings.SESSION_SECRET],
			maxAge: PATIENCE,
		},
	});
}
