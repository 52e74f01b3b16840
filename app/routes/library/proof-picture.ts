import { fileResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { findProofPicture } from "~/shop/proof/read-proof.server";
import { pageVersion, VERSION_HEADERS } from "../page-version";
import { keyFor } from "./order-visit.server";

/** A page of an order's book in the version `?v=`, for its family or whoever has the order's link; 404 for everybody else. */
const route = resource("/orders/:orderId/pages/:number", {
	GET: async ({ request, params: { orderId = "", number } }) => {
		const visitor = await readVisitor(request);
		const { shop, actor } = visitor;
		const asked = pageVersion(request, number);
		const key = keyFor(request, visitor, orderId);
		const bytes = asked && (await findProofPicture(shop, actor, { orderId, key, ...asked }));
		return fileResponse(bytes, VERSION_HEADERS);
	},
});

export const loader = route.loader;
export const action = route.action;
