import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { resetRequestInput } from "~/shop/accounts/contract";
import { RESET_SENT, requestReset } from "~/shop/accounts/request-reset.server";
import { done } from "~/shop/result";

const route = api("/api/reset/request", {
	POST: async ({ visitor }) => {
		const { email } = await readJson(visitor.request, resetRequestInput);
		const result = await requestReset(visitor.shop, email, clientAddress());
		return result.ok ? done({ success: true, message: RESET_SENT }) : result;
	},
});

export const loader = route.loader;
export const action = route.action;
