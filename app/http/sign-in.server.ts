import { Authenticator, AuthorizationError } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { type SignInInput, signInInput, type UserRow } from "~/shop/accounts/contract";
import { signIn } from "~/shop/accounts/sign-in.server";
import type { SignedIn } from "~/shop/accounts/sign-in-as.server";
import { done, type Result } from "~/shop/result";
import { endSession } from "~/shop/sessions/end-session.server";
import { clientAddress } from "./connection.server";
import { oauthStorage } from "./oauth-cookie.server";
import { forgetOrderKeys } from "./order-keys.server";
import { sessionCookie } from "./session-cookie.server";
import { forgetSignedIn, rememberSignedIn } from "./signed-in-before.server";
import { Refusal, refuse } from "./statuses.server";
import { setSession, type Visitor } from "./visitor.server";

/**
 * Signs a family in with address and password, by remix-auth's form strategy, for both doors: its cookies are in
 * `visitor.headers`. Errors as `signIn`.
 */
export async function signInWithPassword(
	visitor: Visitor,
	input: SignInInput,
	address = clientAddress(),
): Promise<Result<UserRow>> {
	const { shop, session } = visitor;
	const strategy = new FormStrategy<SignedIn>(async ({ form }) => {
		const result = await signIn(shop, { session, address }, signInInput.parse(Object.fromEntries(form)));
		return result.ok ? result.value : refuse(result.error);
	});
	const authenticator = new Authenticator<SignedIn>(oauthStorage(shop)).use(strategy);
	const formData = new FormData();
	for (const [name, value] of Object.entries(input)) formData.set(name, value);
	const options = { context: { formData }, throwOnError: true };
	try {
		const signedIn = await authenticator.authenticate("form", withoutBody(visitor.request), options);
		return done(setSignedIn(visitor, signedIn));
	} catch (error) {
		if (!(error instanceof AuthorizationError)) throw error;
		if (error.cause instanceof Refusal) return { ok: false, error: error.cause.problem };
		throw error.cause ?? error;
	}
}

/** remix-auth copies the request it is given, which can't be done once its body has been read. */
function withoutBody({ url, method, headers }: Request): Request {
	return new Request(url, { method, headers });
}

/** Lets the visitor go on as the family that has just signed in; the cookies are in `visitor.headers`. */
export function setSignedIn(visitor: Visitor, { user, ...begun }: SignedIn): UserRow {
	setSession(visitor, begun);
	visitor.headers.append("Set-Cookie", rememberSignedIn(visitor.shop.settings.testMode));
	return user;
}

/** Ends this browser's session, if it has one; the cookies that say so are in `visitor.headers`. */
export async function signOut(visitor: Visitor): Promise<void> {
	const { shop, session } = visitor;
	if (!session) return;
	await endSession(shop.db, session.id);
	visitor.headers.append("Set-Cookie", sessionCookie(shop, null));
	visitor.headers.append("Set-Cookie", forgetSignedIn(shop.settings.testMode));
	visitor.headers.append("Set-Cookie", forgetOrderKeys(shop));
	visitor.session = null;
	visitor.actor = null;
}
