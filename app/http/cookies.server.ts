import type { Settings } from "~/shop.server";

/** `__Host-` binds a cookie to this host over https; plain http on localhost has no such cookies in every client. */
function cookieName(word: string, testMode: boolean): string {
	return `${testMode ? "" : "__Host-"}fk_${word}`;
}

/** The value of a cookie of ours among all that a browser sends; null: there is none. */
export function readCookie(cookies: string, word: string, testMode: boolean): string | null {
	for (const part of cookies.split(";")) {
		const [name, ...value] = part.trim().split("=");
		if (name === cookieName(word, testMode)) return value.join("=");
	}
	return null;
}

/** A `Set-Cookie` of ours for so many seconds; 0 clears it. Lax: mails' links and the way back from Google begin elsewhere. */
export function cookieOf(word: string, testMode: boolean, value: string, maxAge: number): string {
	const secure = testMode ? "" : "; Secure";
	return `${cookieName(word, testMode)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

/** The same for a cookie that Remix writes, signed with the shop's secret. */
export function signedCookie(
	word: string,
	{ testMode, SESSION_SECRET, SESSION_SECRET_BEFORE: before }: Settings,
	maxAge: number,
) {
	return {
		name: cookieName(word, testMode),
		path: "/",
		httpOnly: true,
		sameSite: "lax" as const,
		secure: !testMode,
		secrets: before ? [SESSION_SECRET, before] : [SESSION_SECRET],
		maxAge,
	};
}
