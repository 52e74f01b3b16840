import { api } from "~/http/api.server";
import { openWithGoogle, provedIdentity } from "~/http/google.server";
import { readJson } from "~/http/json.server";
import { googleInput, userJson } from "~/shop/accounts/contract";
import { done } from "~/shop/result";

const route = api("/api/auth/google", {
	POST: async ({ visitor }) => {
		const proved = await provedIdentity(visitor, await readJson(visitor.request, googleInput));
		if (!proved.ok) return proved;
		const result = await openWithGoogle(visitor, proved.value);
		return result.ok ? done(userJson(result.value)) : result;
	},
});

export const loader = route.loader;
export const action = route.action;
