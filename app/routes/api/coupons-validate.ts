import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import { validateCouponInput } from "~/shop/coupons/contract";
import { validateCoupon } from "~/shop/coupons/validate-coupon.server";
import { LIMITS } from "~/shop/limits/rules";

const route = api("/api/coupons/validate", {
	POST: async ({ visitor: { shop, request, actor } }) => {
		await assertWithin(shop, LIMITS.coupon, clientAddress());
		return validateCoupon(shop, actor, await readJson(request, validateCouponInput));
	},
});
export const loader = route.loader;
export const action = route.action;
