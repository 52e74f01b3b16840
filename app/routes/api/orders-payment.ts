import { api } from "~/http/api.server";
import { orderJson } from "~/shop/orders/contract";
import { stillOpened } from "~/shop/orders/linked-order.server";
import { readOrderByPayment } from "~/shop/orders/read-order.server";
import { done } from "~/shop/result";

/** The order of a payment. The key of the mail's link does instead of the browser or account that paid. */
const route = api(
	{ family: "/api/orders/:paymentIntentId", guest: "/api/orders/guest/:paymentIntentId" },
	{
		GET: async ({ visitor: { shop, session }, actor, params, url }) => {
			const order = await readOrderByPayment(shop, actor, params.paymentIntentId ?? "", {
				key: url.searchParams.get("key"),
				opened: await stillOpened(shop, session?.facts.orders ?? []),
			});
			return order.ok ? done(orderJson(order.value)) : order;
		},
	},
);
export const loader = route.loader;
export const action = route.action;
