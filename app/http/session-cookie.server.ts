import type { Session } from "~/shop/sessions/contract";
import { resumeSession } from "~/shop/sessions/resume-session.server";
import { SESSION_MS } from "~/shop/sessions/rules";
import type { Shop } from "~/shop.server";
import { sendCookie } from "./connection.server";
import { cookieOf, readCookie } from "./cookies.server";
import { readOnce } from "./read-once.server";

const COOKIE = "session";

/** Whether a browser's cookies, as it sends them, have one for a session of ours. */
export function hasSessionCookie(cookies: string, testMode: boolean): boolean {
	return readCookie(cookies, COOKIE, testMode) !== null;
}

/** The cookie that opens a session by its token; null clears the browser's. */
export function sessionCookie({ settings }: Pick<Shop, "settings">, token: string | null): string {
	return cookieOf(COOKIE, settings.testMode, token ?? "", token ? SESSION_MS / 1000 : 0);
}

const sessions = readOnce<Session | null>();

/** The session of a request, or null: no cookie, or one that opens nothing (any more). Its cookie goes on with it. */
export async function findSession(shop: Shop, request: Request): Promise<Session | null> {
	const token = readCookie(request.headers.get("Cookie") ?? "", COOKIE, shop.settings.testMode);
	if (!token || token.length > 100) return null;
	const carryOn = () => sendCookie(sessionCookie(shop, token));
	return sessions(request, token, () => resumeSession(shop, token, carryOn));
}
