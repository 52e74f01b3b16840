const MOST_CHARACTERS = 512;

/** What lies on our site but is no page to come back to: the calls, and the ways out. */
const NO_PAGE = /^\/+(api|sign-out)(\/|$)/i;

/**
 * Where a person wanted to go, if that is a page of this shop; otherwise null. Takes what stood in `redirectTo`, which
 * anybody can write: browsers read `//host`, `/\host` and control characters inside an address as another site.
 */
export function ownPath(value: unknown): string | null {
	if (typeof value !== "string" || value.length > MOST_CHARACTERS) return null;
	if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes("\\")) return null;
	// Whatever the rules above miss: what the standard's own parser makes of it must stay at home.
	const base = "https://shop.invalid";
	const url = URL.canParse(value, base) ? new URL(value, base) : null;
	if (url?.origin !== base || !isPage(url.pathname)) return null;
	// Neither as written nor as read: the router would put such a path in order, and write it to the log.
	return /^[^?#]*\/\//.test(value) || url.pathname.includes("//") ? null : value;
}

/** By the path as the router decodes it; one that can't be decoded is no page either. */
function isPage(pathname: string): boolean {
	try {
		return !NO_PAGE.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}

/** `path` carrying where to go afterwards: `/sign-in?redirectTo=%2Forders`. Without a target it is `path` itself. */
export function withRedirectTo(path: string, target: string | null): string {
	return target && target !== "/" ? `${path}?redirectTo=${encodeURIComponent(target)}` : path;
}
