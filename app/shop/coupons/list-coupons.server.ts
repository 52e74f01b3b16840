import type { Shop } from "~/shop.server";
import { countLimitedCoupons, couponsForAll } from "./store.server";

/** The coupons for everybody with their uses; and how many there are that can be used up, such as those that come with an order. */
export async function listCoupons(shop: Shop) {
	return { forAll: await couponsForAll(shop.db), limited: await countLimitedCoupons(shop.db) };
}
