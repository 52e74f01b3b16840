import { notFoundResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { findPagePicture } from "~/shop/pages/find-picture.server";

/** A page of a book in the version `?v=`, for the book's owner; 404 for everybody else. It never changes under its address. */
const route = resource("/pages/:bookId/:number", {
	GET: async ({ request, params }) => {
		const { shop, actor } = await readVisitor(request);
		const version = new URL(request.url).searchParams.get("v") ?? "";
		const isAsked = /^\d{1,2}$/.test(params.number ?? "") && /^\d{1,3}$/.test(version);
		const asked = { bookId: params.bookId ?? "", number: Number(params.number), version: Number(version) };
		const bytes = isAsked ? await findPagePicture(shop, actor, asked) : null;
		if (!bytes) return notFoundResponse();
		return new Response(new Uint8Array(bytes), {
			headers: {
				"Content-Type": "image/jpeg",
				"Cache-Control": "private, max-age=86400, immutable",
				Vary: "Cookie",
			},
		});
	},
});

export const loader = route.loader;
export const action = route.action;
