import { resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { readStage } from "~/shop/books/read-stage.server";

/** How far a book is, for the progress page's script: `?book=`, otherwise the draft's. */
const route = resource("/create-book/state", {
	GET: async ({ request }) => {
		const { shop, actor } = await readVisitor(request);
		const book = new URL(request.url).searchParams.get("book") ?? undefined;
		const stage = await readStage(shop, actor, book);
		const isLate = "isLate" in stage && stage.isLate;
		return Response.json({ at: stage.at, isLate }, { headers: { "Cache-Control": "no-store" } });
	},
});

export const loader = route.loader;
export const action = route.action;
