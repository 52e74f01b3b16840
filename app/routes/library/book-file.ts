import { notFoundResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { readBookFile } from "~/shop/orders/read-book-file.server";
import { keyFor } from "./order-visit.server";

/** An approved book for reading, for its family or whoever has the order's link; 404 for everybody else. */
const route = resource("/orders/:orderId/files/:file", {
	GET: async ({ request, params: { orderId = "", file = "" } }) => {
		const visitor = await readVisitor(request);
		const { shop, actor } = visitor;
		const key = keyFor(request, visitor, orderId);
		const found = await readBookFile(shop, actor, { orderId, key, file });
		if (!found) return notFoundResponse();
		// A title may be in any script: the name in UTF-8 counts, the other is for those who don't know of it.
		const plain = found.name.replaceAll(/[^\w .-]/g, "_");
		const exact = encodeURIComponent(found.name).replaceAll(/['()*]/g, "_");
		return new Response(new Uint8Array(found.bytes), {
			headers: {
				"Content-Type": found.type,
				"Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
				"Cache-Control": "private, no-store",
				Vary: "Cookie",
			},
		});
	},
});

export const loader = route.loader;
export const action = route.action;
