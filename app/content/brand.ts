import { BOOK_PENCE, DEFAULT_COUNTRY, DELIVERY_PENCE, fullPence, inPounds } from "~/shop/prices/rules";
import { PUBLISHER } from "~/studio/story/publisher";

/** What the shop is called; 'the product' of quoted texts. Who sells, and how they are reached, is `seller.ts`. */
export const BRAND = {
	name: PUBLISHER,
	strapline: "Storybooks with your family in them",
} as const;

const PRICE = {
	book: inPounds(BOOK_PENCE),
	delivery: `+ ${inPounds(DELIVERY_PENCE[DEFAULT_COUNTRY])} delivery`,
	total: `${inPounds(fullPence(DEFAULT_COUNTRY))} in all`,
};

/**
 * What a book costs, in words. The bare price never stands alone: delivery can't be left out, so the price to pay is
 * shown beside it (Digital Markets, Competition and Consumers Act 2024, drip pricing). the rules of prices hold the pence.
 */
export const PRICE_TEXT = { ...PRICE, full: `${PRICE.book} ${PRICE.delivery}, ${PRICE.total}` };
