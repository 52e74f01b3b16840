import type { ActionFunctionArgs } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { meet } from "~/http/visitor.server";

export function loader() {
	return new Response("Not found", { status: 404 });
}

/** Google's token endpoint, as the test shop plays it: our own server calls it, no browser does. */
export async function action({ request }: ActionFunctionArgs) {
	nameRoute("/sandbox/google/token");
	const visitor = await meet(request).catch(pageRefusal);
	const google = visitor.shop.providers.sandbox.identity;
	if (!google) return new Response("Not found", { status: 404 });
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const typed = [...fields].map(([name, value]): [string, string] => [name, String(value)]);
	const { status, body } = google.token(new URLSearchParams(typed));
	return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
