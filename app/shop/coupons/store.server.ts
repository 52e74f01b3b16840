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

/** `onceEach`: once a family; `mostUses` null: as often as there are families. Off the book: a percentage, or pence. */
type NewCoupon = {
	code: string;
	percentOff?: number | null;
	penceOff?: number | null;
	/** Pence an order must come to before the discount. */
	minimumPence: number;
	mostUses: number | null;
	onceEach: boolean;
	at: string;
};

/** Makes a coupon without an end. Returns false when its code is there already; that one stays as it is. */
export async function insertCoupon(db: Handle, coupon: NewCoupon): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("coupons")
		.values({
			code: coupon.code,
			percent_off: coupon.percentOff ?? null,
			pence_off: coupon.penceOff ?? null,
			minimum_pence: coupon.minimumPence,
			most_uses: coupon.mostUses,
			once_each: coupon.onceEach ? 1 : 0,
			starts_at: null,
			ends_at: null,
			created_at: coupon.at,
		})
		.onConflict((conflict) => conflict.column("code").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How often a coupon was used. A family is its account or browser, or its e-mail address, folded. */
export async function countUses(
	db: Handle,
	code: string,
	family: { ownerId: string | null; emailFold: string | null },
): Promise<Uses> {
	const { ownerId, emailFold } = family;
	const rows = await db
		.selectFrom("coupon_uses")
		.select((eb) => [
			eb.fn.countAll<number>().as("in_all"),
			eb.fn
				.sum<number | null>(
					eb
						.case()
						.when(
							// Who isn't known yet is nobody who has used it: erased families have empty names here.
							eb.or([
								...(ownerId ? [eb("owner_id", "=", ownerId)] : []),
								...(emailFold ? [eb("email_fold", "=", emailFold)] : []),
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

const LISTED = [
	"coupons.code",
	"coupons.percent_off",
	"coupons.pence_off",
	"coupons.minimum_pence",
	"coupons.ends_at",
] as const;

/** The coupons for everybody, with how often each was used, by code. */
export function couponsForAll(db: Handle) {
	return db
		.selectFrom("coupons")
		.leftJoin("coupon_uses", "coupon_uses.code", "coupons.code")
		.select([...LISTED])
		.select((eb) => eb.fn.count<number>("coupon_uses.order_id").as("uses"))
		.where("coupons.most_uses", "is", null)
		.groupBy([...LISTED])
		.orderBy("coupons.code")
		.execute();
}

/** How many coupons there are that can be used up, such as those that come with an order, and how often they were used. */
export async function countLimitedCoupons(db: Handle): Promise<{ made: number; uses: number }> {
	const { made, uses } = await db
		.selectFrom("coupons")
		.leftJoin("coupon_uses", "coupon_uses.code", "coupons.code")
		.select((eb) => [
			eb.fn.count<number>("coupons.code").distinct().as("made"),
			eb.fn.count<number>("coupon_uses.order_id").as("uses"),
		])
		.where("coupons.most_uses", "is not", null)
		.executeTakeFirstOrThrow();
	return { made: Number(made), uses: Number(uses) };
}

/** Ends a coupon; what was paid with it stays as it was paid. Returns false when there is none that hasn't ended. */
export async function endCoupon(db: Handle, code: string, at: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("coupons")
		.set({ ends_at: at })
		.where("code", "=", code)
		.where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", at)]))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
