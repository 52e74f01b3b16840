import type { Actor } from "~/shop/actor";
import { FULL_PENCE, priceOf } from "~/shop/checkout/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { ValidateCouponInput, ValidatedCoupon } from "./contract";
import { findUsableCoupon } from "./find-usable.server";

/** Tells whether a coupon could be used and what it would take off (specification, section 7). Reserves nothing. */
export async function validateCoupon(
	shop: Shop,
	actor: Actor | null,
	{ code, orderAmount }: ValidateCouponInput,
): Promise<Result<ValidatedCoupon>> {
	const found = await findUsableCoupon(shop.db, {
		code,
		ownerId: actor?.id ?? null,
		emailFold: null,
		now: shop.clock.now(),
		orderPence: orderAmount === undefined ? FULL_PENCE : Math.round(orderAmount * 100),
	});
	if (!found.ok) return done({ valid: false, coupon: null, message: found.error.message });
	const { discountPence } = priceOf(found.value);
	return done({
		valid: true,
		coupon: { code: found.value.code, discountAmount: discountPence / 100 },
		message: "Coupon applied",
	});
}
