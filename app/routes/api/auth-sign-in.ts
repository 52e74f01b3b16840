import { api } from "~/http/api.server";
import { readJson } from "~/http/json.server";
import { signInWithPassword } from "~/http/sign-in.server";
import { signInInput, userJson } from "~/shop/accounts/contract";
import { done } from "~/shop/result";

const route = api("/api/auth/signin", {
	POST: async ({ visitor }) => {
		const result = await signInWithPassword(visitor, await readJson(visitor.request, signInInput));
		return result.ok ? done(userJson(result.value)) : result;
	},
});

export const loader = route.loader;
export const action = route.action;
