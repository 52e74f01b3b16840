import type { LoaderFunctionArgs } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { pageRefusal } from "~/http/page.server";
import { meet } from "~/http/visitor.server";
import { findPhotoPicture } from "~/shop/photos/find-picture.server";

/** A photo, or with `?size=thumb` its thumbnail, for the browser or family that uploaded it; 404 for everybody else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	nameRoute("/photos/:photoId");
	const { shop, actor } = await meet(request).catch(pageRefusal);
	const size = new URL(request.url).searchParams.get("size") === "thumb" ? "thumb" : "full";
	const bytes = await findPhotoPicture(shop, actor, params.photoId ?? "", size);
	if (!bytes) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
	// An hour, not a day: a deleted photo must be gone from the browser soon as well.
	return new Response(new Uint8Array(bytes), {
		headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, max-age=3600", Vary: "Cookie" },
	});
}
