/** What must be known to send a book and to charge a card. Pure, safe in the browser. */

import type { PaymentState } from "~/providers/payments/port";
import { type Country, countryName } from "~/shop/prices/rules";
import { fail } from "~/shop/result";

export const DELIVERY_FIELDS = [
	"name",
	"email",
	"phone",
	"recipient",
	"address",
	"address2",
	"city",
	"postalCode",
	"country",
] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];
/** A delivery as typed, valid or not. `name` is the buyer's; `recipient` is empty unless it is a gift, and then theirs is the address. */
export type TypedDelivery = Record<DeliveryField, string>;

/** What else the form asks: "1" for a gift, what it says inside, how many copies. */
export const CHECKOUT_FIELDS = [...DELIVERY_FIELDS, "gift", "giftMessage", "copies"] as const;
/** The checkout's form as typed, but for coupon and card. */
export type TypedCheckout = Record<(typeof CHECKOUT_FIELDS)[number], string>;

/** Most characters of each field: more than any real address, and what carriers' labels can take in all. */
export const DELIVERY_LENGTHS: Record<DeliveryField, number> = {
	name: 100,
	recipient: 100,
	email: 254,
	phone: 40,
	address: 200,
	address2: 200,
	city: 100,
	postalCode: 20,
	country: 2,
};

/** Where a book's checkout is; with `again` for one that has been ordered before. */
export function checkoutAddress(bookId: string, again: boolean): string {
	return `/checkout?${new URLSearchParams({ book: bookId, ...(again ? { again: "1" } : {}) })}`;
}

/** The lines of a postal address, as they go on a parcel: a gift's names who gets it alone. */
export function addressLines({
	name,
	recipient,
	address,
	address2,
	city,
	postalCode,
	country,
}: TypedDelivery): string[] {
	const lines = [recipient || name, address, address2, city, postalCode, countryName(country)];
	return lines.filter((line) => line !== "");
}

/** What a delivery form lacks, in the same words at both doors. */
export const DELIVERY_TEXTS = {
	name: "Full name is required",
	recipient: "Please say who the gift is for: their name goes on the parcel",
	email: "Email is required",
	emailWrong: "Please enter a valid email",
	address: "Address is required",
	city: "City is required",
	postalCode: "Postal code is required",
	country: "Country is required",
} as const;

/** The simple pattern of an address: something, an at sign, a name with a dot. No spaces or brackets, which headers would trip over. */
export const EMAIL_PATTERN = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;

/** How a country writes its postal codes. */
type WrittenCode = {
	/** Its parts, out of capitals and digits alone. */
	parts: RegExp;
	/** What stands between them. */
	between: string;
	/** "In the UK it looks like BS1 4ST." */
	where: string;
	like: string;
};

/** The areas there are, with the islands that our UK stands for and the forces' own (https://www.royalmail.com/find-a-postcode). */
const UK_AREAS =
	"AB|AL|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|B|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|E|FK|FY|GL|GU|GY|G|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|L|ME|MK|ML|M|NE|NG|NN|NP|NR|NW|N|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|S|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|W|YO|ZE";

/** By the patterns of the Unicode CLDR (postalCodeData.xml, release 26), and for Ireland those of https://www.eircode.ie. */
const POSTCODES: Record<Country, WrittenCode> = {
	GB: {
		parts: new RegExp(`^(?:((?:${UK_AREAS})\\d[\\dA-Z]?)(\\d[ABD-HJLN-UW-Z]{2})|(BFPO)(\\d{1,4}))$`),
		between: " ",
		where: "the UK",
		like: "BS1 4ST",
	},
	US: { parts: /^(\d{5})(\d{4})?$/, between: "-", where: "the US", like: "10001 or 10001-2345" },
	CA: {
		parts: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/,
		between: " ",
		where: "Canada",
		like: "K1A 0B1",
	},
	AU: { parts: /^(\d{4})$/, between: "", where: "Australia", like: "2000" },
	IE: {
		parts: /^([AC-FHKNPRTV-Y]\d[\dW])([\dAC-FHKNPRTV-Y]{4})$/,
		between: " ",
		where: "Ireland",
		like: "D02 AF30",
	},
};

/**
 * A postal code as it stands on a parcel, of one typed in any capitals, with or without spaces, dots and dashes: "bs14st" -> "BS1 4ST". null
 * where it is none of this country's. A country that is no longer sold to has no rule: what was typed is right.
 */
export function writtenPostcode(country: Country, typed: string): string | null {
	const written: WrittenCode | undefined = POSTCODES[country];
	if (!written) return typed;
	const found = written.parts.exec(typed.toUpperCase().replace(/[\s.\p{Pd}]/gu, ""));
	return found?.slice(1).filter(Boolean).join(written.between) ?? null;
}

/** What is said of one that is none. */
export function postcodeProblem(country: Country): string {
	const { where, like } = POSTCODES[country];
	return `Please check the postal code: in ${where} it looks like ${like}`;
}

/** What is said where no addresses are found by a postal code; each can be typed all the same. */
export const ADDRESS_TEXTS = {
	none: "We couldn’t find addresses for that postal code. Please type the address yourself.",
	away: "We can’t look up addresses just now. Please type the address yourself.",
	abroad: "We can look up addresses in the UK only. Please type the address yourself.",
	lost: "We couldn’t reach our shop, so no address was looked up. Please try again, or type it yourself.",
} as const;

export const CHECKOUT_TEXTS = {
	summary: "Please fix the errors in the form",
	card: "Please complete your card details",
	cardExpired: "Your card has expired.",
	/** What helps after a card was declined, for whatever reason. */
	notCharged: "Nothing was charged: please check the card, or use another one.",
	paymentFailed: "Payment failed",
	/** Said with it where the shop couldn't be reached, or its answer was lost on the way. */
	unreachable:
		"We couldn't reach our shop. Everything you typed is still here: please look at your connection and press Pay again. You never pay twice for it.",
	updateFailed:
		"We couldn't reach our shop, so the total is still the one you saw. Please choose the number of copies again.",
	couponFailed: "Failed to apply coupon. Please try again.",
	orderFailed: "Failed to save order",
	noDelivery: "Delivery information not available",
} as const;

/** What our own payments are called that cost nothing; the vendor has never heard of them. */
export const WAIVED = "free";

/** Whether a payment costs nothing, by its id. */
export function isWaived(paymentId: string): boolean {
	return paymentId.startsWith(`${WAIVED}_`);
}

/** States in which the customer's money is, or is about to be, with us. */
const PAID: readonly PaymentState[] = ["succeeded", "processing", "requires_capture"];

/** Whether a provider's payment in this state has the customer's money, or is about to. */
export function isPaid(state: PaymentState): boolean {
	return PAID.includes(state);
}

/** How long a coupon's use stays reserved for a payment nobody touches, ms. */
export const RESERVED_MS = 60 * 60_000;

/** The same for what isn't there and what is somebody else's. */
export const BOOK_NOT_FOUND = fail("not_found", "We couldn't find this book.");
export const PAYMENT_NOT_FOUND = fail("not_found", "We couldn't find this payment.");

/** The provider is away before anything was charged. */
export const NOTHING_CHARGED = fail(
	"vendor",
	"Our card payments are not answering just now. Nothing was charged: please try again in a minute.",
);

export type Card = { number: string; expiry: string; cvc: string };

/** "12 / 29", "1229" or "12/2029" -> the month it ends with, as "2029-12"; null for anything else. */
export function expiryMonth(typed: string): string | null {
	const found = /^\s*(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d\d)\s*$/.exec(typed);
	return found ? `20${found[2]}-${(found[1] ?? "").padStart(2, "0")}` : null;
}

/** Whether card details are those of some card, of today or long over: enough digits, a month, a security code. */
export function isCardComplete({ number, expiry, cvc }: Card): boolean {
	return (
		/^\d{13,19}$/.test(number.replace(/[\s\p{Dash_Punctuation}]/gu, "")) &&
		expiryMonth(expiry) !== null &&
		/^\s*\d{3,4}\s*$/.test(cvc)
	);
}

/** Whether the month that a card ends with is over. */
export function isCardExpired({ expiry }: Pick<Card, "expiry">, now: Date): boolean {
	const month = expiryMonth(expiry);
	return month !== null && month < now.toISOString().slice(0, 7);
}
