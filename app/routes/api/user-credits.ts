import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { readCredits } from "~/shop/covers/read-credits.server";

const route = api("/api/user/credits", {
	GET: ({ visitor }) => readCredits(visitor.shop, requireFamilyCall(visitor)),
});

export const loader = route.loader;
export const action = route.action;
