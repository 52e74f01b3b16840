/** What a book costs, where it is sent and for how much, and what a coupon takes off. Integer pence. Pure, safe in the browser. */

export const CURRENCY = "gbp";
export const BOOK_PENCE = 2999;

/**
 * A smaller total can't be charged and is waived: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 * The one place of this figure; it was never confirmed with a real account.
 */
export const SMALLEST_CHARGE_PENCE = 30;

export const COUNTRIES = [
	{ value: "GB", label: "United Kingdom" },
	{ value: "US", label: "United States" },
	{ value: "CA", label: "Canada" },
	{ value: "AU", label: "Australia" },
	{ value: "IE", label: "Ireland" },
] as const;

export type Country = (typeof COUNTRIES)[number]["value"];
export const DEFAULT_COUNTRY: Country = "GB";

/** What delivery costs, pence: the one table, which every total follows. */
export const DELIVERY_PENCE: Record<Country, number> = { GB: 499, US: 499, CA: 499, AU: 499, IE: 499 };

/** "GB" -> "United Kingdom". */
export function countryName(code: string): string {
	return COUNTRIES.find(({ value }) => value === code)?.label ?? code;
}

/** The country of a delivery as typed so far; our own while it is none we send to. */
export function countryOf(typed: string | undefined): Country {
	return COUNTRIES.find(({ value }) => value === typed)?.value ?? DEFAULT_COUNTRY;
}

/** How a coupon cuts the price: by a percentage of the book, or by pence of the whole. */
export type Discount = { percentOff: number | null; penceOff: number | null };

/** `totalPence` is the book and its delivery less the discount. */
export type Price = { bookPence: number; deliveryPence: number; discountPence: number; totalPence: number };

/** What an order comes to before any discount: what a coupon's minimum is held against. */
export function fullPence(country: Country): number {
	return BOOK_PENCE + DELIVERY_PENCE[country];
}

/**
 * What a coupon takes off an order of so many pence. A percentage is taken off the book, not the postage, and rounded in the
 * buyer's favour; pence come off book and postage together, never below 0; a total too small to charge is given away.
 */
export function discountOf({ percentOff, penceOff }: Discount, orderPence: number): number {
	const wanted = Math.ceil((BOOK_PENCE * (percentOff ?? 0)) / 100) + (penceOff ?? 0);
	return orderPence - wanted < SMALLEST_CHARGE_PENCE ? orderPence : wanted;
}

/** The price of one book sent to a country. */
export function priceOf(country: Country, coupon: Discount | null): Price {
	const full = fullPence(country);
	const discountPence = coupon ? discountOf(coupon, full) : 0;
	return {
		bookPence: BOOK_PENCE,
		deliveryPence: DELIVERY_PENCE[country],
		discountPence,
		totalPence: full - discountPence,
	};
}

/** Whether book, delivery and discount make the total. */
export function addsUp({ bookPence, deliveryPence, discountPence, totalPence }: Price): boolean {
	return bookPence + deliveryPence - discountPence === totalPence && discountPence >= 0 && totalPence >= 0;
}

/** 3498 -> "£34.98". */
export function inPounds(pence: number): string {
	return `£${(pence / 100).toFixed(2)}`;
}

/** Whether an order of this payment status is paid for; some of the money may have gone back. */
export function isPaid(status: string): boolean {
	return status === "paid" || status === "partly_refunded";
}
