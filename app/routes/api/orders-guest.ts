import { api } from "~/http/api.server";
import { saveOrder } from "./orders-calls.server";

const route = api("/api/orders/guest", {
	POST: async ({ visitor }) => saveOrder(visitor, visitor.actor),
});
export const loader = route.loader;
export const action = route.action;
