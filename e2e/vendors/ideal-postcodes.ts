import { type Fault, serve } from "./listen";
import { breaks, said } from "./schemas/check";
import schemas from "./schemas/ideal-postcodes.json" with { type: "json" };

type Address = Record<"line_1" | "line_2" | "line_3" | "post_town" | "postcode", string>;

export type IdealPostcodesStandIn = {
	/** What IDEAL_POSTCODES_API_URL is set to, and the only key it takes. */
	url: string;
	apiKey: string;
	/** Its addresses by postal code, without spaces; to be changed. */
	book: Record<string, Address[]>;
	/** The postal codes it was paid for, oldest first: not its own for tests, nor those it doesn't know. */
	charged: string[];
	faults: Fault[];
	/** Method and path of everything it was asked. */
	asked: string[];
	close(): Promise<void>;
};

const API_KEY = "ak_standin";
const TEST_POSTCODE = "ID11QD";
/** The rest of its postal codes for tests, and what it says of them. */
const REFUSED: Record<string, [status: number, code: number]> = {
	ID1KFA: [404, 4040],
	ID1CLIP: [402, 4020],
	ID1CHOP: [402, 4021],
};
const MESSAGES: Record<number, string> = {
	4010: "Invalid Key",
	4020: "Key balance depleted",
	4021: "Lookup Limit Reached",
	4040: "Postcode not found",
};
/** What goes with a status unless the fault says otherwise. */
const CODES: Record<number, number> = { 401: 4010, 402: 4020, 404: 4040 };

const refusal = (status: number, code: number | string | undefined = CODES[status]) => ({
	...(code === undefined ? {} : { code: Number(code) }),
	message: MESSAGES[Number(code)] ?? "Something went wrong",
});

const address = (
	postcode: string,
	post_town: string,
	...[line_1 = "", line_2 = "", line_3 = ""]: string[]
) => ({
	...{ line_1, line_2, line_3, post_town, postcode },
});

/** Plays Ideal Postcodes' Postcode Lookup: a few addresses, and its own postal codes for tests. */
export async function startIdealPostcodes(): Promise<IdealPostcodesStandIn> {
	const charged: string[] = [];
	const book: Record<string, Address[]> = {
		[TEST_POSTCODE]: [address("ID1 1QD", "LONDON", "2 Barons Court Road")],
		BS14ST: [
			address("BS1 4ST", "BRISTOL", "1 Canons Way"),
			address("BS1 4ST", "BRISTOL", "Flat 2", "The Old Warehouse", "3 Canons Way"),
			address("BS1 4ST", "BRISTOL", "The Whale & Moon", "5 Canons Way"),
		],
		SW1Y4JH: [address("SW1Y 4JH", "LONDON", "12 St. James’s Square")],
	};

	function answer(path: string, query: URLSearchParams, authorization = "") {
		const postcode = decodeURIComponent(/^\/v1\/postcodes\/([^/]+)$/.exec(path)?.[1] ?? "");
		if (!postcode || breaks(schemas, "query", Object.fromEntries(query)))
			return { status: 400, body: refusal(400) };
		// Its own clients name the scheme.
		const key = /^IDEALPOSTCODES api_key="([^"]*)"$/.exec(authorization)?.[1];
		if (key !== API_KEY) return { status: 401, body: refusal(401) };
		const asked = postcode.replace(/\s/g, "").toUpperCase();
		const [status, code] = REFUSED[asked] ?? (book[asked]?.length ? [200, 2000] : [404, 4040]);
		if (status !== 200) return { status, body: refusal(status, code) };
		if (asked !== TEST_POSTCODE) charged.push(asked);
		const result = book[asked] ?? [];
		const found = { result, code, message: "Success", page: 0, limit: 100, total: result.length };
		return { status, body: said(schemas, "found", found) };
	}

	const { port, faults, asked, close } = await serve(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
		const { status, body } = answer(pathname, searchParams, request.headers.authorization);
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	}, refusal);
	return { url: `http://127.0.0.1:${port}`, apiKey: API_KEY, book, charged, faults, asked, close };
}
