import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { orderJson } from "~/shop/orders/contract";
import { listOrders } from "~/shop/orders/list-orders.server";
import { done } from "~/shop/result";
import { pageNumber } from "../library/page-number";

/** The family's orders, newest first, 10 a page: `?page=` from 1; what is no page number is the first. */
const route = api("/api/orders/user/orders", {
	GET: async ({ visitor, url }) => {
		const list = await listOrders(visitor.shop, requireFamilyCall(visitor), { page: pageNumber(url) });
		return list.ok ? done({ ...list.value, orders: list.value.orders.map(orderJson) }) : list;
	},
});

export const loader = route.loader;
export const action = route.action;
