/** What the shop is called and how it is reached; 'the product' of quoted texts. */
export const BRAND = {
	name: "Fable & Kin",
	strapline: "Storybooks with your family in them",
	email: "hello@fableandkin.example",
} as const;

/**
 * What a book costs, in words. The bare price never stands alone: delivery can't be left out, so the price to pay is
 * shown beside it (Digital Markets, Competition and Consumers Act 2024, drip pricing). checkout's rules hold the pence.
 */
export const PRICE_TEXT = {
	book: "£29.99",
	delivery: "+ £4.99 delivery",
	total: "£34.98 in all",
	full: "£29.99 + £4.99 delivery, £34.98 in all",
} as const;
