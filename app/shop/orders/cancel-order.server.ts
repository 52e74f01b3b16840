import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { isWaived } from "~/shop/checkout/rules";
import { returnUse } from "~/shop/coupons/reserve-use.server";
import { foldEmail } from "~/shop/email";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { advanceOrder } from "./advance-order.server";
import { findShownOrder, type OrderAsked } from "./read-order-detail.server";
import { promiseRefund } from "./refund-order.server";
import { writeStatus } from "./refund-store.server";
import { NOT_PROVED, ORDER_NOT_FOUND, type OrderActor, OTHER_EMAIL } from "./rules";
import type { OrderRow } from "./store.server";

/**
 * Cancels an order, in one transaction with the refund of all that is left of its money; its coupon may be used again. Gives the
 * pence that go back. Error: `conflict`, where it can't be cancelled any more.
 */
export async function cancelOrder(
	trx: Handle,
	shop: Shop,
	order: OrderRow,
	by: Extract<OrderActor, "family" | "operator">,
): Promise<Result<number>> {
	const cancelled = await advanceOrder(trx, shop, order.id, { step: "cancel", by });
	if (!cancelled.ok) return cancelled;
	await returnUse(trx, order.id);
	const refunded = await promiseRefund(trx, shop, order, { reason: "cancelled" });
	if (refunded.ok) return done(refunded.value.pence);
	if (isWaived(order.payment_id))
		await writeStatus(trx, order.id, "cancelled", shop.clock.now().toISOString());
	return done(0);
}

/**
 * A family cancels its order while nothing is approved; who types its e-mail address means it. Gives the pence that go back.
 * Errors: `not_found`, the same for somebody else's; `forbidden`, by its link alone; `invalid` (another address); `conflict`.
 */
export function cancelOwnOrder(
	shop: Shop,
	actor: Actor | null,
	{ email, ...asked }: OrderAsked & { email: string },
): Promise<Result<number>> {
	return shop.db.transaction().execute(async (trx) => {
		const shown = await findShownOrder(shop, trx, actor, asked);
		if (!shown) return ORDER_NOT_FOUND;
		if (!shown.proved) return NOT_PROVED;
		if (foldEmail(email) !== shown.row.email_fold)
			return fail("invalid", OTHER_EMAIL, { fields: { email: [OTHER_EMAIL] } });
		return cancelOrder(trx, shop, shown.row, "family");
	});
}
