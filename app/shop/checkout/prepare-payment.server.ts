import type { Actor } from "~/shop/actor";
import { inPounds } from "~/shop/prices/rules";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { PreparedPayment } from "./contract";
import { openCharge } from "./open-charge.server";
import { loadSale, type Said, type SaleInput } from "./sale.server";

export type PreparePayment = SaleInput &
	Pick<Said, "delivery" | "couponCode" | "comment" | "copies" | "giftMessage"> & {
		/** What the browser believes the total to be, pence. Only compared. */
		amount?: number;
	};

/**
 * Gives the one open payment of a book on the terms that are asked for: its amount is worked out here from the database.
 * Delivery, coupon and comment are kept with our row, so that a webhook or a job can complete the order alone; the provider
 * learns ids only. Asked at once from many sides it is still one payment.
 * Errors: those of `loadSale` and `openCharge`; `amount_changed` (with `details.amount`, pence).
 */
export async function preparePayment(
	shop: Shop,
	actor: Actor,
	{ amount, couponCode = null, delivery, comment, copies, giftMessage, ...input }: PreparePayment,
): Promise<Result<PreparedPayment>> {
	const said = { couponCode, delivery, comment, copies, giftMessage };
	const sale = await loadSale(shop, actor, input, said);
	if (!sale.ok) return sale;
	const changed = amountChanged(amount, sale.value.price.totalPence);
	return changed ?? openCharge(shop, sale.value);
}

/** Why a total the browser shows (pence) can't be charged: it is another one by now. null where it is right, or not told. */
export function amountChanged(shown: number | undefined, amount: number) {
	if (shown === undefined || shown === amount) return null;
	return fail("amount_changed", `The total is now ${inPounds(amount)}. Please check it and try again.`, {
		details: { amount },
	});
}
