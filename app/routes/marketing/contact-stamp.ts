import { resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { makeStamp } from "~/shop/support/stamp.server";

/** When the contact form was first touched, signed: its page is kept in memory and can't say so itself. */
const route = resource("/contact/stamp", {
	GET: async ({ request }) => {
		const { shop } = await readVisitor(request);
		return new Response(makeStamp(shop), {
			headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
		});
	},
});

export const loader = route.loader;
export const action = route.action;
