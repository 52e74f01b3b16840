import { redirect } from "@remix-run/node";
import { pageRefusal } from "./page.server";
import { ownPath, withRedirectTo } from "./redirect-to.server";
import { readVisitor } from "./visitor.server";

/** Where the family of a request to the door wants to go afterwards; null: home. */
export function redirectTarget(request: Request): string | null {
	return ownPath(new URL(request.url).searchParams.get("redirectTo"));
}

/**
 * The loader of the screens at the door: whoever is in already goes on; the others get the addresses of the other doors,
 * each carrying where to go afterwards.
 */
export async function readSignInLinks(request: Request) {
	const { shop, actor } = await readVisitor(request).catch(pageRefusal);
	const target = redirectTarget(request);
	if (actor?.kind === "family") throw redirect(target ?? "/");
	return {
		signIn: withRedirectTo("/sign-in", target),
		signUp: withRedirectTo("/sign-up", target),
		google: shop.providers.identity ? withRedirectTo("/sign-in/google", target) : null,
	};
}
