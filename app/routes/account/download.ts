import { Readable } from "node:stream";
import { createReadableStreamFromReadable, redirect } from "@remix-run/node";
import { requireFamily } from "~/http/guards.server";
import { resource } from "~/http/resource.server";
import { redirectWithToast } from "~/http/toasts.server";
import { exportAccount } from "~/shop/accounts/export-account.server";
import { writeArchive } from "~/shop/accounts/write-archive.server";
import { withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";

/** Download my data: one ZIP; 503 where the file store is away. */
const route = resource("/profile/download", {
	GET: async ({ request }) => {
		const { shop, actor } = await requireFamily(request, "/profile");
		const often = await withinLimit(shop, LIMITS.download, actor.id);
		if (!often.ok) return redirectWithToast("/profile", { message: often.error.message, type: "error" });
		const data = await exportAccount(shop, actor);
		if (!data) return redirect("/sign-in");
		const archive = Readable.from(await writeArchive(shop, data));
		return new Response(createReadableStreamFromReadable(archive), {
			headers: {
				"Content-Type": "application/zip",
				"Content-Disposition": 'attachment; filename="my-data.zip"',
				"Cache-Control": "no-store",
			},
		});
	},
});

export const loader = route.loader;
export const action = route.action;
