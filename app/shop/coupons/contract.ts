import { z } from "zod";
import { COPIES_TEXT, MOST_COPIES } from "~/shop/prices/rules";
import { COUPON_TEXTS } from "./rules";

const blank = COUPON_TEXTS.blank;
const AMOUNT = "The order amount is a number of pounds";
const BOOK_IDS = "The books are a list of at most 100 ids";

/** `POST /api/coupons/validate`. `orderAmount` is in pounds, before the discount; one copy sent at home unless told. */
export const validateCouponInput = z.object({
	code: z.string({ error: blank }).trim().min(1, { error: blank }),
	orderAmount: z
		.number({ error: AMOUNT })
		.nonnegative({ error: AMOUNT })
		.max(1_000_000, { error: AMOUNT })
		.optional(),
	bookIds: z
		.array(z.string({ error: BOOK_IDS }).max(100, { error: BOOK_IDS }), { error: BOOK_IDS })
		.max(100, { error: BOOK_IDS })
		.optional(),
	copies: z.int({ error: COPIES_TEXT }).min(1, COPIES_TEXT).max(MOST_COPIES, COPIES_TEXT).optional(),
});

export type ValidateCouponInput = z.infer<typeof validateCouponInput>;

/** `discountAmount` in pounds. */
export type ValidatedCoupon = {
	valid: boolean;
	coupon: { code: string; discountAmount: number } | null;
	message: string;
};
