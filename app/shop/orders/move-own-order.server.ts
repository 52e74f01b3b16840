import type { Actor } from "~/shop/actor";
import { readDelivery } from "~/shop/checkout/contract";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { advanceOrder } from "./advance-order.server";
import { findShownOrder, type OrderAsked } from "./read-order-detail.server";
import { estimatedDelivery, ORDER_NOT_FOUND, type OrderState } from "./rules";
import type { OrderFacts, OrderRow } from "./store.server";

/** What a family does with one press. */
export type OwnStep = "approve" | "deliver";

/**
 * A family approves its book, or says that it has arrived; so does whoever has the link of the order's mails. Errors: `not_found`,
 * the same for somebody else's; `conflict`: not now.
 */
export function moveOwnOrder(
	shop: Shop,
	actor: Actor | null,
	{ step, ...asked }: OrderAsked & { step: OwnStep },
): Promise<Result<OrderState>> {
	return shop.db.transaction().execute(async (trx) => {
		const shown = await findShownOrder(shop, trx, actor, asked);
		if (!shown) return ORDER_NOT_FOUND;
		const facts = step === "approve" ? promiseOf(shop, shown.row) : {};
		return advanceOrder(trx, shop, asked.orderId, { step, by: "family", facts });
	});
}

/** By when it is to arrive is promised with the approval. */
function promiseOf(shop: Shop, { delivery }: OrderRow): OrderFacts {
	const { country } = readDelivery(delivery) ?? {};
	return { estimated_delivery: country ? estimatedDelivery(country, shop.clock.now()) : null };
}
