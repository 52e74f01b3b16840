import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Limit } from "./rules";
import { addUse, findUses, removeUse } from "./store.server";

/** A keyed hash of something personal (a network address, an e-mail address), so that counters name nobody. */
export function keyedHash(shop: Shop, value: string): string {
	return shop.signer.sign("counter", value).slice(0, 22);
}

const keyOf = (shop: Shop, { name }: Limit, who: string) => `${name}:${keyedHash(shop, who)}`;

/**
 * Counts one use of a limit by `who` (an address, an account) and tells whether it is still allowed, and when the window
 * ends. RATE_LIMIT_SCALE multiplies `most`.
 */
export async function count(
	shop: Shop,
	limit: Limit,
	who: string,
): Promise<{ allowed: boolean; endsAt: Date }> {
	const now = shop.clock.now();
	const used = await addUse(shop.db, {
		key: keyOf(shop, limit, who),
		now: now.toISOString(),
		endsAt: new Date(now.getTime() + limit.windowMs).toISOString(),
	});
	const allowed = used.count <= limit.most * shop.settings.RATE_LIMIT_SCALE;
	return { allowed, endsAt: new Date(used.ends_at) };
}

/** Counts one use; past the limit `rate_limited`, for a form that shows it beside what was typed. */
export async function within(shop: Shop, limit: Limit, who: string): Promise<Result<null>> {
	const { allowed, endsAt } = await count(shop, limit, who);
	if (allowed) return done(null);
	const seconds = (endsAt.getTime() - shop.clock.now().getTime()) / 1000;
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	return fail(
		"rate_limited",
		`That was a lot of tries in a short time. Nothing is lost: please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
		{ retryAfter: seconds },
	);
}

/** Takes one use back that turned out not to count: a password that was right. */
export async function uncount(shop: Shop, limit: Limit, who: string): Promise<void> {
	await removeUse(shop.db, keyOf(shop, limit, who));
}

/** Whether a limit has been counted for `who` in its present window. */
export async function hasCounted(shop: Shop, limit: Limit, who: string): Promise<boolean> {
	return (await findUses(shop.db, keyOf(shop, limit, who), shop.clock.now().toISOString())) > 0;
}
