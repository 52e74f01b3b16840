import { api } from "~/http/api.server";
import { readJson } from "~/http/json.server";
import { setSignedIn } from "~/http/sign-in.server";
import { googleInput, userJson } from "~/shop/accounts/contract";
import { provedIdentity, signInWithGoogle } from "~/shop/accounts/sign-in-with-google.server";
import { done } from "~/shop/result";

const route = api("/api/auth/google", {
	POST: async ({ visitor }) => {
		const { shop, session } = visitor;
		const proved = await provedIdentity(shop, session, await readJson(visitor.request, googleInput));
		if (!proved.ok) return proved;
		const result = await signInWithGoogle(shop, session, proved.value);
		return result.ok ? done(userJson(setSignedIn(visitor, result.value))) : result;
	},
});

export const loader = route.loader;
export const action = route.action;
