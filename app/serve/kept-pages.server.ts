import { hasSessionCookie } from "~/http/session.server";
import { mayCarryToast } from "~/http/toasts.server";

/** Pages that are the same for every stranger, kept in memory once rendered. `handle.keep` on a route asks for it. */
const pages = new Map<string, { year: number; html: string }>();

/**
 * Only GETs that carry neither our session nor a toast: such a page has no nonce and nobody's name on it. `pattern` is the
 * route's path: the router also takes other capitals and spellings for it, and those without end.
 */
export function mayBeKept(request: Request, testMode: boolean, handle: unknown, pattern: string): boolean {
	const { pathname, search } = new URL(request.url);
	return (
		request.method === "GET" &&
		(handle as { keep?: boolean } | undefined)?.keep === true &&
		!import.meta.env.DEV &&
		pathname === pattern &&
		search === "" &&
		!hasSessionCookie(request, testMode) &&
		!mayCarryToast(request)
	);
}

/** The page that was kept for a path, if it was made this year: each ends with the year. */
export function keptPage(path: string, year: number): string | undefined {
	const page = pages.get(path);
	return page?.year === year ? page.html : undefined;
}

/** Only the paths of routes get here (`mayBeKept`), so that memory stays bounded. */
export function keepPage(path: string, year: number, html: string): void {
	pages.set(path, { year, html });
}
