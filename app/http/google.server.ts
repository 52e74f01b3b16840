import { Authenticator } from "remix-auth";
import type { Identity } from "~/providers/identity/port";
import { createIdentityStrategy } from "~/providers/identity/strategy.server";
import { signInWithGoogle } from "~/shop/accounts/sign-in-with-google.server";
import type { Shop } from "~/shop.server";
import { oauthStorage } from "./oauth-cookie.server";
import { ownPath } from "./redirect-to.server";
import { setSignedIn } from "./sign-in.server";
import type { Visitor } from "./visitor.server";

const CALLBACK = "/sign-in/google/callback";

/** null where the shop knows no identity provider: there is no button then, and these addresses lead nowhere. */
function authenticatorOf(shop: Shop): Authenticator<Identity> | null {
	const { identity } = shop.providers;
	if (!identity) return null;
	const strategy = createIdentityStrategy(
		identity,
		`${shop.settings.APP_URL}${CALLBACK}`,
		shop.failures.tell,
	);
	return new Authenticator<Identity>(oauthStorage(shop)).use(strategy, "google");
}

/** The way to the identity provider, remembering where the person wanted to go; null without a provider. */
export async function startGoogleSignIn(
	{ shop }: Visitor,
	redirectTo: string | null,
): Promise<Response | null> {
	const authenticator = authenticatorOf(shop);
	if (!authenticator) return null;
	const storage = oauthStorage(shop);
	const waiting = await storage.getSession();
	if (redirectTo) waiting.set("redirectTo", redirectTo);
	const cookie = await storage.commitSession(waiting);
	// A request of our own: the strategy adds its state to what this cookie holds, and answers with a redirect.
	const request = new Request(`${shop.settings.APP_URL}/sign-in/google`, {
		headers: { Cookie: cookie.split(";")[0] ?? "" },
	});
	const answer = await authenticator.authenticate("google", request).catch((thrown: unknown) => thrown);
	if (answer instanceof Response) return answer;
	throw answer;
}

/**
 * The way back. Gives where to go: once the family is signed in (its cookies are in `visitor.headers`) where it wanted to, or to the
 * sign-in form when the identity provider's answer opens nothing. The reason is logged; the person is told (`problem`) what to
 * do where no account is theirs by it, and of anything else nothing.
 */
export async function finishGoogleSignIn(visitor: Visitor): Promise<{ to: string; problem?: string }> {
	const { shop, request } = visitor;
	const authenticator = authenticatorOf(shop);
	const nowhere = { to: "/sign-in" };
	if (!authenticator) return nowhere;
	const storage = oauthStorage(shop);
	const waiting = await storage.getSession(request.headers.get("Cookie"));
	visitor.headers.append("Set-Cookie", await storage.destroySession(waiting));
	let identity: Identity;
	try {
		identity = await authenticator.authenticate("google", request, { throwOnError: true });
	} catch (error) {
		shop.log.warn("google sign-in failed", {
			reason: error instanceof Error ? error.message.slice(0, 100) : "answer",
		});
		return nowhere;
	}
	const result = await signInWithGoogle(shop, visitor.session, identity);
	if (!result.ok) {
		const { code, message } = result.error;
		shop.log.warn("google sign-in failed", { reason: code });
		return code === "forbidden" ? { ...nowhere, problem: message } : nowhere;
	}
	setSignedIn(visitor, result.value);
	return { to: ownPath(waiting.get("redirectTo")) ?? "/" };
}
