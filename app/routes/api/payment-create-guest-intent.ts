import { api } from "~/http/api.server";
import { createPaymentIntent } from "./payment-intent.server";

const route = api("/api/payment/create-guest-payment-intent", {
	POST: async ({ visitor }) => createPaymentIntent(visitor, visitor.actor),
});
export const loader = route.loader;
export const action = route.action;
