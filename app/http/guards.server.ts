import { redirect } from "@remix-run/node";
import type { UserRow } from "~/shop/accounts/contract";
import type { Family } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import type { UploadRules } from "./form.server";
import { pageRefusal } from "./page.server";
import { ownPath, withRedirectTo } from "./redirect-to.server";
import { forgetSignedIn, wasSignedIn } from "./signed-in-before.server";
import { refuse } from "./statuses.server";
import { redirectWithToast } from "./toasts.server";
import { rememberFields, rememberTyped } from "./typed-before-sign-in.server";
import { accountOf, readVisitor, type Visitor } from "./visitor.server";

/** Why a family that was signed in a moment ago stands at the door. */
const EXPIRED = "Your session has expired. Please log in again.";

export type FamilyVisit = { shop: Shop; actor: Family; user: UserRow; visitor: Visitor };

/**
 * Meets a signed-in family on a protected page, for loaders and actions. Throws the way to `/sign-in` for everybody else,
 * with where they wanted to go (`backTo`, by default the page itself) and, if the session has run out, a word about it.
 * `keep` names the fields of a form that are to be typed again after the sign-in, `uploads` which files it may come with.
 */
export async function requireFamily(
	request: Request,
	backTo?: string,
	keep: readonly string[] = [],
	uploads?: UploadRules,
): Promise<FamilyVisit> {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { shop, actor } = visitor;
	const user = await accountOf(visitor);
	if (actor?.kind === "family" && user) return { shop, actor, user, visitor };
	const { pathname, search } = new URL(request.url);
	const target = ownPath(backTo ?? (request.method === "GET" ? pathname + search : pathname));
	if (keep.length > 0) await rememberTyped(visitor, keep, uploads);
	const expired = await sessionExpired(visitor, target);
	throw expired ?? redirect(withRedirectTo("/sign-in", target), { headers: visitor.headers });
}

/**
 * For a call of `/api`: the signed-in family, or a refusal with `unauthenticated`. That its account exists is certain:
 * sessions are deleted with it.
 */
export function requireFamilyCall(visitor: Visitor): Family {
	const { actor, request, shop } = visitor;
	if (actor?.kind === "family") return actor;
	const why = wasSignedIn(request, shop.settings.testMode) ? EXPIRED : "Please sign in.";
	refuse({ code: "unauthenticated", message: `You are not authenticated. ${why}` });
}

/**
 * For a call that makes something and that guests may send as well: refuses with `unauthenticated` a browser that was signed in and
 * no longer is, though nobody signed out. It is told once; what it sends then is a guest's.
 */
export function assertNotExpired(visitor: Visitor): void {
	const { testMode } = visitor.shop.settings;
	if (visitor.actor?.kind === "family" || !wasSignedIn(visitor.request, testMode)) return;
	visitor.headers.append("Set-Cookie", forgetSignedIn(testMode));
	requireFamilyCall(visitor);
}

/**
 * The answer for a browser that was signed in and no longer is, though nobody signed out: the toast, then the sign-in
 * page, which leads back to `backTo`. null for everybody else. A page that guests may see throws it from its loader:
 * `const expired = await sessionExpired(visitor, "/create-book"); if (expired) throw expired;`
 * An action hands it the form it has read, and the names of the fields to be held until then (`takeTyped`): one that names an
 * `account` was a family's, though it has signed out since in another tab.
 */
export async function sessionExpired(
	visitor: Visitor,
	backTo: string | null,
	typed?: { form: FormData; names: readonly string[] },
): Promise<Response | null> {
	const { shop, actor, request } = visitor;
	const wasFamilys = typed?.form.has("account") || wasSignedIn(request, shop.settings.testMode);
	if (actor?.kind === "family" || !wasFamilys) return null;
	if (typed) await rememberFields(visitor, typed.form, typed.names);
	const headers = new Headers(visitor.headers);
	headers.append("Set-Cookie", forgetSignedIn(shop.settings.testMode));
	return redirectWithToast(withRedirectTo("/sign-in", backTo), { message: EXPIRED, type: "error" }, headers);
}
