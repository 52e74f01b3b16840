import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { readReview } from "~/shop/reviews/read-review.server";

/** The review of an order of the family, or null. */
const route = api("/api/reviews/:orderId", {
	GET: ({ visitor, params: { orderId = "" } }) =>
		readReview(visitor.shop, requireFamilyCall(visitor), orderId),
});

export const loader = route.loader;
export const action = route.action;
