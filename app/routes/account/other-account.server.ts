import { redirectWithToast } from "~/http/toasts.server";
import type { Family } from "~/shop/actor";

export const OTHER_ACCOUNT = "Another account has signed in here meanwhile. Nothing was changed.";

/**
 * Whether a form comes from a page that another account was signed in on (its hidden `account` says which): on a computer
 * that a family shares, one's details must not become the other's.
 */
export function isOtherAccounts(fields: FormData, actor: Family): boolean {
	const account = fields.get("account");
	return account !== null && account !== actor.id;
}

/** The answer to a form of a page that another account was signed in on; null where nothing has changed. */
export async function refuseOtherAccount(fields: FormData, actor: Family): Promise<Response | null> {
	if (!isOtherAccounts(fields, actor)) return null;
	return redirectWithToast("/profile", { message: OTHER_ACCOUNT, type: "error" });
}
