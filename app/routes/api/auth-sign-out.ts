import { api } from "~/http/api.server";
import { assertSameOrigin } from "~/http/same-origin.server";
import { signOut } from "~/http/sign-in.server";
import { done } from "~/shop/result";

const route = api("/api/auth/signout", {
	GET: async ({ visitor }) => {
		// HEAD asks what a GET would answer, and must not do what this one does (RFC 9110, 9.3.2).
		if (visitor.request.method === "HEAD") return done({ success: true });
		// A GET that changes something: the check that unsafe requests get by themselves.
		assertSameOrigin(visitor.request, visitor.shop.settings.APP_URL);
		await signOut(visitor);
		return done({ success: true });
	},
});

export const loader = route.loader;
export const action = route.action;
