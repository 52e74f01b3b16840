import type { Session } from "~/shop/sessions/contract";
import { resumeSession } from "~/shop/sessions/resume-session.server";
import { SESSION_MS } from "~/shop/sessions/rules";
import type { Shop } from "~/shop.server";
import { sendCookie } from "./connection.server";
import { readOnce } from "./read-once.server";

/** `__Host-` binds the cookie to this host over https; plain http on localhost has no such cookies in every client. */
function nameOf(testMode: boolean): string {
	return testMode ? "fk_session" : "__Host-fk_session";
}

/** Whether a browser's cookies, as it sends them, have one for a session of ours. */
export function hasSessionCookie(cookies: string, testMode: boolean): boolean {
	return readCookie(cookies, nameOf(testMode)) !== null;
}

function readCookie(cookies: string, name: string): string | null {
	for (const part of cookies.split(";")) {
		const [key, ...value] = part.trim().split("=");
		if (key === name) return value.join("=");
	}
	return null;
}

/** The cookie that opens a session by its token; null clears the browser's. */
export function sessionCookie(
	{ settings: { testMode } }: Pick<Shop, "settings">,
	token: string | null,
): string {
	const value = `${token ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${token ? SESSION_MS / 1000 : 0}`;
	return `${nameOf(testMode)}=${value}${testMode ? "" : "; Secure"}`;
}

const sessions = readOnce<Session | null>();

/** The session of a request, or null: no cookie, or one that opens nothing (any more). Its cookie goes on with it. */
export async function findSession(shop: Shop, request: Request): Promise<Session | null> {
	const token = readCookie(request.headers.get("Cookie") ?? "", nameOf(shop.settings.testMode));
	if (!token || token.length > 100) return null;
	const carryOn = () => sendCookie(sessionCookie(shop, token));
	return sessions(request, token, () => resumeSession(shop, token, carryOn));
}
