import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import { orderInput } from "~/shop/checkout/contract";
import { PAYMENT_NOT_FOUND } from "~/shop/checkout/rules";
import { LIMITS } from "~/shop/limits/rules";
import { orderJson } from "~/shop/orders/contract";
import { submitOrder } from "~/shop/orders/submit-order.server";
import { done } from "~/shop/result";

/** Saves an order: 201 to the first that is told of it, 200 with the same order ever after. */
const route = api(
	{ family: "/api/orders", guest: "/api/orders/guest" },
	{
		POST: async ({ visitor: { shop, request }, actor }) => {
			await assertWithin(shop, LIMITS.payment, clientAddress());
			const input = await readJson(request, orderInput);
			if (!actor) return PAYMENT_NOT_FOUND;
			const placed = await submitOrder(shop, actor, input);
			if (!placed.ok) return placed;
			const { order, firstAnswer: created } = placed.value;
			return { ...done(orderJson(order)), created };
		},
	},
);
export const loader = route.loader;
export const action = route.action;
