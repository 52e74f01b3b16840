import { fileResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { findCoverPicture } from "~/shop/covers/find-picture.server";

/** A cover for its owner or under a signed address; 404 for everybody else. A cover never changes under its address. */
const route = resource("/covers/:file", {
	GET: async ({ request, params }) => {
		const { shop, actor } = await readVisitor(request);
		const [, coverId = ""] = /^(cover_\w+)\.jpg$/.exec(params.file ?? "") ?? [];
		const bytes = await findCoverPicture(shop, actor, coverId, new URL(request.url).searchParams);
		return fileResponse(bytes, {
			"Content-Type": "image/jpeg",
			"Cache-Control": "private, max-age=86400, immutable",
		});
	},
});

export const loader = route.loader;
export const action = route.action;
