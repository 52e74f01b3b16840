import { api } from "~/http/api.server";
import { readOrderByPayment } from "~/shop/orders/read-order.server";

/** The order of a payment. The key of the mail's link does instead of the browser or account that paid. */
const route = api(
	{ family: "/api/orders/:paymentIntentId", guest: "/api/orders/guest/:paymentIntentId" },
	{
		GET: async ({ visitor: { shop, session }, actor, params, url }) =>
			readOrderByPayment(shop, actor, params.paymentIntentId ?? "", {
				key: url.searchParams.get("key"),
				opened: session?.facts.orders ?? [],
			}),
	},
);
export const loader = route.loader;
export const action = route.action;
