import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { readAccount } from "~/shop/accounts/read-account.server";
import { done } from "~/shop/result";

const route = api("/api/user/check-session", {
	GET: async ({ visitor }) => {
		const account = await readAccount(visitor.shop, requireFamilyCall(visitor));
		return account.ok ? done({ success: true, user: account.value }) : account;
	},
});

export const loader = route.loader;
export const action = route.action;
