import { createHmac } from "node:crypto";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { refuse } from "./statuses.server";

export type Limit = {
	/** Names the limit; counters of different limits never mix. */
	name: string;
	most: number;
	windowMs: number;
};

const MINUTE = 60_000;

export const LIMITS = {
	upload: { name: "upload", most: 120, windowMs: 10 * MINUTE },
	synopsis: { name: "synopsis", most: 60, windowMs: 60 * MINUTE },
	cover: { name: "cover", most: 60, windowMs: 60 * MINUTE },
	coupon: { name: "coupon", most: 60, windowMs: 10 * MINUTE },
	payment: { name: "payment", most: 300, windowMs: 10 * MINUTE },
	card: { name: "card", most: 120, windowMs: 10 * MINUTE },
	signUp: { name: "sign-up", most: 200, windowMs: 60 * MINUTE },
	/** Wrong passwords for one account, from anywhere it has not been signed in to before. */
	wrongForAccount: { name: "wrong-for-account", most: 10, windowMs: 15 * MINUTE },
	/** Wrong passwords from one network address, for whatever accounts. */
	wrongFromAddress: { name: "wrong-from-address", most: 50, windowMs: 15 * MINUTE },
	/** Places an account has been signed in to from; nothing is refused by it. */
	knownPlace: { name: "known-place", most: 1, windowMs: 90 * 24 * 60 * MINUTE },
	resetRequest: { name: "reset-request", most: 60, windowMs: 15 * MINUTE },
	/** Reset mails to one account. A link lives as long as the window, so the family has one that works. */
	resetMail: { name: "reset-mail", most: 5, windowMs: 60 * MINUTE },
	resetToken: { name: "reset-token", most: 120, windowMs: 15 * MINUTE },
	profile: { name: "profile", most: 120, windowMs: 10 * MINUTE },
	download: { name: "download", most: 20, windowMs: 60 * MINUTE },
} satisfies Record<string, Limit>;

/** A keyed hash of something personal (a network address, an e-mail address), so that counters name nobody. */
export function keyedHash(shop: Shop, value: string): string {
	return createHmac("sha256", shop.settings.SESSION_SECRET).update(value).digest("base64url").slice(0, 22);
}

/**
 * Counts one use of a limit by `who` (an address, an account) and tells how many are left, and when the window ends.
 * One statement, so that requests at once can't slip through together. RATE_LIMIT_SCALE multiplies `most`.
 */
export async function count(
	shop: Shop,
	limit: Limit,
	who: string,
): Promise<{ allowed: boolean; endsAt: Date }> {
	const now = shop.clock.now();
	const key = `${limit.name}:${keyedHash(shop, who)}`;
	const ends = new Date(now.getTime() + limit.windowMs).toISOString();
	const row = await shop.db
		.insertInto("rate_counters")
		.values({ key, count: 1, ends_at: ends })
		.onConflict((conflict) =>
			conflict.column("key").doUpdateSet((eb) => ({
				count: eb
					.case()
					.when("rate_counters.ends_at", "<=", now.toISOString())
					.then(1)
					.else(eb("rate_counters.count", "+", 1))
					.end(),
				ends_at: eb
					.case()
					.when("rate_counters.ends_at", "<=", now.toISOString())
					.then(ends)
					.else(eb.ref("rate_counters.ends_at"))
					.end(),
			})),
		)
		.returning(["count", "ends_at"])
		.executeTakeFirstOrThrow();
	return { allowed: row.count <= limit.most * shop.settings.RATE_LIMIT_SCALE, endsAt: new Date(row.ends_at) };
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

/** Counts one use and refuses with `rate_limited` past the limit. */
export async function assertWithin(shop: Shop, limit: Limit, who: string): Promise<void> {
	const result = await within(shop, limit, who);
	if (!result.ok) refuse(result.error);
}

/** Takes one use back that turned out not to count: a password that was right. */
export async function uncount(shop: Shop, limit: Limit, who: string): Promise<void> {
	await shop.db
		.updateTable("rate_counters")
		.set((eb) => ({ count: eb("count", "-", 1) }))
		.where("key", "=", `${limit.name}:${keyedHash(shop, who)}`)
		.where("count", ">", 0)
		.execute();
}

/** Whether a limit has been counted for `who` in its present window. */
export async function hasCounted(shop: Shop, limit: Limit, who: string): Promise<boolean> {
	const row = await shop.db
		.selectFrom("rate_counters")
		.select("count")
		.where("key", "=", `${limit.name}:${keyedHash(shop, who)}`)
		.where("ends_at", ">", shop.clock.now().toISOString())
		.executeTakeFirst();
	return (row?.count ?? 0) > 0;
}
