import { api } from "~/http/api.server";
import { orderOfPayment } from "./orders-calls.server";

const route = api("/api/orders/guest/:paymentIntentId", {
	GET: async ({ visitor, params, url }) =>
		orderOfPayment(visitor, visitor.actor, params.paymentIntentId, url.searchParams.get("key")),
});
export const loader = route.loader;
export const action = route.action;
