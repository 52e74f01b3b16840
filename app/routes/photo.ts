import { fileResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { findPhotoPicture } from "~/shop/photos/find-picture.server";

/** A photo, or with `?size=thumb` its thumbnail, for the browser or family that uploaded it; 404 for everybody else. */
const route = resource("/photos/:photoId", {
	GET: async ({ request, params }) => {
		const { shop, actor } = await readVisitor(request);
		const size = new URL(request.url).searchParams.get("size") === "thumb" ? "thumb" : "full";
		const bytes = await findPhotoPicture(shop, actor, params.photoId ?? "", size);
		// A face is nothing for a cache: what is deleted must be gone from the browser too.
		return fileResponse(bytes, {
			"Content-Type": "image/jpeg",
			"Cache-Control": "private, no-store",
			Vary: "Cookie",
		});
	},
});

export const loader = route.loader;
export const action = route.action;
