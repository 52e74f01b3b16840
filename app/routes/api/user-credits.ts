import { api } from "~/http/api.server";
import { orSay } from "~/http/failed-form.server";
import { requireFamilyCall } from "~/http/guards.server";
import { readCredits } from "~/shop/covers/read-credits.server";
import { done } from "~/shop/result";

/** Said when the number couldn't be read. */
const CREDITS_FAILED = "Failed to fetch credits";

const route = api("/api/user/credits", {
	GET: ({ visitor }) => {
		const family = requireFamilyCall(visitor);
		return orSay(visitor, CREDITS_FAILED, readCredits(visitor.shop, family).then(done));
	},
});

export const loader = route.loader;
export const action = route.action;
