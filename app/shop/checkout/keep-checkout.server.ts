import type { Actor } from "~/shop/actor";
import { findUsableCoupon } from "~/shop/coupons/find-usable.server";
import { foldEmail } from "~/shop/email";
import { countryOf, fullPence } from "~/shop/prices/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type SaleInput, saleIn } from "./find-sale.server";
import type { TypedDelivery } from "./rules";
import { writeKept } from "./store.server";

type Keep = SaleInput & { typed: Partial<TypedDelivery> };

/** Keeps what was typed, valid or not, so that no error, coupon or back button loses it. Errors: those of `findSale`. */
export async function keepTyped(shop: Shop, actor: Actor, input: Keep): Promise<Result<null>> {
	return keep(shop, actor, input, undefined);
}

/** Applies a coupon to a checkout. Errors: those of `findSale`; `invalid` with why under `couponCode`, nothing changed but what was typed. */
export async function applyCoupon(
	shop: Shop,
	actor: Actor,
	input: Keep & { code: string },
): Promise<Result<null>> {
	const coupon = await findUsableCoupon(shop.db, {
		code: input.code,
		ownerId: actor.id,
		emailFold: input.typed.email ? foldEmail(input.typed.email) : null,
		orderPence: fullPence(countryOf(input.typed.country)),
		now: shop.clock.now(),
	});
	const kept = await keep(shop, actor, input, coupon.ok ? coupon.value.code : undefined);
	return kept.ok && !coupon.ok ? coupon : kept;
}

/** Takes the coupon off a checkout again, and keeps what was typed. Errors: those of `findSale`. */
export async function removeCoupon(shop: Shop, actor: Actor, input: Keep): Promise<Result<null>> {
	return keep(shop, actor, input, null);
}

async function keep(
	shop: Shop,
	actor: Actor,
	{ typed, ...input }: Keep,
	couponCode: string | null | undefined,
): Promise<Result<null>> {
	// One transaction: a guest may sign in, or an account be deleted, in another tab, and no name may be written after it.
	return shop.db.transaction().execute(async (trx) => {
		const now = shop.clock.now();
		const sale = await saleIn(trx, actor, input, now);
		if (!sale.ok) return sale;
		const at = now.toISOString();
		await writeKept(trx, { bookId: sale.value.book.id, ownerId: actor.id, typed, couponCode, at });
		return done(null);
	});
}
