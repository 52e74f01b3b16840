import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { listOrders } from "~/shop/orders/list-orders.server";
import { pageNumber } from "../library/page-number";

/** The family's orders, newest first, 10 a page: `?page=` from 1; what is no page number is the first. */
const route = api("/api/orders/user/orders", {
	GET: ({ visitor, url }) => listOrders(visitor.shop, requireFamilyCall(visitor), { page: pageNumber(url) }),
});

export const loader = route.loader;
export const action = route.action;
