import type { IncomingMessage, ServerResponse } from "node:http";
import type Anthropic from "@anthropic-ai/sdk";
import { type AnthropicFlaw, textFor } from "./anthropic-book";
import { inspectionFor, isInspection, isPictureRefused, type Seen } from "./anthropic-inspection";
import { type Fault, serve } from "./listen";
import anthropic from "./schemas/anthropic.json" with { type: "json" };
import { breaks } from "./schemas/check";

/**
 * A local stand-in for Anthropic's Messages API, as strict as the real one where our request could go wrong: it streams, thinks
 * before it writes, and stops as it is told to.
 * `mode` turns it: `write` answers, `mend` gets something wrong (`flaw`) until it is asked again, `stubborn` goes on so, `rubbish` answers
 * something else than was asked, `refuse` declines half way, `cut-off` stops in mid-sentence, `think on` thinks until its tokens are gone, `fail` answers 500, `stumble` answers 500
 * once, `hang` never answers. Four go wrong after a 200: `break-off` cuts the connection in the answer, `stall` falls silent in it, `garble`
 * sends half of it as the whole, `nothing` sends none.
 */
export type AnthropicMode =
	| "write"
	| "mend"
	| "stubborn"
	| "rubbish"
	| "refuse"
	| "cut-off"
	| "think on"
	| "fail"
	| "stumble"
	| "hang"
	| "break-off"
	| "stall"
	| "garble"
	| "nothing";

export type AnthropicBlock = {
	type: string;
	text?: string;
	source?: { type: string; media_type?: string; data?: string };
};

export type AnthropicRequest = {
	model: string;
	max_tokens: number;
	stream?: boolean;
	system?: { type: string; text: string; cache_control?: { type: string } }[];
	messages: { role: string; content: string | AnthropicBlock[] }[];
	output_config?: { effort?: string; format?: { type?: string; schema?: object } };
};

/** What it answers instead of a message, once. `inStream`: after a 200, as an event. */
export type AnthropicFailure = { status: number; type: string; retryAfter?: string; inStream?: boolean };

export type AnthropicStandIn = {
	/** What `baseURL` or ANTHROPIC_BASE_URL is set to. */
	url: string;
	mode: AnthropicMode;
	flaw: AnthropicFlaw;
	/** Of everybody on its pages. */
	pose: string;
	/** What it counts of each answer. */
	usage: Pick<Anthropic.Usage, "input_tokens" | "cache_creation_input_tokens" | "cache_read_input_tokens">;
	/** Why it stops, in this order; `end_turn` when there is none left. */
	stops: Anthropic.StopReason[];
	/** What it thinks and writes of any book instead of its own: the text of an answer. */
	written: { thinking: string; text: string } | null;
	/** How it fails before it answers, in this order. */
	failures: AnthropicFailure[];
	/** What it sees in the next pictures, in this order; afterwards all are as they were asked for. */
	seen: Seen[];
	/** Every request body that was understood, oldest first: of books, and of pictures. */
	requests: AnthropicRequest[];
	inspections: AnthropicRequest[];
	/** Calls received, refused and failed ones included, but for those that met a fault. */
	calls: number;
	faults: Fault[];
	/** Method and path of everything it was asked. */
	asked: string[];
	close(): Promise<void>;
};

/** As it counts unless told otherwise: nothing cached. */
export const USAGE = { input_tokens: 400, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };

/** Starts the stand-in; `key` is the only one it accepts. */
export async function startAnthropic({ key = "test-key" } = {}): Promise<AnthropicStandIn> {
	const standIn: AnthropicStandIn = {
		...{ url: "", faults: [], asked: [], close: async () => {} },
		mode: "write",
		flaw: "long page",
		pose: "walk",
		usage: USAGE,
		stops: [],
		written: null,
		failures: [],
		seen: [],
		requests: [],
		inspections: [],
		calls: 0,
	};
	let hasStumbled = false;

	async function answer(request: IncomingMessage, response: ServerResponse) {
		standIn.calls++;
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const { headers, method, url } = request;
		if (headers["x-api-key"] !== key && headers.authorization !== `Bearer ${key}`)
			return fail(response, { status: 401, type: "authentication_error" });
		const asked = /^\/v1\/models\/(claude-[\w-]+)$/.exec(url ?? "")?.[1];
		if (method === "GET" && asked) return say(response, { type: "model", id: asked });
		if (method !== "POST" || url !== "/v1/messages")
			return fail(response, { status: 404, type: "not_found_error" });
		const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as AnthropicRequest;
		if (!headers["anthropic-version"] || isRejected(body))
			return fail(response, { status: 400, type: "invalid_request_error" });
		(isInspection(body) ? standIn.inspections : standIn.requests).push(body);
		const failure = standIn.failures.shift();
		if (failure) return failure.inStream ? failInStream(response, failure) : fail(response, failure);
		if (standIn.mode === "hang") return;
		if (standIn.mode === "fail") return fail(response, { status: 500, type: "api_error" });
		if (standIn.mode === "stumble" && !hasStumbled) {
			hasStumbled = true;
			return fail(response, { status: 500, type: "api_error" });
		}
		if (standIn.mode === "nothing") return response.writeHead(204).end();
		const events = eventsOf(body, standIn);
		if (BROKEN.has(standIn.mode)) return sendHalf(response, events, standIn.mode);
		response.writeHead(200, STREAM).end(events);
	}

	const { port, faults, asked, close } = await serve(answer, (status, code = TYPES[status] ?? "api_error") =>
		errorOf(code),
	);
	return Object.assign(standIn, { url: `http://127.0.0.1:${port}`, faults, asked, close });
}

/** https://platform.claude.com/docs/en/api/errors */
const TYPES: Record<number, Anthropic.ErrorType> = {
	401: "authentication_error",
	402: "billing_error",
	403: "permission_error",
	404: "not_found_error",
	429: "rate_limit_error",
	504: "timeout_error",
	529: "overloaded_error",
};

/** What the vendor answers 400 to: what its schema hasn't, a prefilled answer; and so much at once, unstreamed. */
function isRejected(body: AnthropicRequest): boolean {
	const last = body.messages.at(-1);
	// A turn that was laid down is taken up as it was, its thinking included.
	const isTakenUp = Array.isArray(last?.content) && last.content[0]?.type === "thinking";
	return (
		breaks(anthropic, "create", body) !== null ||
		(body.max_tokens > 21_000 && !body.stream) ||
		(last?.role !== "user" && !isTakenUp) ||
		body.messages.some(isPictureRefused)
	);
}

const THINKING = "The family asks for a book. I plan its twelve entries, then I write them.";

/** What it counts besides, and nobody reads. */
const UNCOUNTED = {
	cache_creation: null,
	inference_geo: null,
	output_tokens_details: null,
	server_tool_use: null,
	service_tier: "standard",
	speed: null,
} as const;

/** Why it stops in each mode. */
const STOPS: Partial<Record<AnthropicMode, Anthropic.StopReason>> = {
	refuse: "refusal",
	"cut-off": "max_tokens",
	"think on": "max_tokens",
};

/** The events of a whole answer, as the vendor streams them: 400 tokens there, 200 back. */
function eventsOf(body: AnthropicRequest, standIn: AnthropicStandIn): string {
	const { mode, written } = standIn;
	const whole = isInspection(body)
		? inspectionFor(body, standIn.seen.shift())
		: (written?.text ?? textFor(body.messages, standIn));
	const stop = standIn.stops.shift() ?? STOPS[mode] ?? "end_turn";
	const isTakenUp = body.messages.at(-1)?.role === "assistant";
	const middle = Math.floor(whole.length / 2);
	const text = isTakenUp ? whole.slice(middle) : stop === "end_turn" ? whole : whole.slice(0, middle);
	const message: Anthropic.Message = {
		id: "msg_standin",
		type: "message",
		role: "assistant",
		model: body.model,
		content: [],
		...{ container: null, diagnostics: null, stop_details: null, stop_reason: null, stop_sequence: null },
		usage: { ...UNCOUNTED, ...standIn.usage, output_tokens: 1 },
	};
	const block = (
		index: number,
		content_block: Anthropic.ContentBlock,
		deltas: Anthropic.RawContentBlockDelta[],
	): Anthropic.RawMessageStreamEvent[] => [
		{ type: "content_block_start", index, content_block },
		...deltas.map((delta) => ({ type: "content_block_delta" as const, index, delta })),
		{ type: "content_block_stop", index },
	];
	const pieces = mode === "think on" ? [] : (text.match(/.{1,2000}/gsu) ?? []);
	const events: (Anthropic.RawMessageStreamEvent | { type: "ping" })[] = [
		{ type: "message_start", message },
		{ type: "ping" },
		...block(0, { type: "thinking", thinking: "", signature: "" }, [
			{ type: "thinking_delta", thinking: written?.thinking ?? THINKING },
			{ type: "signature_delta", signature: "c2lnbmVk" },
		]),
		...(pieces.length > 0
			? block(
					1,
					{ type: "text", text: "", citations: null },
					pieces.map((piece) => ({ type: "text_delta", text: piece })),
				)
			: []),
		{
			type: "message_delta",
			delta: { container: null, stop_details: null, stop_reason: stop, stop_sequence: null },
			// What it counted at the start stands.
			usage: {
				...{ input_tokens: null, cache_creation_input_tokens: null, cache_read_input_tokens: null },
				...{ output_tokens: 200, output_tokens_details: null, server_tool_use: null },
			},
		},
		{ type: "message_stop" },
	];
	return events.map(eventOf).join("");
}

const STREAM = { "content-type": "text/event-stream" };
const eventOf = (event: { type: string }) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

const say = (response: ServerResponse, body: object) =>
	response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

function fail(response: ServerResponse, { status, type, retryAfter }: AnthropicFailure) {
	const after = retryAfter === undefined ? {} : { "retry-after": retryAfter };
	response
		.writeHead(status, { "content-type": "application/json", ...after })
		.end(JSON.stringify(errorOf(type)));
}

/** A vendor that begins to answer before it finds that it can't. */
function failInStream(response: ServerResponse, { type }: AnthropicFailure) {
	response.writeHead(200, STREAM).end(eventOf({ ...errorOf(type), type: "error" }));
}

const errorOf = (type: string) => ({ type: "error", error: { type, message: `The stand-in says ${type}.` } });

const BROKEN = new Set<AnthropicMode>(["break-off", "stall", "garble"]);

function sendHalf(response: ServerResponse, events: string, mode: AnthropicMode) {
	response.writeHead(200, STREAM);
	response.write(events.slice(0, events.length / 2), () => {
		if (mode === "break-off") response.destroy();
		if (mode === "garble") response.end();
	});
}
