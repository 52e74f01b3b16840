import type { Actor } from "~/shop/actor";
import { BOOK_PENCE, DEFAULT_COUNTRY, discountOf, fullPence } from "~/shop/prices/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { ValidateCouponInput, ValidatedCoupon } from "./contract";
import { findUsableCoupon } from "./find-usable.server";

/** Tells whether a coupon could be used and what it would take off. Reserves nothing. */
export async function validateCoupon(
	shop: Shop,
	actor: Actor | null,
	{ code, orderAmount, bookIds = [], copies = 1 }: ValidateCouponInput,
): Promise<Result<ValidatedCoupon>> {
	const orderPence =
		orderAmount === undefined ? fullPence(DEFAULT_COUNTRY, copies) : Math.round(orderAmount * 100);
	const found = await findUsableCoupon(shop.db, {
		code,
		ownerId: actor?.id ?? null,
		emailFold: null,
		bookIds,
		now: shop.clock.now(),
		orderPence,
	});
	if (!found.ok) return done({ valid: false, coupon: null, message: found.error.message });
	return done({
		valid: true,
		coupon: {
			code: found.value.code,
			discountAmount: discountOf(found.value, BOOK_PENCE * copies, orderPence) / 100,
		},
		message: "Coupon applied",
	});
}
