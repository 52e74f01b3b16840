import type { ExpressionBuilder, Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import type { Coupon, Uses } from "./rules";

/** The coupon of a code, or null. */
export async function findCoupon(db: Handle, code: string): Promise<Coupon | null> {
	const row = await db.selectFrom("coupons").selectAll().where("code", "=", code).executeTakeFirst();
	return row ? couponOf(row) : null;
}

function couponOf(row: Selectable<Schema["coupons"]>): Coupon {
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

/** Makes a coupon. Returns false when its code is there already; that one stays as it is. */
export async function insertCoupon(db: Handle, coupon: Coupon, at: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("coupons")
		.values({
			code: coupon.code,
			percent_off: coupon.percentOff,
			pence_off: coupon.penceOff,
			minimum_pence: coupon.minimumPence,
			most_uses: coupon.mostUses,
			once_each: coupon.onceEach ? 1 : 0,
			starts_at: coupon.startsAt,
			ends_at: coupon.endsAt,
			created_at: at,
		})
		.onConflict((conflict) => conflict.column("code").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The same in a transaction that is about to judge it: whoever wants its last use at the same moment waits. */
export async function lockCoupon(trx: Handle, code: string): Promise<Coupon | null> {
	const row = await trx
		.updateTable("coupons")
		.set((eb) => ({ code: eb.ref("code") }))
		.where("code", "=", code)
		.returningAll()
		.executeTakeFirst();
	return row ? couponOf(row) : null;
}

/** Who asks for a coupon. A family is its account or browser, or its e-mail address, folded. */
export type Asking = {
	/** null: a browser that has stored nothing with us yet. */
	ownerId: string | null;
	/** null while no e-mail address is known. */
	emailFold: string | null;
	/** Books of theirs: what an open payment of one has reserved isn't held against them. */
	bookIds: readonly string[];
};

/** How often a coupon is used, or reserved with an open payment: in all, and by who asks. */
export async function countUses(
	db: Handle,
	code: string,
	{ ownerId, emailFold, bookIds }: Asking,
): Promise<Uses> {
	const rows = await db
		.selectFrom("coupon_uses")
		.select((eb) => [
			eb.fn.countAll<number>().as("in_all"),
			eb.fn
				.countAll<number>()
				.filterWhere(
					// Who isn't known yet is nobody who has used it: erased families have empty names here.
					eb.or([
						...(ownerId ? [eb("owner_id", "=", ownerId)] : []),
						...(emailFold ? [eb("email_fold", "=", emailFold)] : []),
					]),
				)
				.as("by_family"),
		])
		.where("code", "=", code)
		.$if(ownerId !== null && bookIds.length > 0, (query) =>
			query.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom("payments")
							.select("payments.id")
							.whereRef("payments.id", "=", "coupon_uses.payment_id")
							.where("payments.owner_id", "=", ownerId ?? "")
							.where("payments.open_for", "in", [...bookIds]),
					),
				),
			),
		)
		.executeTakeFirstOrThrow();
	return { inAll: Number(rows.in_all), byFamily: Number(rows.by_family) };
}

/** Reserves a use for a payment. Returns false where it has one already. */
export async function insertUse(
	trx: Handle,
	use: { paymentId: string; code: string; ownerId: string; emailFold: string; at: string },
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("coupon_uses")
		.values({
			payment_id: use.paymentId,
			code: use.code,
			owner_id: use.ownerId,
			email_fold: use.emailFold,
			used_at: use.at,
		})
		.onConflict((conflict) => conflict.column("payment_id").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes the use a payment has reserved its order's, in the transaction that places it. */
export async function assignUse(
	trx: Handle,
	use: { paymentId: string; orderId: string; emailFold: string },
): Promise<void> {
	await trx
		.updateTable("coupon_uses")
		.set({ order_id: use.orderId, email_fold: use.emailFold })
		.where("payment_id", "=", use.paymentId)
		.execute();
}

/** Gives the use a payment has reserved back, in the transaction that closes it. An order keeps its own. */
export async function releaseUse(trx: Handle, paymentId: string): Promise<void> {
	await trx
		.deleteFrom("coupon_uses")
		.where("payment_id", "=", paymentId)
		.where("order_id", "is", null)
		.execute();
}

/** Gives the use of an order back, in the transaction that cancels it. */
export async function returnUse(trx: Handle, orderId: string): Promise<void> {
	await trx.deleteFrom("coupon_uses").where("order_id", "=", orderId).execute();
}

/** Whether a coupon came with an order: once, by whoever has its code. The operator makes none of that kind. */
const isOfOrder = (eb: ExpressionBuilder<Schema, "coupons">) =>
	eb.and([eb(eb.fn.coalesce("coupons.most_uses", eb.lit(0)), "=", 1), eb("coupons.once_each", "=", 0)]);

/** The coupons but those that came with an order, with how often each was used, by code. */
export async function listedCoupons(db: Handle): Promise<(Coupon & { uses: number })[]> {
	const rows = await db
		.selectFrom("coupons")
		.leftJoin("coupon_uses", "coupon_uses.code", "coupons.code")
		.selectAll("coupons")
		.select((eb) => eb.fn.count<number>("coupon_uses.order_id").as("uses"))
		.where((eb) => eb.not(isOfOrder(eb)))
		.groupBy("coupons.code")
		.orderBy("coupons.code")
		.execute();
	return rows.map((row) => ({ ...couponOf(row), uses: Number(row.uses) }));
}

/** How many coupons came with an order, and how often they were used. */
export async function countOwnCoupons(db: Handle): Promise<{ made: number; uses: number }> {
	const { made, uses } = await db
		.selectFrom("coupons")
		.leftJoin("coupon_uses", "coupon_uses.code", "coupons.code")
		.select((eb) => [
			eb.fn.count<number>("coupons.code").distinct().as("made"),
			eb.fn.count<number>("coupon_uses.order_id").as("uses"),
		])
		.where((eb) => isOfOrder(eb))
		.executeTakeFirstOrThrow();
	return { made: Number(made), uses: Number(uses) };
}

/** Makes coupons good from now on whose time hasn't come. */
export async function beginCoupon(trx: Handle, codes: readonly string[], at: string): Promise<void> {
	await trx
		.updateTable("coupons")
		.set({ starts_at: at })
		.where("code", "in", codes)
		.where("starts_at", ">", at)
		.execute();
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
