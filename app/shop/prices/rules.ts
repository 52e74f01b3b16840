/** What a book costs, where it is sent and for how much, and what a coupon takes off. Integer pence. Pure, safe in the browser. */

export const CURRENCY = "gbp";
export const BOOK_PENCE = 2999;

/** So many copies of a book fit into one parcel, and are sent for one postage. */
export const MOST_COPIES = 10;
export const COPIES_TEXT = `Please choose 1 to ${MOST_COPIES} copies`;

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

/** "GB" -> "the United Kingdom", as it stands in a sentence. */
export function inSentence(code: string): string {
	return countryName(code).replace(/^(?=United )/, "the ");
}

const listed = (words: readonly string[]) =>
	words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** "the United Kingdom, the United States, Canada, Australia and Ireland": wherever books are sent. */
export function countriesText(): string {
	return listed(COUNTRIES.map(({ value }) => inSentence(value)));
}

/** What delivery costs, of the table: the one sentence that tells it wherever postage is spoken of. */
export function postageText(): string {
	const prices = [...new Set(COUNTRIES.map(({ value }) => DELIVERY_PENCE[value]))];
	const [same = 0, ...others] = prices;
	if (others.length === 0)
		return `Delivery is ${inPounds(same)} an order, the same to every country we post to: ${countriesText()}.`;
	const told = prices.map((pence) => {
		const countries = COUNTRIES.filter(({ value }) => DELIVERY_PENCE[value] === pence);
		return `${inPounds(pence)} to ${listed(countries.map(({ value }) => inSentence(value)))}`;
	});
	return `Delivery is, an order: ${told.join("; ")}.`;
}

/** The country of a delivery as typed so far; our own while it is none we send to. */
export function countryOf(typed: string | undefined): Country {
	return COUNTRIES.find(({ value }) => value === typed)?.value ?? DEFAULT_COUNTRY;
}

/** "3" -> 3; one copy while what was typed is no number of copies we sell. */
export function copiesOf(typed: string | undefined): number {
	return readCopies(typed) ?? 1;
}

/** "3" -> 3; null for what is no number of copies we sell. */
export function readCopies(typed: string | undefined): number | null {
	const copies = /^\d{1,2}$/.test(typed ?? "") ? Number(typed) : 0;
	return copies >= 1 && copies <= MOST_COPIES ? copies : null;
}

/** How a coupon cuts the price: by a percentage of the books, or by pence of the whole. */
export type Discount = { percentOff: number | null; penceOff: number | null };

/** `bookPence` is all copies; `totalPence` is that and the delivery less the discount. */
export type Price = { bookPence: number; deliveryPence: number; discountPence: number; totalPence: number };

/** What an order comes to before any discount: what a coupon's minimum is held against. */
export function fullPence(country: Country, copies = 1): number {
	return BOOK_PENCE * copies + DELIVERY_PENCE[country];
}

/**
 * What a coupon takes off an order of so many pence, `bookPence` of which are its books. A percentage is taken off the books, not
 * the postage, and rounded in the buyer's favour once; pence come off books and postage together, once an order and never below
 * 0; a total too small to charge is given away.
 */
export function discountOf(
	{ percentOff, penceOff }: Discount,
	bookPence: number,
	orderPence: number,
): number {
	const wanted = Math.ceil((bookPence * (percentOff ?? 0)) / 100) + (penceOff ?? 0);
	return orderPence - wanted < SMALLEST_CHARGE_PENCE ? orderPence : wanted;
}

/** The price of a book's copies sent to a country in one parcel. */
export function priceOf(country: Country, coupon: Discount | null, copies = 1): Price {
	const full = fullPence(country, copies);
	const bookPence = BOOK_PENCE * copies;
	const discountPence = coupon ? discountOf(coupon, bookPence, full) : 0;
	return {
		bookPence,
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

/** The line of the books in a bill: "Your book", or "2 copies at £29.99" of 5998 pence. */
export function booksText(copies: number, bookPence: number): string {
	return copies === 1 ? "Your book" : `${copies} copies at ${inPounds(bookPence / copies)}`;
}

/** Whether an order of this payment status is paid for; some of the money may have gone back. */
export function isPaid(status: string): boolean {
	return status === "paid" || status === "partly_refunded";
}
