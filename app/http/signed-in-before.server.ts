import { SESSION_MS } from "~/shop/sessions/rules";
import { cookieOf, readCookie } from "./cookies.server";

/**
 * A cookie that says only "this browser was signed in". It is set at sign-in and cleared at sign-out, so a browser that
 * has it without an account's session has lost the session: it ran out, or was ended elsewhere.
 */
const COOKIE = "was";

/** Whether an account was signed in in this browser and nobody has signed out since. */
export function wasSignedIn(request: Request, testMode: boolean): boolean {
	return readCookie(request.headers.get("Cookie") ?? "", COOKIE, testMode) === "family";
}

/** Outlives the session itself, which slides on with use. */
export function rememberSignedIn(testMode: boolean): string {
	return cookieOf(COOKIE, testMode, "family", (SESSION_MS / 1000) * 12);
}

/** The cookie that forgets it: at sign-out, and once the family has been told. */
export function forgetSignedIn(testMode: boolean): string {
	return cookieOf(COOKIE, testMode, "", 0);
}
