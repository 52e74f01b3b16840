import { notFoundResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";

/** Google's userinfo endpoint, as the test shop plays it. */
const route = resource(
	"/sandbox/google/userinfo",
	{
		GET: async ({ request }) => {
			const { shop } = await readVisitor(request);
			const google = shop.providers.sandbox.identity;
			if (!google) return notFoundResponse();
			const { status, body } = google.userinfo(request.headers.get("Authorization"));
			return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
		},
	},
	({ settings }) => settings.testMode,
);

export const loader = route.loader;
export const action = route.action;
