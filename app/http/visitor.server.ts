import { isLocalName } from "~/config.server";
import type { UserRow } from "~/shop/accounts/contract";
import { readAccount } from "~/shop/accounts/read-account.server";
import type { Actor } from "~/shop/actor";
import type { Result } from "~/shop/result";
import { type Begun, newSession, storeSession } from "~/shop/sessions/begin-session.server";
import type { Session } from "~/shop/sessions/contract";
import { actorOf } from "~/shop/sessions/rules";
import { type Shop, theShop } from "~/shop.server";
import { NOTHING_KEPT } from "./bug.server";
import { readOnce } from "./read-once.server";
import { assertSameOrigin } from "./same-origin.server";
import { findSession, sessionCookie } from "./session-cookie.server";
import { refuse } from "./statuses.server";

/** Who is at the door: the shop, the browser's session if it has one, and headers the answer must carry. */
export type Visitor = {
	shop: Shop;
	request: Request;
	session: Session | null;
	/** null: a browser that has stored nothing with us yet. */
	actor: Actor | null;
	/** `Set-Cookie` of a session begun or ended during this request; every answer of the route that does so must carry them. */
	headers: Headers;
};

const SAFE = new Set(["GET", "HEAD"]);
const OF_A_PAGE = new Set(["GET", "HEAD", "POST"]);

/**
 * Meets the visitor of a page or of another address that is no call. Their loaders and actions begin here: Remix runs an
 * action for every unsafe method, and a page's form is a POST (`method`). Refuses as `readCaller` besides.
 */
export async function readVisitor(request: Request): Promise<Visitor> {
	if (!OF_A_PAGE.has(request.method))
		refuse({ code: "method", message: "This page can be opened, and its form sent; nothing else." });
	return readCaller(request);
}

const clocks = readOnce<void>();

/**
 * Meets whoever asks, by whatever method: unsafe requests from other sites are refused (`cross_site`; signed webhooks say
 * `signed`), and a test shop answers local names only (`misdirected`). Unsafe requests are refused as `assertDatabaseThere` does.
 */
export async function readCaller(request: Request, from: "browser" | "signed" = "browser"): Promise<Visitor> {
	const shop = await theShop();
	if (shop.settings.testMode) assertLocalHost(request.headers.get("Host") ?? new URL(request.url).host);
	if (!SAFE.has(request.method)) {
		if (from === "browser") assertSameOrigin(request, shop.settings.APP_URL);
		assertDatabaseThere({ shop });
	}
	await clocks(request, "clock", () => shop.clock.refresh());
	const session = await findSession(shop, request);
	return { shop, request, session, actor: session ? actorOf(session) : null, headers: new Headers() };
}

/**
 * Refuses with `busy` while what is written would be lost: every unsafe request, and of the others those that sign somebody
 * in or place an order. Gives the visitor.
 */
export function assertDatabaseThere<V extends Pick<Visitor, "shop">>(visitor: V): V {
	if (visitor.shop.databaseIsThere()) return visitor;
	return refuse(NOTHING_KEPT);
}

/** True for a `Host` that only this machine can mean. */
export function isLocalHost(host: string): boolean {
	const name = host.startsWith("[") ? host.slice(0, host.indexOf("]") + 1) : (host.split(":")[0] ?? "");
	return isLocalName(name.toLowerCase());
}

function assertLocalHost(host: string): void {
	if (isLocalHost(host)) return;
	refuse({
		code: "misdirected",
		message:
			"This is a test shop and answers on localhost only. To open it to the world, set APP_URL to its https address.",
	});
}

const accounts = readOnce<UserRow | undefined>();

/** The account of a visitor who is signed in; undefined for everybody else, and where it is gone. */
export async function accountOf({ shop, request, actor }: Visitor): Promise<UserRow | undefined> {
	if (actor?.kind !== "family") return undefined;
	return accounts(request, actor.id, () => readAccount(shop, actor));
}

/**
 * The visitor's actor, beginning a session if the browser has none: for the first unsafe request that stores something,
 * never for a GET.
 */
export async function ensureSession(visitor: Visitor): Promise<Actor> {
	if (visitor.actor) return visitor.actor;
	const begun = newSession(visitor.shop);
	await storeSession(visitor.shop.db, begun);
	return setSession(visitor, begun);
}

/**
 * As `ensureSession`, where it isn't certain yet that anything will be stored: `keep` gets the actor, and the session begins
 * once it has kept something. Errors as `keep`.
 */
export async function ensureSessionIfSaved<T>(
	visitor: Visitor,
	keep: (actor: Actor) => Promise<Result<T>>,
): Promise<Result<T>> {
	if (visitor.actor) return keep(visitor.actor);
	const begun = newSession(visitor.shop);
	const result = await keep(actorOf(begun.session));
	if (!result.ok) return result;
	await storeSession(visitor.shop.db, begun);
	setSession(visitor, begun);
	return result;
}

/** Lets the visitor go on in a session that has just begun; its cookie is in `visitor.headers`. Gives the actor. */
export function setSession(visitor: Visitor, { session, token }: Begun): Actor {
	visitor.session = session;
	visitor.actor = actorOf(session);
	visitor.headers.append("Set-Cookie", sessionCookie(visitor.shop, token));
	return visitor.actor;
}
