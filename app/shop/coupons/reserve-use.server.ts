import type { Handle } from "#db/open";
import { done, fail, type Result } from "~/shop/result";
import { type CouponFor, findUsableCoupon } from "./find-usable.server";
import { insertUse, lockCoupon } from "./store.server";

export { assignUse, releaseUse, returnUse } from "./store.server";

const EMAIL_FIRST =
	"Each family can use this coupon once. Please give the delivery with its email address first.";
const NEEDS_EMAIL = fail("invalid", EMAIL_FIRST, { fields: { deliveryInfo: [EMAIL_FIRST] } });

/**
 * Reserves a coupon's use for a payment, in the transaction that writes the payment's row: everything is judged here for the
 * last time, and what was reserved is honoured until the payment closes. Returns false where the payment has a use already.
 * Errors: those of `findUsableCoupon`, and `invalid` where each family may use it once and no e-mail address is known.
 */
export async function reserveUse(
	trx: Handle,
	{ paymentId, ...wanted }: CouponFor & { paymentId: string; ownerId: string },
): Promise<Result<boolean>> {
	const coupon = await findUsableCoupon(trx, wanted, lockCoupon);
	if (!coupon.ok) return coupon;
	const { ownerId, emailFold, now } = wanted;
	// Counted by the browser alone, once for each family would be once for each browser.
	if (coupon.value.onceEach && emailFold === null) return NEEDS_EMAIL;
	const use = { paymentId, code: coupon.value.code, ownerId, emailFold: emailFold ?? "" };
	return done(await insertUse(trx, { ...use, at: now.toISOString() }));
}
