import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { resetInput } from "~/shop/accounts/contract";
import { checkReset, RESET_TEXTS, resetPassword, tryReset } from "~/shop/accounts/reset-password.server";
import { done } from "~/shop/result";

const route = api("/api/reset/:resetToken", {
	GET: async ({ visitor, params }) => {
		const open = await checkReset(visitor.shop, params.resetToken ?? "");
		return open.ok ? done({ success: true, message: "The link is good." }) : open;
	},
	POST: async ({ visitor, params }) => {
		const [token, from] = [params.resetToken ?? "", clientAddress()];
		const open = await tryReset(visitor.shop, token, from);
		if (!open.ok) return open;
		const { password } = await readJson(visitor.request, resetInput);
		const result = await resetPassword(visitor.shop, token, password, from);
		return result.ok ? done({ success: true, message: RESET_TEXTS.done }) : result;
	},
});

export const loader = route.loader;
export const action = route.action;
