import { beginSession } from "~/http/session.testing";
import type { Family } from "~/shop/actor";
import type { Shop } from "~/shop.server";

/** An account that is signed in, and its cookie. */
export async function signedIn(shop: Shop, name: string): Promise<{ actor: Family; cookie: string }> {
	const id = `user_${name}`;
	const at = shop.clock.now().toISOString();
	const email = `${name}@example.com`;
	await shop.db
		.insertInto("users")
		.values({
			id,
			username: name,
			username_fold: name,
			email,
			email_fold: email,
			email_proved: 0,
			password_hash: null,
			google_sub: null,
			picture_key: null,
			created_at: at,
			updated_at: at,
		})
		.execute();
	const { session, cookie } = await beginSession(shop, { userId: id });
	return { actor: { kind: "family", id, guestId: session.guestId }, cookie: cookieOf(cookie) };
}

/** A browser that has begun something without an account. */
export async function visiting(shop: Shop): Promise<{ guestId: string; cookie: string }> {
	const { session, cookie } = await beginSession(shop);
	return { guestId: session.guestId, cookie: cookieOf(cookie) };
}

/** What a browser sends back of a Set-Cookie. */
const cookieOf = (setCookie: string) => setCookie.split(";")[0] ?? "";

type Ask = { cookie?: string; form?: Record<string, string> | FormData; json?: unknown; method?: string };

/** A request as a browser or a script sends it, with what Remix hands a loader or action. */
export function ask(
	path: string,
	{ cookie, form, json, method }: Ask = {},
	params: Record<string, string> = {},
) {
	const headers = new Headers(cookie ? { Cookie: cookie } : {});
	if (json !== undefined) headers.set("Content-Type", "application/json");
	const typed = form instanceof FormData ? form : form && new URLSearchParams(form);
	const body = typed ?? (json === undefined ? undefined : JSON.stringify(json));
	const request = new Request(`http://localhost:3000${path}`, {
		method: method ?? (body === undefined ? "GET" : "POST"),
		headers,
		body,
	});
	return { request, params, context: {} };
}

/** The response or problem page that a loader or action throws instead of answering. */
export async function thrown(
	answer: Promise<unknown>,
): Promise<{ status?: number; to: string | null; cookies: string }> {
	const value = await answer.then(
		() => {
			throw new Error("it answered");
		},
		(error: unknown) => error,
	);
	return told(value);
}

/** Status and way of an answer, however it was given. */
export function told(value: unknown): { status?: number; to: string | null; cookies: string } {
	if (value instanceof Response) {
		return {
			status: value.status,
			to: value.headers.get("Location"),
			cookies: value.headers.get("Set-Cookie") ?? "",
		};
	}
	if (value instanceof Error) throw value;
	return { status: (value as { init: ResponseInit | null }).init?.status, to: null, cookies: "" };
}
