import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Coupon } from "./rules";
import { endCoupon, findCoupon, insertCoupon } from "./store.server";

/**
 * Makes a coupon. Made again it is the same one: gives whether it is new.
 * Error: `conflict`, when its code is there already and anything about it is different, such as that it has ended.
 */
export async function makeCoupon(shop: Shop, coupon: Coupon): Promise<Result<boolean>> {
	if (await insertCoupon(shop.db, coupon, shop.clock.now().toISOString())) return done(true);
	const there = await findCoupon(shop.db, coupon.code);
	const facts = Object.keys(coupon) as (keyof Coupon)[];
	return facts.every((fact) => there?.[fact] === coupon[fact])
		? done(false)
		: fail("conflict", `${coupon.code} is there already, worth something else or ended: take another code.`);
}

/** Ends a coupon; what was paid with it stays as it was paid. Error: `not_found`, when there is none that hasn't ended. */
export async function takeBackCoupon(shop: Shop, code: string): Promise<Result<null>> {
	const ended = await endCoupon(shop.db, code, shop.clock.now().toISOString());
	return ended ? done(null) : fail("not_found", `There is no coupon ${code} to end.`);
}
