import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { saveOrder } from "./orders-calls.server";

const route = api("/api/orders", {
	POST: async ({ visitor }) => saveOrder(visitor, requireFamilyCall(visitor)),
});
export const loader = route.loader;
export const action = route.action;
