import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import type { Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { orderInput } from "~/shop/checkout/contract";
import { PAYMENT_NOT_FOUND } from "~/shop/checkout/rules";
import { LIMITS } from "~/shop/limits/rules";
import { readOrderByPayment } from "~/shop/orders/read-order.server";
import { submitOrder } from "~/shop/orders/submit-order.server";

/** What both calls that save an order do: 201 to the first that is told of it, 200 with the same order ever after. */
export async function saveOrder({ shop, request }: Visitor, actor: Actor | null) {
	await assertWithin(shop, LIMITS.payment, clientAddress());
	const input = await readJson(request, orderInput);
	if (!actor) return PAYMENT_NOT_FOUND;
	const placed = await submitOrder(shop, actor, input);
	if (!placed.ok) return placed;
	return { ok: true as const, value: placed.value.order, created: placed.value.firstAnswer };
}

/** What both calls that read an order do. A guest may show the key of the mail's link instead of the browser that paid. */
export function orderOfPayment(
	{ shop, session }: Visitor,
	actor: Actor | null,
	paymentId = "",
	key: string | null = null,
) {
	return readOrderByPayment(shop, actor, paymentId, { key, opened: session?.facts.orders ?? [] });
}
