import type { IncomingHttpHeaders } from "node:http";

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

/** What remix-serve can route: of some others the Fetch standard makes no Request (section 2.2.1). */
const ROUTED = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
/** Routed, and answered by nobody: whoever is asked says what is allowed instead. */
const NOBODYS = "PATCH";

/** No host of ours: a test shop answers it with 421. */
const NO_HOST = "unreadable.invalid";

/** Where Remix tells the routes of paths (`p`): no page of ours asks for them. */
const MANIFEST = "/__manifest";
/**
 * So many paths it is asked for at once, and so many steps down: it looks at each and at every one above it, half a millisecond
 * for one. None of our addresses is as deep.
 */
const MOST_PATHS = 10;
const DEEPEST = 8;

/** No address of ours has a longer path; the router takes the square of the slashes in a row that it is given. */
const LONGEST_PATH = 1000;

/**
 * Node lets requests through that remix-serve makes no Request of, or complains about in the log with whatever the
 * client wrote: these are turned into ones that are refused in the ordinary way. Changes the request it is given.
 */
export function repairRequest(request: Asked): void {
	const { headers, method = "GET" } = request;
	if (!ROUTED.has(method)) request.method = NOBODYS;
	request.url = readableTarget(request.url ?? "/");
	// remix-serve takes the port of the request's address from it, and anybody can send it.
	delete headers["x-forwarded-host"];
	if (!isHost(headers.host ?? "")) headers.host = NO_HOST;
}

/** What only a test shop has, however it is written: routes are found in any capitals and decoded. */
const TEST_SHOPS = /^(\/+|\/+api\/+)((?:sandbox|styles)(?:\/|\.data$|$))/i;

/**
 * Leads a production shop's requests for a test shop's own addresses to where nothing is, so that every method of them is
 * answered as one of any other unknown address. Changes the request it is given, which has been made readable.
 */
export function hideTestShop(request: Asked): void {
	const [path = "", ...query] = (request.url ?? "").split("?");
	const asked = decodeURIComponent(path);
	const hidden = asked.replace(TEST_SHOPS, "$1-/$2");
	if (hidden !== asked) request.url = [encodeURI(hidden), ...query].join("?");
}

function readableTarget(target: string): string {
	const url = target.startsWith("/") ? target : pathOf(target);
	const [whole = "/", ...query] = url.split("?");
	const path = withoutDots(whole).slice(0, LONGEST_PATH);
	const told = query.length > 0 ? query.join("?").split("&") : [];
	const spoken = told.filter(isSpoken);
	const kept = path === MANIFEST ? fewPaths(spoken) : spoken;
	const search = kept.length > 0 ? `?${kept.join("&")}` : "";
	return (canBeDecoded(path) ? asCall(path) : path.replaceAll("%", "%25")) + search;
}

/** A path as the router reads it: `/x/../books` is `/books`, and a backslash a slash. */
function withoutDots(path: string): string {
	return /[\\#]|\/(\.|%2e)/i.test(path) ? new URL(`http://path${path}`).pathname : path;
}

/** `.data` asks for what a page is made of. A call is no page: of its answer only the status would be left. */
function asCall(path: string): string {
	return path.replace(/^(\/api\/.*)\.data$/i, "$1%2Edata");
}

/** A whole address is allowed as the target (RFC 9112, 3.2.2); its path is what is asked for. */
function pathOf(target: string): string {
	const whole = URL.canParse(target) ? new URL(target) : null;
	return whole ? whole.pathname + whole.search : "/";
}

/** `_data` belongs to the protocol of Remix's older pages, which ours don't speak: each use would be logged as a bug. */
const isSpoken = (pair: string) => !new URLSearchParams(pair).has("_data");

/** Of a query for the manifest: the paths that ours may be, no more than it may be asked for, and whatever else it says. */
function fewPaths(pairs: readonly string[]): string[] {
	let paths = 0;
	return pairs.filter((pair) => {
		const path = new URLSearchParams(pair).get("p");
		return path === null || (isAskable(path) && ++paths <= MOST_PATHS);
	});
}

const isAskable = (path: string) =>
	path.length <= LONGEST_PATH && path.split("/").length <= DEEPEST && canBeDecoded(path);

function canBeDecoded(path: string): boolean {
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}

/** A name or address and perhaps a port, and nothing else that an address could hold. */
function isHost(host: string): boolean {
	return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}/`);
}
