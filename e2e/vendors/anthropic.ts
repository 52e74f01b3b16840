import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A local stand-in for Anthropic's Messages API, as strict as the real one where our request could go wrong.
 * `mode` turns it: `write` answers, `refuse` declines, `cut-off` stops in mid-sentence, `rubbish` answers something
 * else than was asked, `nameless` forgets a character, `telling` puts a placeholder into the picture, `unsuitable`
 * writes what no child should read, `mend` makes one page too long, or rewords it so that it reads wrongly, until it is asked again, `stubborn` goes on so, `fail` answers 500, `stumble` answers 500 once, `hang` never answers.
 * Four go wrong after a 200: `break-off` cuts the connection in the answer, `stall` falls silent in it, `garble` sends
 * half of it as the whole, `nothing` sends none.
 */
export type AnthropicMode =
	| "write"
	| "refuse"
	| "cut-off"
	| "rubbish"
	| "nameless"
	| "telling"
	| "unsuitable"
	| "mend"
	| "stubborn"
	| "fail"
	| "stumble"
	| "hang"
	| "break-off"
	| "stall"
	| "garble"
	| "nothing";

export type AnthropicRequest = {
	model: string;
	max_tokens: number;
	system?: string;
	messages: { role: string; content: string }[];
	output_config?: { format?: { type?: string; schema?: object } };
};

export type AnthropicStandIn = {
	/** What `baseURL` or ANTHROPIC_BASE_URL is set to. */
	url: string;
	mode: AnthropicMode;
	/** Of everybody on its pages. */
	pose: string;
	/** Every request body that was understood, oldest first. */
	requests: AnthropicRequest[];
	/** Calls received, refused and failed ones included. */
	calls: number;
	close(): Promise<void>;
};

const FORBIDDEN = ["temperature", "top_p", "top_k"];

/** Starts the stand-in on `port`; 0, the default, takes any free one. `key` is the only one it accepts. */
export async function startAnthropic({ port = 0, key = "test-key" } = {}): Promise<AnthropicStandIn> {
	const standIn: AnthropicStandIn = { url: "", mode: "write", pose: "walk", requests: [], calls: 0, close };
	const server = createServer((request, response) => void answer(request, response));
	let hasStumbled = false;

	async function answer(request: IncomingMessage, response: ServerResponse) {
		standIn.calls++;
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const { headers, method, url } = request;
		if (headers["x-api-key"] !== key && headers.authorization !== `Bearer ${key}`)
			return fail(response, 401, "authentication_error");
		if (method !== "POST" || url !== "/v1/messages") return fail(response, 404, "not_found_error");
		const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as AnthropicRequest;
		if (!headers["anthropic-version"] || isRejected(body))
			return fail(response, 400, "invalid_request_error");
		standIn.requests.push(body);
		if (standIn.mode === "hang") return;
		if (standIn.mode === "fail") return fail(response, 500, "api_error");
		if (standIn.mode === "stumble" && !hasStumbled) {
			hasStumbled = true;
			return fail(response, 500, "api_error");
		}
		if (standIn.mode === "nothing") return response.writeHead(204).end();
		const message = messageFor(body, standIn);
		if (BROKEN.has(standIn.mode)) return sendHalf(response, message, standIn.mode);
		send(response, 200, message);
	}

	function close(): Promise<void> {
		server.closeAllConnections();
		return new Promise((resolve) => server.close(() => resolve()));
	}

	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return standIn;
}

/** What the vendor answers 400 to: forced tools, a prefilled answer, sampling parameters, no format. */
function isRejected(body: AnthropicRequest): boolean {
	const last = body.messages.at(-1);
	return (
		!body.model ||
		!(body.max_tokens > 0) ||
		FORBIDDEN.some((parameter) => parameter in body) ||
		"tool_choice" in body ||
		last?.role !== "user" ||
		body.output_config?.format?.type !== "json_schema" ||
		!body.output_config.format.schema
	);
}

type Turned = Pick<AnthropicStandIn, "mode" | "pose">;

function messageFor(body: AnthropicRequest, { mode, pose }: Turned) {
	const text = textFor(body.messages, { mode, pose });
	return {
		id: "msg_standin",
		type: "message",
		role: "assistant",
		model: body.model,
		content:
			mode === "refuse"
				? []
				: [{ type: "text", text: mode === "cut-off" ? text.slice(0, text.length / 2) : text }],
		stop_reason: mode === "refuse" ? "refusal" : mode === "cut-off" ? "max_tokens" : "end_turn",
		stop_sequence: null,
		usage: { input_tokens: 400, output_tokens: 200 },
	};
}

type Asked = { readingLevel: { wordsOfAPage: string } };

/** A book of twelve entries, as many words on a page as were asked for. */
function textFor(messages: AnthropicRequest["messages"], { mode, pose }: Turned): string {
	if (mode !== "rubbish" && /Tell pages/.test(messages[0]?.content ?? ""))
		return retold(
			messages[0]?.content ?? "",
			mode === "stubborn" || (mode === "mend" && messages.length === 1),
		);
	if (mode === "rubbish") return "Certainly! Here is your story.";
	const names = [...new Set(JSON.stringify(messages[0]).match(/NAME_\d+/g))].sort();
	const told = mode === "nameless" ? names.slice(1) : names;
	const { readingLevel } = JSON.parse(messages[0]?.content ?? "") as Asked;
	const [least = 0, most = 0] = (readingLevel.wordsOfAPage.match(/\d+/g) ?? []).map(Number);
	const isTooLong = mode === "stubborn" || (mode === "mend" && messages.length === 1);
	const spreads = Array.from({ length: 12 }, (_, index) => {
		const isLast = index === 11;
		const length = index === 3 && isTooLong ? 300 : (least + most) / 2;
		const pages = index === 0 || isLast ? [0] : [0, 1];
		return {
			words: pages.map((side) => (isLast ? "" : pageOf(`door ${2 * index + side}`, told, length))),
			gist: isLast ? "" : gistOf(index, told, mode),
			setting: "forest",
			time: index < 6 ? "noon" : "dusk",
			weather: "clear",
			mood: "wondrous",
			figures: told.map((who) => ({ who, pose, expression: "brave", holds: "nothing" })),
			props: ["lantern"],
		};
	});
	const imagePrompt = `A winding path through a friendly wood at dusk, lanterns glowing. ${mode === "telling" ? names[0] : "A small group"} follows a silver map, full of wonder.`;
	return JSON.stringify({ imagePrompt, spreads });
}

const WRONG =
	"Well, the color of it was gray and nobody had a favorite, and so it went on and on and on without an end,";

/** The pages that are to be told again, with a word more in front of each; or with many, some of them American. */
function retold(content: string, isWrong: boolean): string {
	const { book } = JSON.parse(content.split("\n\n")[1] ?? "{}") as {
		book: { pages: number[]; words: string[] }[];
	};
	const first = Number(/Tell pages (\d+)/.exec(content)?.[1]);
	const spread = book.find(({ pages }) => pages[0] === first);
	return JSON.stringify({ words: spread?.words.map((text) => `${isWrong ? WRONG : "Well,"} ${text}`) });
}

/** Sentences about one thing, none of which stands on another page. */
function pageOf(thing: string, names: readonly string[], length: number): string {
	const sentences: string[] = [];
	for (let turn = 0; sentences.join(" ").split(" ").length < length - 4; turn++)
		sentences.push(`${names[turn % names.length] ?? "Nobody"} saw ${thing} ${turn}.`);
	return sentences.join(" ");
}

function gistOf(index: number, names: readonly string[], mode: AnthropicMode): string {
	if (index === 4 && mode === "unsuitable")
		return "They murdered the neighbours, and there was blood everywhere.";
	const name = names[index % Math.max(1, names.length)] ?? "Nobody";
	return `Behind door ${index} ${name} took a deep breath and found something brave to do.`;
}

function fail(response: ServerResponse, status: number, type: string) {
	send(response, status, { type: "error", error: { type, message: `The stand-in says ${type}.` } });
}

const BROKEN = new Set<AnthropicMode>(["break-off", "stall", "garble"]);

function sendHalf(response: ServerResponse, body: object, mode: AnthropicMode) {
	const whole = JSON.stringify(body);
	response.writeHead(200, { "content-type": "application/json" });
	response.write(whole.slice(0, whole.length / 2), () => {
		if (mode === "break-off") response.destroy();
		if (mode === "garble") response.end();
	});
}

function send(response: ServerResponse, status: number, body: object) {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
