import { clientAddress } from "~/http/connection.server";
import { assertWithin } from "~/http/limits.server";
import { fileResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { LIMITS } from "~/shop/limits/rules";
import { findSharedPicture } from "~/shop/pages/find-shared-picture.server";

/** A picture of a shared book for whoever has its link; 404 once that was taken back, and for any other. */
const route = resource("/look/:token/:file", {
	GET: async ({ request, params }) => {
		const { shop } = await readVisitor(request);
		await assertWithin(shop, LIMITS.look, clientAddress());
		const bytes = await findSharedPicture(shop, params.token ?? "", params.file ?? "");
		// Not for long: what is taken back must be gone from a browser that others use, too.
		return fileResponse(bytes, {
			"Content-Type": "image/jpeg",
			"Cache-Control": "private, max-age=300",
			"X-Robots-Tag": "noindex",
		});
	},
});

export const loader = route.loader;
export const action = route.action;
