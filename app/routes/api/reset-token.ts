import { api } from "~/http/api.server";
import { readJson } from "~/http/json.server";
import { resetWithToken } from "~/http/reset.server";
import { resetInput } from "~/shop/accounts/contract";
import { checkReset, RESET_TEXTS } from "~/shop/accounts/reset-password.server";
import { done } from "~/shop/result";

const route = api("/api/reset/:resetToken", {
	GET: async ({ visitor, params }) => {
		const open = await checkReset(visitor.shop, params.resetToken ?? "");
		return open.ok ? done({ success: true, message: "The link is good." }) : open;
	},
	POST: async ({ visitor, params }) => {
		const { password } = await readJson(visitor.request, resetInput);
		const result = await resetWithToken(visitor, params.resetToken ?? "", password);
		return result.ok ? done({ success: true, message: RESET_TEXTS.done }) : result;
	},
});

export const loader = route.loader;
export const action = route.action;
