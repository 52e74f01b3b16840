import { api } from "~/http/api.server";
import { orSay } from "~/http/failed-form.server";
import { requireFamilyCall } from "~/http/guards.server";
import { readJson } from "~/http/json.server";
import { updateInput, userJson } from "~/shop/accounts/contract";
import { UPDATE_FAILED, updateProfile } from "~/shop/accounts/update-profile.server";
import { done, fail } from "~/shop/result";

const route = api("/api/user/update/:id", {
	POST: async ({ visitor, params }) => {
		const actor = requireFamilyCall(visitor);
		if (params.id !== actor.id) return fail("not_found", "There is no such account.");
		const input = await readJson(visitor.request, updateInput);
		const saving = updateProfile(visitor.shop, actor, visitor.session, input);
		const result = await orSay(visitor, UPDATE_FAILED, saving);
		if (!result.ok) return result;
		const { user, pendingEmail } = result.value;
		return done({ ...userJson(user), ...(pendingEmail ? { pendingEmail } : {}) });
	},
});

export const loader = route.loader;
export const action = route.action;
