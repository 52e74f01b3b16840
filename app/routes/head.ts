import { fileResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { findHead } from "~/shop/likenesses/find-head.server";

/** A head that was drawn from a photo, for the browser or family that uploaded it; 404 for everybody else. */
const route = resource("/heads/:headId", {
	GET: async ({ request, params }) => {
		const { shop, actor } = await readVisitor(request);
		const bytes = await findHead(shop, actor, params.headId ?? "");
		// A face is nothing for a cache: what is deleted must be gone from the browser too.
		return fileResponse(bytes, {
			"Content-Type": "image/png",
			"Cache-Control": "private, no-store",
			Vary: "Cookie",
		});
	},
});

export const loader = route.loader;
export const action = route.action;
