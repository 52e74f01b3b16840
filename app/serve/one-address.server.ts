/** No page of ours is asked for with more, letters: a mailed link's address and a way back fit in many times over. */
const LONGEST_QUERY = 2000;

/**
 * Where a page that was found under another spelling of its address stands, for a redirect; null where it was asked for as it is
 * called. The router takes other capitals and slashes at the end for the same page: searches and caches would count it twice. A query
 * that no page of ours has is left behind. `pattern` is the route's path; one with parts of its own (`:`, `*`) is left as it is.
 */
export function oneAddress(request: Request, status: number, pattern: string): string | null {
	const { pathname, search } = new URL(request.url);
	if (status !== 200 || /[:*]/.test(pattern) || !/^(GET|HEAD)$/.test(request.method)) return null;
	if (pathname === pattern && search.length <= LONGEST_QUERY) return null;
	return pattern + (search.length <= LONGEST_QUERY ? search : "");
}
