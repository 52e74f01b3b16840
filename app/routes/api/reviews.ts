import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { readJson } from "~/http/json.server";
import { reviewInput } from "~/shop/reviews/contract";
import { writeReview } from "~/shop/reviews/write-review.server";

/** Writes the review of an order of the family: 201 with it; 409 when the order has one. */
const route = api("/api/reviews", {
	POST: async ({ visitor }) => {
		const family = requireFamilyCall(visitor);
		const written = await writeReview(visitor.shop, family, await readJson(visitor.request, reviewInput));
		return written.ok ? { ...written, created: true } : written;
	},
});

export const loader = route.loader;
export const action = route.action;
