import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { userJson } from "~/shop/accounts/contract";
import { readAccount } from "~/shop/accounts/read-account.server";
import { done, fail } from "~/shop/result";

const route = api("/api/user/check-session", {
	GET: async ({ visitor }) => {
		const user = await readAccount(visitor.shop, requireFamilyCall(visitor));
		return user
			? done({ success: true, user: userJson(user) })
			: fail("not_found", "There is no such account.");
	},
});

export const loader = route.loader;
export const action = route.action;
