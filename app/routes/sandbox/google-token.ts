import { readForm } from "~/http/form.server";
import { notFoundResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";

/** Google's token endpoint, as the test shop plays it: our own server calls it, no browser does. */
const route = resource(
	"/sandbox/google/token",
	{
		POST: async ({ request }) => {
			const visitor = await readVisitor(request);
			const google = visitor.shop.providers.sandbox.identity;
			if (!google) return notFoundResponse();
			const { fields } = await readForm(visitor);
			const typed = [...fields].map(([name, value]): [string, string] => [name, String(value)]);
			const { status, body } = google.token(new URLSearchParams(typed));
			return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
		},
	},
	({ settings }) => settings.testMode,
);

export const loader = route.loader;
export const action = route.action;
