import type { IncomingHttpHeaders } from "node:http";

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

/** Methods that the Fetch standard makes no Request of (section 2.2.1). */
const FORBIDDEN = new Set(["TRACE", "TRACK", "CONNECT"]);

/** No host of ours: a test shop answers it with 421. */
const NO_HOST = "unreadable.invalid";

/**
 * Node lets requests through that remix-serve can make no Request of and answers with a 500: these are turned into ones
 * that are refused in the ordinary way. Changes the request it is given.
 */
export function makeReadable(request: Asked): void {
	const { headers, method = "GET", url = "/" } = request;
	if (FORBIDDEN.has(method)) request.method = "OPTIONS";
	// A whole address is allowed as the target (RFC 9112, 3.2.2); its path is what is asked for.
	if (!url.startsWith("/")) {
		const whole = URL.canParse(url) ? new URL(url) : null;
		request.url = whole ? whole.pathname + whole.search : "/";
	}
	// remix-serve takes the port of the request's address from it, and anybody can send it.
	delete headers["x-forwarded-host"];
	if (!isHost(headers.host ?? "")) headers.host = NO_HOST;
}

/** A name or address and perhaps a port, and nothing else that an address could hold. */
function isHost(host: string): boolean {
	return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}/`);
}
