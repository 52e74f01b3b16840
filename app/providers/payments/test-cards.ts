export type TestCard = {
	/** Digits only. */
	number: string;
	brand: string;
	outcome: "succeeds" | "declined" | "requires_action";
	/** What the bank tells the customer when it declines. */
	message: string | null;
};

/** The card a tester is told of first. */
export const SUCCEEDING_CARD = "4242 4242 4242 4242";

/**
 * The numbers the sandbox takes. Browser-safe.
 * Stripe's own, https://docs.stripe.com/testing, and its messages, https://docs.stripe.com/declines/codes.
 */
export const TEST_CARDS: readonly TestCard[] = [
	{ number: "4242424242424242", brand: "Visa", outcome: "succeeds", message: null },
	{ number: "4000000000000002", brand: "Visa", outcome: "declined", message: "Your card was declined." },
	{
		number: "4000000000009995",
		brand: "Visa",
		outcome: "declined",
		message: "Your card has insufficient funds.",
	},
	{
		number: "4000000000000069",
		brand: "Visa",
		outcome: "declined",
		message: "Your card has expired.",
	},
	{ number: "4000002500003155", brand: "Visa", outcome: "requires_action", message: null },
];

/** The test card of a number as people type it, with spaces or dashes; null for any other number. */
export function findTestCard(typed: string): TestCard | null {
	const digits = typed.replace(/[\s\p{Dash_Punctuation}]/gu, "");
	return TEST_CARDS.find((card) => card.number === digits) ?? null;
}

/** "Visa ending 4242". */
export function methodOf(card: TestCard): string {
	return `${card.brand} ending ${card.number.slice(-4)}`;
}
