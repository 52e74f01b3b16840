import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { signUpInput } from "~/shop/accounts/contract";
import { SIGNED_UP, signUp } from "~/shop/accounts/sign-up.server";

const route = api("/api/auth/signup", {
	POST: async ({ visitor }) => {
		const result = await signUp(visitor.shop, await readJson(visitor.request, signUpInput), clientAddress());
		return result.ok ? { ok: true, value: { success: true, message: SIGNED_UP }, created: true } : result;
	},
});

export const loader = route.loader;
export const action = route.action;
