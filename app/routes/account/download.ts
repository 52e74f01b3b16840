import { redirect } from "@remix-run/node";
import { accountArchive } from "~/http/account-archive.server";
import { requireFamily } from "~/http/guards.server";
import { resource } from "~/http/resource.server";
import { redirectWithToast } from "~/http/toasts.server";
import { exportAccount } from "~/shop/accounts/export-account.server";
import { within } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";

/** Download my data: one ZIP. */
const route = resource("/profile/download", {
	GET: async ({ request }) => {
		const { shop, actor } = await requireFamily(request, "/profile");
		const often = await within(shop, LIMITS.download, actor.id);
		if (!often.ok) return redirectWithToast("/profile", { message: often.error.message, type: "error" });
		const data = await exportAccount(shop, actor);
		return data ? accountArchive(shop, data) : redirect("/sign-in");
	},
});

export const loader = route.loader;
export const action = route.action;
