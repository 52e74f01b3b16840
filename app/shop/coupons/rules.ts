import { type Discount, inPounds } from "~/shop/prices/rules";

export type Coupon = Discount & {
	code: string;
	/** What an order must come to before the discount. */
	minimumPence: number;
	/** null: as often as one likes. */
	mostUses: number | null;
	/** Once a family. */
	onceEach: boolean;
	/** ISO; null: no such end. */
	startsAt: string | null;
	endsAt: string | null;
};

/** How often a coupon was used: in all, and by this family. */
export type Uses = { inAll: number; byFamily: number };

/** What the buyer of a book gets off the next one. */
export const NEXT_BOOK_PERCENT = 10;

/** From when a coupon is good whose book isn't approved: an order that is cancelled before brings none. */
export const NOT_YET = "9999-12-31T00:00:00.000Z";

/** What a coupon code may look like when it is looked up; longer input is no code of ours. */
export const CODE_LENGTH = 40;

export const COUPON_TEXTS = {
	blank: "Please enter a coupon code",
	unknown: "Invalid coupon code",
	/** Behind the code that an order has brought. */
	nextBook:
		"It is good from the moment you approve this book. Type it in at the checkout of your next; it works once.",
} as const;

/** Codes are trimmed and upper-cased: " story10 " -> "STORY10". */
export function normaliseCode(typed: string): string {
	return typed.trim().toUpperCase();
}

/**
 * Why a coupon can't be used now, in words for the family; null when it can. `orderPence` is what the order comes to
 * before the discount. A coupon whose time hasn't come is nobody's business, so it reads as unknown.
 */
export function couponProblem(coupon: Coupon, uses: Uses, now: Date, orderPence: number): string | null {
	const at = now.toISOString();
	if (coupon.startsAt !== null && at < coupon.startsAt) return COUPON_TEXTS.unknown;
	if (coupon.endsAt !== null && at >= coupon.endsAt) return "This coupon has expired";
	if (coupon.mostUses !== null && uses.inAll >= coupon.mostUses) return "This coupon has been used up";
	if (coupon.onceEach && uses.byFamily > 0) return "You have already used this coupon";
	if (orderPence < coupon.minimumPence)
		return `This coupon is for orders from ${inPounds(coupon.minimumPence)}`;
	return null;
}
