import type { Actor } from "~/shop/actor";
import { coverUrl } from "~/shop/books/cover-address.server";
import { DEFAULT_COUNTRY, type Price } from "~/shop/prices/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { DELIVERY_FIELDS, type TypedDelivery } from "./rules";
import { loadSale, type SaleInput } from "./sale.server";

/** What the checkout screen shows. */
export type Checkout = {
	book: { id: string; title: string; synopsis: string; comment: string; coverImage: string | null };
	again: boolean;
	/** How many orders the book has had; the form carries it, so that one form makes one order. */
	ordersBefore: number;
	/** As typed so far; name, e-mail and country have defaults. */
	typed: TypedDelivery;
	price: Price;
	/** The coupon applied, null for none. */
	coupon: { code: string; discountPence: number } | null;
	/** Why the coupon that was applied no longer is. */
	couponLost: string | null;
	/** The signed-in family, null for a guest. */
	family: { username: string; email: string } | null;
};

/**
 * Everything a checkout shows, all from the database; a family's own name and address are what its fields begin with.
 * Errors: those of `loadSale`.
 */
export async function readCheckout(
	shop: Shop,
	actor: Actor,
	{ family = null, ...input }: SaleInput & Partial<Pick<Checkout, "family">>,
): Promise<Result<Checkout>> {
	const first = { name: family?.username ?? "", email: family?.email ?? "", country: DEFAULT_COUNTRY };
	const empty = Object.fromEntries(DELIVERY_FIELDS.map((field) => [field, ""])) as TypedDelivery;
	const sale = await loadSale(shop, actor, input, { begins: first });
	if (!sale.ok) return sale;
	const { book, again, coupon, couponLost, price } = sale.value;
	const typed = { ...empty, ...sale.value.typed };
	return done({
		book: {
			id: book.id,
			title: book.title,
			synopsis: book.synopsis,
			comment: book.comment,
			coverImage: book.coverId === null ? null : coverUrl(shop, book.coverId),
		},
		again,
		ordersBefore: book.orders,
		typed,
		price,
		coupon: coupon && { code: coupon.code, discountPence: price.discountPence },
		couponLost,
		family,
	});
}
