import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { orderJson } from "~/shop/orders/contract";
import { readOrderDetail } from "~/shop/orders/read-order-detail.server";
import { done } from "~/shop/result";

/** One order of the family. */
const route = api("/api/orders/user/orders/:orderId", {
	GET: async ({ visitor, params: { orderId = "" } }) => {
		const found = await readOrderDetail(visitor.shop, requireFamilyCall(visitor), { orderId, key: null });
		return found.ok ? done(orderJson(found.value.order)) : found;
	},
});

export const loader = route.loader;
export const action = route.action;
