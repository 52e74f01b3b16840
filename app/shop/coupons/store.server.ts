import type { Handle } from "#db/open";
import type { Coupon, Uses } from "./rules";

/** The coupon of a code, or null. */
export async function findCoupon(db: Handle, code: string): Promise<Coupon | null> {
	const row = await db.selectFrom("coupons").selectAll().where("code", "=", code).executeTakeFirst();
	if (!row) return null;
	return {
		code: row.code,
		percentOff: row.percent_off,
		penceOff: row.pence_off,
		minimumPence: row.minimum_pence,
		mostUses: row.most_uses,
		onceEach: row.once_each === 1,
		startsAt: row.starts_at,
		endsAt: row.ends_at,
	};
}

/** How often a coupon was used. A family is its account or browser, or its e-mail address, folded. */
export async function countUses(
	db: Handle,
	code: string,
	family: { ownerId: string | null; emailFold: string | null },
): Promise<Uses> {
	const rows = await db
		.selectFrom("coupon_uses")
		.select((eb) => [
			eb.fn.countAll<number>().as("in_all"),
			eb.fn
				.sum<number | null>(
					eb
						.case()
						.when(
							eb.or([
								eb("owner_id", "=", family.ownerId ?? ""),
								eb("email_fold", "=", family.emailFold ?? ""),
							]),
						)
						.then(1)
						.else(0)
						.end(),
				)
				.as("by_family"),
		])
		.where("code", "=", code)
		.executeTakeFirstOrThrow();
	return { inAll: Number(rows.in_all), byFamily: Number(rows.by_family ?? 0) };
}

/** Writes that an order used a coupon; an order uses one once. */
export async function writeUse(
	db: Handle,
	use: { orderId: string; code: string; ownerId: string; emailFold: string; at: string },
): Promise<void> {
	await db
		.insertInto("coupon_uses")
		.values({
			order_id: use.orderId,
			code: use.code,
			owner_id: use.ownerId,
			email_fold: use.emailFold,
			used_at: use.at,
		})
		.onConflict((conflict) => conflict.column("order_id").doNothing())
		.execute();
}
