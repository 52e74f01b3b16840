import type { Actor } from "~/shop/actor";
import { coverUrl } from "~/shop/books/cover-address.server";
import { DEFAULT_COUNTRY } from "~/shop/prices/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { CHECKOUT_FIELDS, type TypedCheckout } from "./rules";
import { loadSale, type Sale, type SaleInput } from "./sale.server";

/** What the checkout screen shows. */
export type Checkout = Pick<Sale, "again" | "price" | "copies" | "couponLost"> & {
	book: {
		id: string;
		/** Goes back with the form, so that what is shown is what is printed. */
		coverId: string | null;
		coverImage: string | null;
		title: string;
		synopsis: string;
		comment: string;
	};
	/** How many orders the book has had; the form carries it, so that one form makes one order. */
	ordersBefore: number;
	/** As typed so far; name, e-mail and country have defaults. */
	typed: TypedCheckout;
	/** When a new book can't be ordered any more, ISO; null for *Order again*. */
	offerEndsAt: string | null;
	/** The coupon applied, null for none. */
	coupon: { code: string; discountPence: number } | null;
	/** The signed-in family, null for a guest. */
	family: { id: string; username: string; email: string } | null;
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
	const first = {
		name: family?.username ?? "",
		email: family?.email ?? "",
		country: DEFAULT_COUNTRY,
		copies: "1",
	};
	const empty = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ""])) as TypedCheckout;
	const sale = await loadSale(shop, actor, input, { begins: first });
	if (!sale.ok) return sale;
	const { book, again, offerEnds, coupon, couponLost, price, copies, typed } = sale.value;
	const { id, title, synopsis, comment, coverId } = book;
	const coverImage = coverId === null ? null : coverUrl(shop, coverId);
	return done({
		book: { id, coverId, coverImage, title, synopsis, comment },
		again,
		ordersBefore: book.orders,
		typed: { ...empty, ...typed },
		price,
		copies,
		offerEndsAt: offerEnds?.toISOString() ?? null,
		coupon: coupon && { code: coupon.code, discountPence: price.discountPence },
		couponLost,
		family,
	});
}
