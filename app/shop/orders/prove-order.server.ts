import type { ProvedStep } from "~/content/prove-buyer";
import { enqueue } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { findShownOrder, type OrderAsked } from "./read-order-detail.server";
import { ORDER_NOT_FOUND } from "./rules";

/**
 * Whether this visitor is proved to be the buyer of an order. Where it has the link alone, a link that proves it is mailed to the order's
 * address, and leads to the step it wanted to take. Errors: `not_found`, `rate_limited` by the order.
 */
export async function askForProof(
	shop: Shop,
	actor: Actor | null,
	{ step, ...asked }: OrderAsked & { step: ProvedStep },
): Promise<Result<"proved" | "mailed">> {
	const shown = await findShownOrder(shop, shop.db, actor, asked);
	if (!shown) return ORDER_NOT_FOUND;
	if (shown.proved) return done("proved");
	const often = await withinLimit(shop, LIMITS.orderLinkMail, asked.orderId);
	if (!often.ok) return often;
	const id = `${asked.orderId}:${step}:${shop.ids.next("link")}`;
	await enqueue(shop.db, shop, {
		kind: "send-mail",
		key: `order-proof:${id}`,
		payload: { mail: "order-proof", id },
	});
	return done("mailed");
}
