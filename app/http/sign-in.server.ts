import { Authenticator, AuthorizationError } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { claimGuest } from "~/shop/accounts/claim-guest.server";
import type { SignInInput } from "~/shop/accounts/contract";
import { signIn, WRONG_PASSWORD } from "~/shop/accounts/sign-in.server";
import type { UserRow } from "~/shop/accounts/store.server";
import { foldEmail } from "~/shop/email";
import { count, hasCounted, uncount, within } from "~/shop/limits/count.server";
import { LIMITS, type Limit } from "~/shop/limits/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { clientAddress } from "./connection.server";
import { oauthStorage } from "./oauth-cookie.server";
import { beginSessionOf, endSession, type SessionFacts } from "./session.server";
import { forgetSignedIn, rememberSignedIn } from "./signed-in-before.server";
import type { Visitor } from "./visitor.server";

/**
 * Signs a family in with address and password, for both doors: the session begins and its cookie is in
 * `visitor.headers`. Errors: `unauthenticated`; `rate_limited`, by account and by network address. A place the account
 * was signed in to from before counts its own tries alone: no stranger's hold it up, not even those of a neighbour who
 * shares its address, so that no family is locked out by them.
 */
export async function signInWithPassword(
	visitor: Visitor,
	input: SignInInput,
	address = clientAddress(),
): Promise<Result<UserRow>> {
	const { shop } = visitor;
	const account = foldEmail(input.email);
	const place = `${account} ${address}`;
	const known = await hasCounted(shop, LIMITS.knownPlace, place);
	const counted: [Limit, string][] = known
		? [[LIMITS.wrongForAccount, place]]
		: [
				[LIMITS.wrongFromAddress, address],
				[LIMITS.wrongForAccount, account],
			];
	for (const [limit, who] of counted) {
		const allowed = await within(shop, limit, who);
		if (!allowed.ok) return allowed;
	}
	const result = await authenticate(shop, input);
	if (!result.ok) return result;
	// It was the right one until a moment ago.
	if (!(await openAccount(visitor, result.value))) return WRONG_PASSWORD;
	for (const [limit, who] of counted) await uncount(shop, limit, who);
	await count(shop, LIMITS.knownPlace, place);
	return result;
}

/** remix-auth's form strategy around the use case: one way to authenticate beside the federated one. */
async function authenticate(shop: Shop, input: SignInInput): Promise<Result<UserRow>> {
	const form = new FormData();
	form.set("email", input.email);
	form.set("password", input.password);
	let result: Result<UserRow> | undefined;
	const strategy = new FormStrategy<UserRow>(async ({ form }) => {
		result = await signIn(shop, {
			email: String(form.get("email")),
			password: String(form.get("password")),
		});
		if (!result.ok) throw new Error(result.error.code);
		return result.value;
	});
	const authenticator = new Authenticator<UserRow>(oauthStorage(shop)).use(strategy, "form");
	// The body has been read, within its limits, by the door: the strategy gets the fields, not the request.
	const request = new Request(shop.settings.APP_URL, { method: "POST" });
	try {
		return done(
			await authenticator.authenticate("form", request, { context: { formData: form }, throwOnError: true }),
		);
	} catch (error) {
		if (error instanceof AuthorizationError && result?.ok === false) return result;
		throw error;
	}
}

type Proved = { google: NonNullable<SessionFacts["google"]> };

/**
 * Begins the session of an account whose owner has just been recognised: what this browser did and typed as a guest moves
 * in, the old session ends, and the new cookie is in `visitor.headers`. False, and nothing has happened, when the account
 * has another password since, or is gone.
 */
export async function openAccount(visitor: Visitor, user: UserRow, proved?: Proved): Promise<boolean> {
	const { shop, session: old } = visitor;
	const guest = old?.userId === null ? old : null;
	const google = proved?.google ?? null;
	const begun = await beginSessionOf(shop, user, {
		guestId: guest?.guestId,
		facts: { google, typed: guest?.facts.typed ?? null },
	});
	if (!begun) return false;
	const { session, cookie } = begun;
	await claimGuest(shop, {
		userId: user.id,
		guestId: guest?.guestId ?? null,
		openedOrders: guest?.facts.orders ?? [],
		provedEmail: google?.emailVerified ? foldEmail(google.email) : null,
	});
	if (old) await endSession(shop, old.id);
	visitor.session = session;
	visitor.actor = { kind: "family", id: user.id, guestId: session.guestId };
	visitor.headers.append("Set-Cookie", cookie);
	visitor.headers.append("Set-Cookie", rememberSignedIn(shop.settings.testMode));
	return true;
}

/** Ends this browser's session, if it has one; the cookies that say so are in `visitor.headers`. */
export async function closeAccount(visitor: Visitor): Promise<void> {
	const { shop, session } = visitor;
	if (!session) return;
	visitor.headers.append("Set-Cookie", await endSession(shop, session.id));
	visitor.headers.append("Set-Cookie", forgetSignedIn(shop.settings.testMode));
	visitor.session = null;
	visitor.actor = null;
}
