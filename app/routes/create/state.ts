import type { LoaderFunctionArgs } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { pageRefusal } from "~/http/page.server";
import { meet } from "~/http/visitor.server";
import { readStage } from "~/shop/books/read-stage.server";

/** How far the book is, for the progress page's script. */
export async function loader({ request }: LoaderFunctionArgs) {
	nameRoute("/create-book/state");
	const { shop, actor } = await meet(request).catch(pageRefusal);
	const { at } = await readStage(shop, actor);
	return Response.json({ at }, { headers: { "Cache-Control": "no-store" } });
}
