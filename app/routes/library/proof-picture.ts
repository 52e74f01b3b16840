import { notFoundResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { findProofPicture } from "~/shop/proof/read-proof.server";
import { keyFor } from "./order-visit.server";

/** A page of an order's book in the version `?v=`, for its family or whoever has the order's link; 404 for everybody else. */
const route = resource("/orders/:orderId/pages/:number", {
	GET: async ({ request, params: { orderId = "", number = "" } }) => {
		const visitor = await readVisitor(request);
		const { shop, actor } = visitor;
		const { searchParams } = new URL(request.url);
		const version = searchParams.get("v") ?? "";
		const isAsked = /^\d{1,2}$/.test(number) && /^\d{1,3}$/.test(version);
		const asked = {
			orderId,
			key: keyFor(request, visitor, orderId),
			number: Number(number),
			version: Number(version),
		};
		const bytes = isAsked ? await findProofPicture(shop, actor, asked) : null;
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
