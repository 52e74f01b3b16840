import { redirect } from "@remix-run/node";
import { pageRefusal } from "./page.server";
import { ownPath, withRedirectTo } from "./redirect-to.server";
import { meet } from "./visitor.server";

/** Where the family of a request to the door wants to go afterwards; null: home. */
export function targetOf(request: Request): string | null {
	return ownPath(new URL(request.url).searchParams.get("redirectTo"));
}

/**
 * The loader of the screens at the door: whoever is in already goes on; the others get the addresses of the other doors,
 * each carrying where to go afterwards.
 */
export async function readDoor(request: Request) {
	const { shop, actor } = await meet(request).catch(pageRefusal);
	const target = targetOf(request);
	if (actor?.kind === "family") throw redirect(target ?? "/");
	return {
		signIn: withRedirectTo("/sign-in", target),
		signUp: withRedirectTo("/sign-up", target),
		google: shop.providers.identity ? withRedirectTo("/sign-in/google", target) : null,
	};
}
