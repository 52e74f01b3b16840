import { fileResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { findPagePicture } from "~/shop/pages/find-picture.server";
import { pageVersion, VERSION_HEADERS } from "./page-version";

/** A page of a book in the version `?v=`, for the book's owner; 404 for everybody else. */
const route = resource("/pages/:bookId/:number", {
	GET: async ({ request, params: { bookId = "", number } }) => {
		const { shop, actor } = await readVisitor(request);
		const asked = pageVersion(request, number);
		const bytes = asked && (await findPagePicture(shop, actor, { bookId, ...asked }));
		return fileResponse(bytes, VERSION_HEADERS);
	},
});

export const loader = route.loader;
export const action = route.action;
