import { z } from "zod";
import { COPIES_TEXT, MOST_COPIES } from "~/shop/prices/rules";
import { COUPON_TEXTS } from "./rules";

const blank = COUPON_TEXTS.blank;

/** `POST /api/coupons/validate`. `orderAmount` is in pounds, before the discount; one copy sent at home unless told. */
export const validateCouponInput = z.object({
	code: z.string({ error: blank }).trim().min(1, { error: blank }),
	orderAmount: z
		.number({ error: "The order amount is a number of pounds" })
		.nonnegative()
		.max(1_000_000)
		.optional(),
	bookIds: z.array(z.string().max(100)).max(100).optional(),
	copies: z.int({ error: COPIES_TEXT }).min(1, COPIES_TEXT).max(MOST_COPIES, COPIES_TEXT).optional(),
});

export type ValidateCouponInput = z.infer<typeof validateCouponInput>;

/** `discountAmount` in pounds. */
export type ValidatedCoupon = {
	valid: boolean;
	coupon: { code: string; discountAmount: number } | null;
	message: string;
};
