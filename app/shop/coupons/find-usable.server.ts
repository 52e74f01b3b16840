import type { Handle } from "#db/open";
import { done, fail, type Result } from "~/shop/result";
import { CODE_LENGTH, COUPON_TEXTS, type Coupon, couponProblem, normaliseCode } from "./rules";
import { type Asking, countUses, findCoupon } from "./store.server";

export type CouponFor = Asking & {
	/** As typed. */
	code: string;
	now: Date;
	/** What the order comes to before the discount, pence. */
	orderPence: number;
};

/**
 * The coupon of a code, if this family may use it now; `find` is how a transaction that will reserve it finds it. Error
 * `invalid` with the message under `couponCode`.
 */
export async function findUsableCoupon(
	db: Handle,
	wanted: CouponFor,
	find = findCoupon,
): Promise<Result<Coupon>> {
	const code = normaliseCode(wanted.code);
	const refused = (message: string) => fail("invalid", message, { fields: { couponCode: [message] } });
	if (code === "") return refused(COUPON_TEXTS.blank);
	const coupon = code.length > CODE_LENGTH ? null : await find(db, code);
	if (!coupon) return refused(COUPON_TEXTS.unknown);
	const problem = couponProblem(coupon, await countUses(db, code, wanted), wanted.now, wanted.orderPence);
	return problem ? refused(problem) : done(coupon);
}
