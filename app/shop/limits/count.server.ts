import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Limit } from "./rules";
import { addUses, deleteUses, findUses, removeUses } from "./store.server";

/** A keyed hash of something personal (a network address, an e-mail address), so that counters name nobody. */
export function keyedHash(shop: Shop, value: string): string {
	return shop.signer.sign("counter", value).slice(0, 22);
}

const keyOf = (shop: Shop, { name }: Limit, who: string) => `${name}:${keyedHash(shop, who)}`;

/**
 * Counts uses of a limit by `who` (an address, an account) and tells how many are left, below 0 when these were too many,
 * and when the window ends. RATE_LIMIT_SCALE multiplies `most`.
 */
export async function countUse(
	shop: Shop,
	limit: Limit,
	who: string,
	uses = 1,
): Promise<{ left: number; endsAt: Date }> {
	const now = shop.clock.now();
	const used = await addUses(shop.db, {
		key: keyOf(shop, limit, who),
		uses,
		now: now.toISOString(),
		endsAt: new Date(now.getTime() + limit.windowMs).toISOString(),
	});
	return { left: limit.most * shop.settings.RATE_LIMIT_SCALE - used.count, endsAt: new Date(used.ends_at) };
}

/** Counts one use; past the limit `rate_limited`, for a form that shows it beside what was typed. */
export async function withinLimit(shop: Shop, limit: Limit, who: string): Promise<Result<null>> {
	const { left, endsAt } = await countUse(shop, limit, who);
	return left >= 0 ? done(null) : pastLimit(shop, limit, endsAt);
}

/** `rate_limited`, with when to come back. */
export function pastLimit(shop: Shop, { refusal }: Limit, endsAt: Date) {
	const seconds = (endsAt.getTime() - shop.clock.now().getTime()) / 1000;
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	return fail(
		"rate_limited",
		refusal ??
			`That was a lot of tries in a short time. Nothing is lost: please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
		{ retryAfter: seconds },
	);
}

/** Takes uses back that turned out not to count: a password that was right, bytes that never came. */
export async function uncountUse(shop: Shop, limit: Limit, who: string, uses = 1): Promise<void> {
	await removeUses(shop.db, keyOf(shop, limit, who), uses);
}

/** Forgets what a limit has counted for `who`. Returns whether that was anything. */
export function forgetUses(shop: Shop, limit: Limit, who: string): Promise<boolean> {
	return deleteUses(shop.db, keyOf(shop, limit, who));
}

/** Whether a limit has been counted for `who` in its present window. */
export async function hasUse(shop: Shop, limit: Limit, who: string): Promise<boolean> {
	return (await findUses(shop.db, keyOf(shop, limit, who), shop.clock.now().toISOString())) > 0;
}
