import type { Handle } from "#db/open";
import { DEFAULT_COUNTRY, fullPence, isPaid } from "~/shop/prices/rules";
import type { Shop } from "~/shop.server";
import { findUsableCoupon } from "./find-usable.server";
import { NEXT_BOOK_PERCENT, NOT_YET } from "./rules";
import { beginCoupon, endCoupon, insertCoupon } from "./store.server";

/** Letters and digits nobody takes for one another. */
const READABLE = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 12;

/**
 * The code of the coupon that comes with an order: nobody can guess it, and it tells nothing of the order. Behind it the one it has where it
 * was made before the shop's secret was changed.
 */
function codesOf(shop: Pick<Shop, "signer">, orderId: string): [string, ...string[]] {
	const [code = "", ...before] = shop.signer.signatures("next book", orderId).map((signature) => {
		const mac = Buffer.from(signature, "base64url");
		return [...mac.subarray(0, LENGTH)].map((byte) => READABLE[byte % READABLE.length]).join("");
	});
	return [code, ...before];
}

/**
 * Makes the coupon for the buyer's next book, usable once and by whoever has it, but not before this one is approved, in the
 * transaction that places the order. Made again it is the same one.
 */
export async function makeNextBookCoupon(
	trx: Handle,
	shop: Shop,
	orderId: string,
	at: string,
): Promise<void> {
	const worth = { percentOff: NEXT_BOOK_PERCENT, penceOff: null, minimumPence: 0 };
	const limits = { mostUses: 1, onceEach: false, startsAt: NOT_YET, endsAt: null };
	const [code] = codesOf(shop, orderId);
	await insertCoupon(trx, { code, ...worth, ...limits }, at);
}

/** Makes the coupon an order has brought good, in the transaction that approves its book. */
export async function openNextBookCoupon(trx: Handle, shop: Shop, orderId: string): Promise<void> {
	await beginCoupon(trx, codesOf(shop, orderId), shop.clock.now().toISOString());
}

/** Ends the coupon an order has brought, in the transaction that gives all its money back; one that was used stays used. */
export async function endNextBookCoupon(trx: Handle, shop: Shop, orderId: string, at: string): Promise<void> {
	for (const code of codesOf(shop, orderId)) await endCoupon(trx, code, at);
}

/**
 * The code of the coupon an order has brought, for whoever may see the order, also before it is good; null once it has been used,
 * where the money went back, and where there is none.
 */
export async function readNextBookCoupon(
	shop: Shop,
	order: { id: string; status: string },
): Promise<string | null> {
	if (!isPaid(order.status)) return null;
	for (const code of codesOf(shop, order.id)) {
		const coupon = await findUsableCoupon(shop.db, {
			code,
			ownerId: null,
			emailFold: null,
			bookIds: [],
			orderPence: fullPence(DEFAULT_COUNTRY),
			now: new Date(NOT_YET),
		});
		if (coupon.ok) return coupon.value.code;
	}
	return null;
}
