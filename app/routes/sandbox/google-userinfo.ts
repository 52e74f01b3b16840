import type { LoaderFunctionArgs } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { pageRefusal } from "~/http/page.server";
import { meet } from "~/http/visitor.server";

/** Google's userinfo endpoint, as the test shop plays it. */
export async function loader({ request }: LoaderFunctionArgs) {
	nameRoute("/sandbox/google/userinfo");
	const { shop } = await meet(request).catch(pageRefusal);
	const google = shop.providers.sandbox.identity;
	if (!google) return new Response("Not found", { status: 404 });
	const { status, body } = google.userinfo(request.headers.get("Authorization"));
	return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
