import type { Shop } from "~/shop.server";
import { countOwnCoupons, listedCoupons } from "./store.server";

/** The coupons the shop gave out with their uses; and how many there are that came with an order, for whoever has the code. */
export async function listCoupons(shop: Shop) {
	return { coupons: await listedCoupons(shop.db), ofOrders: await countOwnCoupons(shop.db) };
}
