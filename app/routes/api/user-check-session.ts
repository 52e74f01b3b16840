import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { userJson } from "~/shop/accounts/contract";
import { findUser } from "~/shop/accounts/store.server";
import { done, fail } from "~/shop/result";

const route = api("/api/user/check-session", {
	GET: async ({ visitor }) => {
		const actor = requireFamilyCall(visitor);
		const user = await findUser(visitor.shop.db, actor.id);
		return user
			? done({ success: true, user: userJson(user) })
			: fail("not_found", "There is no such account.");
	},
});

export const loader = route.loader;
export const action = route.action;
