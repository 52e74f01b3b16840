import { api } from "~/http/api.server";
import { readJson } from "~/http/json.server";
import { signUpWithPassword } from "~/http/sign-up.server";
import { signUpInput } from "~/shop/accounts/contract";
import { SIGNED_UP } from "~/shop/accounts/sign-up.server";

const route = api("/api/auth/signup", {
	POST: async ({ visitor }) => {
		const result = await signUpWithPassword(visitor, await readJson(visitor.request, signUpInput));
		return result.ok ? { ok: true, value: { success: true, message: SIGNED_UP }, created: true } : result;
	},
});

export const loader = route.loader;
export const action = route.action;
