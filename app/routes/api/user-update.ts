import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { readJson } from "~/http/json.server";
import { saveProfile } from "~/http/profile.server";
import { updateInput, userJson } from "~/shop/accounts/contract";
import { done, fail } from "~/shop/result";

const route = api("/api/user/update/:id", {
	POST: async ({ visitor, params }) => {
		const actor = requireFamilyCall(visitor);
		if (params.id !== actor.id) return fail("not_found", "There is no such account.");
		const result = await saveProfile(visitor, actor, await readJson(visitor.request, updateInput));
		if (!result.ok) return result;
		const { user, pendingEmail } = result.value;
		return done({ ...userJson(user), ...(pendingEmail ? { pendingEmail } : {}) });
	},
});

export const loader = route.loader;
export const action = route.action;
