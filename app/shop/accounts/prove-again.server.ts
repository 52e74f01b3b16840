import { uncountUse, withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Session } from "~/shop/sessions/contract";
import type { Shop } from "~/shop.server";
import { isPassword } from "./passwords.server";
import { isRecent, type Proof } from "./rules";
import type { UserRow } from "./store.server";

/** The session it is done in, and when that began. */
export type UsedSession = Pick<Session, "id" | "begunAt">;

export const ENDED = fail(
	"unauthenticated",
	"You are not authenticated any more: your password or your sign-in has changed meanwhile. Please sign in and try again.",
);

/**
 * Whether a password typed into `field` is the account's. Wrong ones are counted: somebody at a browser left open may not try
 * passwords at leisure. Errors: `invalid` (that field), `rate_limited`.
 */
export async function checkPassword(
	shop: Shop,
	user: UserRow,
	field: string,
	password: string,
): Promise<Result<null>> {
	const guess = await withinLimit(shop, LIMITS.wrongForAccount, user.id);
	if (!guess.ok) return guess;
	if (!(await isPassword(user.password_hash, password))) {
		const message = "That isn't your current password";
		return fail("invalid", message, { fields: { [field]: [message] } });
	}
	await uncountUse(shop, LIMITS.wrongForAccount, user.id);
	return done(null);
}

/**
 * What the page that deletes an account asks of its family first: its password, or a new sign-in with Google where it has none;
 * null when it came back from Google within the last 15 minutes.
 */
export function proofOfOwner(
	shop: Shop,
	user: UserRow,
	session: Pick<Session, "begunAt" | "facts"> | null,
): Proof {
	const byGoogle = session !== null && session.facts.google !== null;
	if (byGoogle && isRecent(session.begunAt, shop.clock.now())) return null;
	return user.password_hash === null ? "google" : "password";
}
