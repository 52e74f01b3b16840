import type { LoaderFunctionArgs } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { pageRefusal } from "~/http/page.server";
import { meet } from "~/http/visitor.server";
import { findCoverPicture } from "~/shop/covers/find-picture.server";

/** A cover for its owner or under a signed address; 404 for everybody else. A cover never changes under its address. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	nameRoute("/covers/:file");
	const { shop, actor } = await meet(request).catch(pageRefusal);
	const [, coverId = ""] = /^(cover_\w+)\.jpg$/.exec(params.file ?? "") ?? [];
	const bytes = await findCoverPicture(shop, actor, coverId, new URL(request.url).searchParams);
	if (!bytes) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
	return new Response(new Uint8Array(bytes), {
		headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, max-age=86400, immutable" },
	});
}
