import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { resetInput } from "~/shop/accounts/contract";
import { checkReset, RESET_TEXTS, resetPassword } from "~/shop/accounts/reset-password.server";
import { done } from "~/shop/result";

const route = api("/api/reset/:resetToken", {
	GET: async ({ visitor, params }) => {
		const open = await checkReset(visitor.shop, params.resetToken ?? "");
		return open.ok ? done({ success: true, message: "The link is good." }) : open;
	},
	POST: async ({ visitor, params }) => {
		const { password } = await readJson(visitor.request, resetInput);
		const result = await resetPassword(visitor.shop, params.resetToken ?? "", password, clientAddress());
		return result.ok ? done({ success: true, message: RESET_TEXTS.done }) : result;
	},
});

export const loader = route.loader;
export const action = route.action;
