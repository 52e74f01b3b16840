import type { Discount } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { endCoupon, findCoupon, insertCoupon } from "./store.server";

/** A coupon for everybody, once a family, without an end; `minimumPence` is what an order must come to. */
export type CouponOffer = Discount & { code: string; minimumPence: number };

/**
 * Makes a coupon. Made again it is the same one: gives whether it is new.
 * Error: `conflict`, when its code is there already with another worth, or has ended.
 */
export async function makeCoupon(shop: Shop, offer: CouponOffer): Promise<Result<boolean>> {
	const { code, percentOff, penceOff, minimumPence } = offer;
	const at = shop.clock.now().toISOString();
	if (await insertCoupon(shop.db, { ...offer, mostUses: null, onceEach: true }, at)) return done(true);
	const there = await findCoupon(shop.db, code);
	const same =
		there?.percentOff === percentOff &&
		there.penceOff === penceOff &&
		there.minimumPence === minimumPence &&
		there.endsAt === null;
	return same
		? done(false)
		: fail("conflict", `${code} is there already, worth something else or ended: take another code.`);
}

/** Ends a coupon; what was paid with it stays as it was paid. Error: `not_found`, when there is none that hasn't ended. */
export async function takeBackCoupon(shop: Shop, code: string): Promise<Result<null>> {
	const ended = await endCoupon(shop.db, code, shop.clock.now().toISOString());
	return ended ? done(null) : fail("not_found", `There is no coupon ${code} to end.`);
}
