import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { orderOfPayment } from "./orders-calls.server";

const route = api("/api/orders/:paymentIntentId", {
	GET: async ({ visitor, params }) =>
		orderOfPayment(visitor, requireFamilyCall(visitor), params.paymentIntentId),
});
export const loader = route.loader;
export const action = route.action;
