import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { createPaymentIntent } from "./payment-intent.server";

const route = api("/api/payment/create-payment-intent", {
	POST: async ({ visitor }) => createPaymentIntent(visitor, requireFamilyCall(visitor)),
});
export const loader = route.loader;
export const action = route.action;
