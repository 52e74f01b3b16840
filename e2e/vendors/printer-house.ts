import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Fault, serve } from "./listen";

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
	faults: Fault[];
	/** Moves an order on. */
	bring(reference: string, stage: "printed" | "posted"): void;
	/** Gives an order a state of the vendor's own. */
	put(reference: string, state: string): void;
	close(): Promise<void>;
};

export type Said = { status: number; body: unknown };

/** Puts a printer's API on a port of this machine; `answer` does what is asked, `refusal` is what it says with a status. */
export async function openHouse(
	refusal: (status: number, code?: string) => object,
	answer: (asked: {
		method: string;
		url: URL;
		headers: IncomingMessage["headers"];
		body: unknown;
	}) => Promise<Said>,
): Promise<Pick<PrinterStandIn, "url" | "calls" | "faults" | "close">> {
	async function speak(request: IncomingMessage, response: ServerResponse): Promise<void> {
		let text = "";
		for await (const chunk of request) text += chunk;
		const url = new URL(request.url ?? "/", "http://printer");
		const method = request.method ?? "GET";
		const { status, body } = await answer({
			method,
			url,
			headers: request.headers,
			body: text && JSON.parse(text),
		});
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	}
	const { port, asked: calls, faults, close } = await serve(speak, refusal);
	return { url: `http://127.0.0.1:${port}`, calls, faults, close };
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
