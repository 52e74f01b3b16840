import { resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { readStage } from "~/shop/books/read-stage.server";

/** How far the book is, for the progress page's script. */
const route = resource("/create-book/state", {
	GET: async ({ request }) => {
		const { shop, actor } = await readVisitor(request);
		const { at } = await readStage(shop, actor);
		return Response.json({ at }, { headers: { "Cache-Control": "no-store" } });
	},
});

export const loader = route.loader;
export const action = route.action;
