/** What a book costs, where it is sent, and what must be known to send it. Specification sections 2, 3, 5 and 9. Pure, safe in the browser. */

import { fail } from "~/shop/result";

/** Pence. The postage is the same to every country we send to. */
export const BOOK_PENCE = 2999;
export const DELIVERY_PENCE = 499;
export const FULL_PENCE = BOOK_PENCE + DELIVERY_PENCE;
export const CURRENCY = "gbp";

/**
 * A smaller total can't be charged and is waived: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 * The one place of this figure; it was never confirmed with a real account.
 */
export const SMALLEST_CHARGE_PENCE = 30;

/** How a coupon cuts the price: by a percentage of the book, or by pence of the whole. */
export type Discount = { percentOff: number | null; penceOff: number | null };

/** Integer pence; `totalPence` is the book and its delivery less the discount. */
export type Price = { bookPence: number; deliveryPence: number; discountPence: number; totalPence: number };

/**
 * The price of one book, in pence. A percentage is taken off the book, not the postage, and rounded in the buyer's
 * favour; pence come off book and postage together, never below 0; a total too small to charge is given away.
 */
export function priceOf(coupon: Discount | null): Price {
	const percentage = coupon?.percentOff ? Math.ceil((BOOK_PENCE * coupon.percentOff) / 100) : 0;
	const wanted = percentage + (coupon?.penceOff ?? 0);
	const left = FULL_PENCE - Math.min(wanted, FULL_PENCE);
	const totalPence = left < SMALLEST_CHARGE_PENCE ? 0 : left;
	return {
		bookPence: BOOK_PENCE,
		deliveryPence: DELIVERY_PENCE,
		discountPence: FULL_PENCE - totalPence,
		totalPence,
	};
}

/** The price that was paid when it isn't the one we'd ask now: whatever is missing was the discount. */
export function pricePaid(totalPence: number): Price {
	return { ...priceOf(null), discountPence: Math.max(0, FULL_PENCE - totalPence), totalPence };
}

/** 3498 -> "£34.98". */
export function inPounds(pence: number): string {
	return `£${(pence / 100).toFixed(2)}`;
}

export const COUNTRIES = [
	{ value: "GB", label: "United Kingdom" },
	{ value: "US", label: "United States" },
	{ value: "CA", label: "Canada" },
	{ value: "AU", label: "Australia" },
	{ value: "IE", label: "Ireland" },
] as const;

export type Country = (typeof COUNTRIES)[number]["value"];
export const DEFAULT_COUNTRY: Country = "GB";

/** "GB" -> "United Kingdom". */
export function countryName(code: string): string {
	return COUNTRIES.find(({ value }) => value === code)?.label ?? code;
}

export const DELIVERY_FIELDS = [
	"name",
	"email",
	"phone",
	"address",
	"address2",
	"city",
	"postalCode",
	"country",
] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];
/** The delivery form as typed, valid or not. */
export type TypedDelivery = Record<DeliveryField, string>;

/** Most characters of each field: more than any real address, and what carriers' labels can take in all. */
export const DELIVERY_LENGTHS: Record<DeliveryField, number> = {
	name: 100,
	email: 254,
	phone: 40,
	address: 200,
	address2: 200,
	city: 100,
	postalCode: 20,
	country: 2,
};

/** The lines of a postal address, as they go on a parcel. */
export function addressLines({
	name,
	address,
	address2,
	city,
	postalCode,
	country,
}: TypedDelivery): string[] {
	return [name, address, address2, city, postalCode, countryName(country)].filter((line) => line !== "");
}

/** Specification, section 5, word for word. */
export const DELIVERY_TEXTS = {
	name: "Full name is required",
	email: "Email is required",
	emailWrong: "Please enter a valid email",
	address: "Address is required",
	city: "City is required",
	postalCode: "Postal code is required",
	country: "Country is required",
} as const;

/** The simple address pattern of the specification: something, an at sign, a name with a dot. No spaces or brackets, which headers would trip over. */
export const EMAIL_PATTERN = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;

export const CHECKOUT_TEXTS = {
	summary: "Please fix the errors in the form",
	card: "Please complete your card details",
	paymentFailed: "Payment failed",
	couponBlank: "Please enter a coupon code",
	couponUnknown: "Invalid coupon code",
	couponFailed: "Failed to apply coupon. Please try again.",
	orderFailed: "Failed to save order",
	noDelivery: "Delivery information not available",
} as const;

/** The same for what isn't there and what is somebody else's. */
export const BOOK_NOT_FOUND = fail("not_found", "We couldn't find this book.");
export const PAYMENT_NOT_FOUND = fail("not_found", "We couldn't find this payment.");

export type Card = { number: string; expiry: string; cvc: string };

/** "12 / 29", "1229" or "12/2029" -> the month it ends with, as "2029-12"; null for anything else. */
export function expiryMonth(typed: string): string | null {
	const found = /^\s*(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d\d)\s*$/.exec(typed);
	return found ? `20${found[2]}-${(found[1] ?? "").padStart(2, "0")}` : null;
}

/** Whether card details could be a card's: enough digits, a month that isn't over, a security code. */
export function isCardComplete({ number, expiry, cvc }: Card, now: Date): boolean {
	const month = expiryMonth(expiry);
	return (
		/^\d{13,19}$/.test(number.replace(/[\s\p{Dash_Punctuation}]/gu, "")) &&
		month !== null &&
		month >= now.toISOString().slice(0, 7) &&
		/^\s*\d{3,4}\s*$/.test(cvc)
	);
}
