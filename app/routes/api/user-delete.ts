import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { signOut } from "~/http/sign-in.server";
import { deleteAccount } from "~/shop/accounts/delete-account.server";
import { done, fail } from "~/shop/result";

const route = api("/api/user/delete/:id", {
	DELETE: async ({ visitor, params }) => {
		const actor = requireFamilyCall(visitor);
		if (params.id !== actor.id) return fail("not_found", "There is no such account.");
		const result = await deleteAccount(visitor.shop, actor, visitor.session);
		if (!result.ok) return result;
		await signOut(visitor);
		return done({ success: true, message: "Account deleted successfully!" });
	},
});

export const loader = route.loader;
export const action = route.action;
