import type { Actor } from "~/shop/actor";
import { findUsableCoupon } from "~/shop/coupons/find-usable.server";
import { countryOf, type Price, priceOf } from "~/shop/prices/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { cancelCharge } from "./close-charge.server";
import type { FoundAddresses } from "./found-address";
import { lookUpPostcode } from "./look-up-postcode.server";
import { BOOK_NOT_FOUND, type TypedCheckout } from "./rules";
import { loadSale, type Sale, type SaleInput } from "./sale.server";
import { writeTyped } from "./store.server";

type Typed = SaleInput & { typed: Partial<TypedCheckout> };

/** Keeps what was typed, valid or not, so that no error, coupon or back button loses it. Error: `not_found`. */
export async function saveTyped(
	shop: Shop,
	{ actor, book, typed }: Pick<Sale, "actor" | "book" | "typed">,
	couponCode?: string | null,
): Promise<Result<null>> {
	const at = shop.clock.now().toISOString();
	const saved = await writeTyped(shop.db, { bookId: book.id, ownerId: actor.id, typed, couponCode, at });
	return saved ? done(null) : BOOK_NOT_FOUND;
}

/** Keeps what was typed of a checkout that does nothing else yet. Errors: those of `loadSale`. */
export async function saveDelivery(
	shop: Shop,
	actor: Actor,
	{ typed, ...input }: Typed,
): Promise<Result<null>> {
	const sale = await loadSale(shop, actor, input, { typed });
	return sale.ok ? saveTyped(shop, sale.value) : sale;
}

/**
 * Keeps what was typed of a checkout, and looks up the addresses of its postal code. `from`: the network address. Errors: those of `loadSale`;
 * `invalid` with why under `postalCode`.
 */
export async function findAddress(
	shop: Shop,
	actor: Actor,
	{ typed, from, ...input }: Typed & { from: string },
): Promise<Result<FoundAddresses>> {
	const sale = await loadSale(shop, actor, input, { typed });
	if (!sale.ok) return sale;
	const saved = await saveTyped(shop, sale.value);
	if (!saved.ok) return saved;
	const { country = "", postalCode = "" } = typed;
	return lookUpPostcode(shop, {
		bookId: sale.value.book.id,
		visitor: actor.id,
		...{ country, postalCode, from },
	});
}

/**
 * Applies a coupon to a checkout; gives the price with it. Errors: those of `loadSale`; `invalid` with why under `couponCode`,
 * nothing changed but what was typed.
 */
export async function applyCoupon(
	shop: Shop,
	actor: Actor,
	{ typed, code, ...input }: Typed & { code: string },
): Promise<Result<Price>> {
	const sale = await loadSale(shop, actor, input, { typed });
	if (!sale.ok) return sale;
	const { book, emailFold, price } = sale.value;
	const usable = await findUsableCoupon(shop.db, {
		code,
		ownerId: actor.id,
		emailFold,
		bookIds: [book.id],
		orderPence: price.bookPence + price.deliveryPence,
		now: shop.clock.now(),
	});
	const changed = usable.ok
		? await changeCoupon(shop, sale.value, usable.value.code)
		: await saveTyped(shop, sale.value);
	if (!changed.ok) return changed;
	if (!usable.ok) return usable;
	const { typed: asTyped, copies } = sale.value;
	return done(priceOf(countryOf(asTyped.country), usable.value, copies));
}

/** Takes the coupon off a checkout again, and keeps what was typed. Errors: those of `loadSale`. */
export async function removeCoupon(
	shop: Shop,
	actor: Actor,
	{ typed, ...input }: Typed,
): Promise<Result<null>> {
	const sale = await loadSale(shop, actor, input, { typed });
	return sale.ok ? changeCoupon(shop, sale.value, null) : sale;
}

async function changeCoupon(shop: Shop, sale: Sale, couponCode: string | null): Promise<Result<null>> {
	const saved = await saveTyped(shop, sale, couponCode);
	const reserved = sale.open?.couponCode ?? null;
	// What another coupon was reserved for is not wanted any more. Where the provider is away the closing job sees to it.
	if (saved.ok && sale.open && reserved !== null && reserved !== couponCode)
		await cancelCharge(shop, sale.open.id);
	return saved;
}
