import type { Handle } from "#db/open";
import { done, fail, type Result } from "~/shop/result";
import { CODE_LENGTH, COUPON_TEXTS, type Coupon, couponProblem, normaliseCode } from "./rules";
import { countUses, findCoupon } from "./store.server";

export type CouponFor = {
	/** As typed. */
	code: string;
	/** null: a browser that has stored nothing with us yet. */
	ownerId: string | null;
	/** null while no e-mail address is known. */
	emailFold: string | null;
	now: Date;
	/** What the order comes to before the discount, pence. */
	orderPence: number;
};

/**
 * The coupon of a code, if this family may use it now. Takes the database or a transaction: placing an order asks
 * again inside its own. Error `invalid` with the message under `couponCode`.
 */
export async function findUsableCoupon(db: Handle, wanted: CouponFor): Promise<Result<Coupon>> {
	const code = normaliseCode(wanted.code);
	const refused = (message: string) => fail("invalid", message, { fields: { couponCode: [message] } });
	if (code === "") return refused(COUPON_TEXTS.blank);
	const coupon = code.length > CODE_LENGTH ? null : await findCoupon(db, code);
	if (!coupon) return refused(COUPON_TEXTS.unknown);
	const uses = await countUses(db, code, { ownerId: wanted.ownerId, emailFold: wanted.emailFold });
	const problem = couponProblem(coupon, uses, wanted.now, wanted.orderPence);
	return problem ? refused(problem) : done(coupon);
}
