import type { Actor } from "~/shop/actor";

/** A session ends 30 days after it was last used, ms; a guest's draft lives as long. */
export const SESSION_MS = 30 * 24 * 3600_000;

/** What is kept of a form that failed: at most so much, so long after it was sent, ms. */
export const FAILED_FORM_BYTES = 64 * 1024;
export const FAILED_FORM_MS = 20 * 60_000;

/** Who a session's browser is. */
export function actorOf({ userId, guestId }: { userId: string | null; guestId: string }): Actor {
	return userId ? { kind: "family", id: userId, guestId } : { kind: "guest", id: guestId };
}
