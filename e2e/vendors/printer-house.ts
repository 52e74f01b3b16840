import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen";

/** What becomes of the next calls, in turn, instead of an ordinary answer; a number is an HTTP status. */
export type Trouble =
	| number
	| "hangs up"
	| "hangs up after doing it"
	| "is silent after doing it"
	| "says nonsense";

/** What a test does with whoever plays a printer. */
export type PrinterStandIn = {
	/** What the adapter is told as the API's address. */
	url: string;
	/** The only key it takes. */
	apiKey: string;
	/** Each call it was asked, `POST /v4.0/orders`. */
	calls: string[];
	/** Every order it took, as it was asked for, in turn: one a parcel. */
	taken: { reference: string; body: Record<string, unknown> }[];
	troubles: Trouble[];
	/** Moves an order on. */
	bring(reference: string, stage: "printed" | "posted"): void;
	/** Gives an order a state of the vendor's own. */
	put(reference: string, state: string): void;
	close(): Promise<void>;
};

export type Said = { status: number; body: unknown };

/** Puts a printer's API on a port of this machine; `answer` does what is asked. */
export async function openHouse(
	standIn: { calls: string[]; troubles: Trouble[] },
	answer: (asked: {
		method: string;
		url: URL;
		headers: IncomingMessage["headers"];
		body: unknown;
	}) => Promise<Said>,
): Promise<{ url: string; close(): Promise<void> }> {
	async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
		let text = "";
		for await (const chunk of request) text += chunk;
		const url = new URL(request.url ?? "/", "http://printer");
		const method = request.method ?? "GET";
		standIn.calls.push(`${method} ${url.pathname}`);
		const trouble = standIn.troubles.shift();
		if (trouble === "hangs up") return void request.socket.destroy();
		if (typeof trouble === "number") return void response.writeHead(trouble).end("<html>trouble</html>");
		const { status, body } = await answer({
			method,
			url,
			headers: request.headers,
			body: text && JSON.parse(text),
		});
		if (trouble === "hangs up after doing it") return void request.socket.destroy();
		if (trouble === "is silent after doing it") return;
		if (trouble === "says nonsense") return void response.end("<html>");
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	}
	const { port, close } = await listen(
		createServer((request, response) => void serve(request, response).catch(() => request.socket.destroy())),
	);
	return { url: `http://127.0.0.1:${port}`, close };
}

/** A printer's own check of a file: it fetches it and compares. What isn't on this machine is taken as it is said to be. */
export async function isAsSaid(url: unknown, md5: unknown): Promise<boolean> {
	if (typeof url !== "string" || !URL.canParse(url)) return false;
	if (!["127.0.0.1", "localhost"].includes(new URL(url).hostname)) return true;
	const response = await fetch(url).catch(() => null);
	if (!response?.ok) return false;
	return (
		createHash("md5")
			.update(Buffer.from(await response.arrayBuffer()))
			.digest("hex") === md5
	);
}
