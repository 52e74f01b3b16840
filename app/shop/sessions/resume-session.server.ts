import type { Shop } from "~/shop.server";
import type { Session } from "./contract";
import { SESSION_MS } from "./rules";
import { findOpen, touch } from "./store.server";
import { hashOfSessionToken } from "./token.server";

/** Writing that it was seen on every request would turn every page view into a write, ms. */
const TOUCH_MS = 24 * 3600_000;

/**
 * The session a token opens, or null: unknown, expired or ended elsewhere. It lasts longer for being used, where the
 * browser's cookie goes on as well (`carryOn` sends it and says whether it could): without it the session would only seem to.
 */
export async function resumeSession(
	shop: Shop,
	token: string,
	carryOn: () => boolean,
): Promise<Session | null> {
	const now = shop.clock.now();
	const session = await findOpen(shop.db, hashOfSessionToken(token), now.toISOString());
	if (!session || now.getTime() - session.seenAt.getTime() <= TOUCH_MS || !carryOn()) return session;
	const used = { ...session, seenAt: now, expiresAt: new Date(now.getTime() + SESSION_MS) };
	await touch(shop.db, used);
	return used;
}
