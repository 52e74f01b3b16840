import { api } from "~/http/api.server";
import { readJson } from "~/http/json.server";
import { askForReset } from "~/http/reset.server";
import { resetRequestInput } from "~/shop/accounts/contract";
import { RESET_SENT } from "~/shop/accounts/request-reset.server";
import { done } from "~/shop/result";

const route = api("/api/reset/request", {
	POST: async ({ visitor }) => {
		const { email } = await readJson(visitor.request, resetRequestInput);
		const result = await askForReset(visitor, email);
		return result.ok ? done({ success: true, message: RESET_SENT }) : result;
	},
});

export const loader = route.loader;
export const action = route.action;
