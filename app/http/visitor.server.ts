import { isLocalName } from "~/config.server";
import type { Actor } from "~/shop/actor";
import { type Shop, theShop } from "~/shop.server";
import { assertSameOrigin } from "./same-origin.server";
import { actorOf, beginSession, findSession, type Session } from "./session.server";
import { refuse } from "./statuses.server";

/** Who is at the door: the shop, the browser's session if it has one, and headers the answer must carry. */
export type Visitor = {
	shop: Shop;
	request: Request;
	session: Session | null;
	/** null: a browser that has stored nothing with us yet. */
	actor: Actor | null;
	/** `Set-Cookie` of a session begun during this request; every answer of the route must carry them. */
	headers: Headers;
};

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Meets the visitor of a request. Every loader and action begins here: unsafe requests from other sites are refused
 * (`cross_site`; signed webhooks say `signed`), and a test shop answers local names only (`misdirected`).
 */
export async function meet(request: Request, from: "browser" | "signed" = "browser"): Promise<Visitor> {
	const shop = await theShop();
	if (shop.settings.testMode) assertLocalHost(request);
	if (from === "browser" && !SAFE.has(request.method)) assertSameOrigin(request, shop.settings.APP_URL);
	const session = await findSession(shop, request);
	return { shop, request, session, actor: session ? actorOf(session) : null, headers: new Headers() };
}

function assertLocalHost(request: Request): void {
	const host = request.headers.get("Host") ?? new URL(request.url).host;
	const name = host.startsWith("[") ? host.slice(0, host.indexOf("]") + 1) : (host.split(":")[0] ?? "");
	if (isLocalName(name.toLowerCase())) return;
	refuse({
		code: "misdirected",
		message:
			"This is a test shop and answers on localhost only. To open it to the world, set APP_URL to its https address.",
	});
}

/**
 * The visitor's actor, beginning a session if the browser has none: for the first unsafe request that stores something,
 * never for a GET.
 */
export async function welcome(visitor: Visitor): Promise<Actor> {
	if (visitor.actor) return visitor.actor;
	const { session, cookie } = await beginSession(visitor.shop);
	visitor.session = session;
	visitor.actor = actorOf(session);
	visitor.headers.append("Set-Cookie", cookie);
	return visitor.actor;
}
