import { setTimeout as sleep } from "node:timers/promises";
import Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import { withDeadline } from "~/shop/with-deadline";
import { EVERYBODY_AT_ONCE, type Turns } from "./turns";
import {
	kindOf,
	noAnswer,
	type TellFailure,
	toNobody,
	type VendorFailure,
	vendorFailure,
} from "./vendor-failure";

/** Asking Anthropic's Messages API: in a turn, streamed, asked again where it is busy, and told by how it stopped what came. */

/** How much a model thinks before it writes: docs.claude.com, "Effort". */
export const EFFORTS = ["low", "medium", "high"] as const;
export type Effort = (typeof EFFORTS)[number];

/** How often an answer is asked for that a busy or broken vendor didn't give, and the first pause, doubled each time. */
const TRIES = 3;
const PAUSE_MS = 500;
/** A turn that the vendor lays down in the middle is taken up again so often. */
const MOST_PAUSES = 3;

export type AskOptions = {
	apiKey: string;
	baseURL?: string;
	model: string;
	effort?: Effort;
	/** All processes of the shop together ask `atOnce` times at a time. */
	turns?: Turns;
	atOnce?: number;
	tell?: TellFailure;
	/** For tests: waits so many ms before it asks again, and no longer than the signal. */
	wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** What is the same of all that somebody asks. */
export type Asking = {
	/** Whose questions take turns with one another. */
	name: string;
	/** What never changes from question to question. */
	system: string;
	/** Thinking and text together. */
	maxTokens: number;
	/** What one answer may take, from its turn to its end, ms. */
	roundMs: number;
};

export type AskError = "refused" | "unusable" | "unavailable";
export type Said = Anthropic.MessageParam;
export type Unheard = { ok: false; error: AskError; tokens?: number };
export type Heard = { ok: true; text: string; tokens: number } | Unheard;

/** Until when an answer is of use. */
export type Until = { signal: AbortSignal /** `performance.now()` then. */; at: number };

/** Does `work`, whose answers are of use for `ms`, and until the `stop`. Gives and throws what it does. */
export function within<T>(
	ms: number,
	stop: AbortSignal | undefined,
	work: (until: Until) => Promise<T>,
): Promise<T> {
	const at = performance.now() + ms;
	return withDeadline(ms, [stop], (signal) => work({ signal, at }));
}

export type Ask = (said: readonly Said[], schema: Record<string, unknown>, until: Until) => Promise<Heard>;

/** What is read of the vendor's message; a vendor that breaks its own schema must not look like a bug of ours. */
const message = z.object({
	stop_reason: z.string().nullable(),
	content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
	usage: z
		.object({
			input_tokens: z.number(),
			output_tokens: z.number(),
			cache_creation_input_tokens: z.number().nullish(),
			cache_read_input_tokens: z.number().nullish(),
		})
		.optional(),
});

/**
 * What never changes is kept by the vendor for five minutes since it was read last. It has to have 1,024 tokens, with some models 2,048
 * or 4,096; what has fewer is read in full, and nothing else changes (platform.claude.com, "Prompt caching").
 */
const cached = (text: string): Anthropic.TextBlockParam[] => [
	{ type: "text", text, cache_control: { type: "ephemeral" } },
];
/** What a token costs that is written to the cache, or read from it, in tokens that aren't: the same page's "Pricing". */
const CACHE_WRITE = 1.25;
const CACHE_READ = 0.1;

/** All tokens of an answer, there and back, as many as the same money buys of those that no cache has. `input_tokens` has none of it. */
function tokensOf(usage: z.infer<typeof message>["usage"]): number {
	if (!usage) return 0;
	const written = (usage.cache_creation_input_tokens ?? 0) * CACHE_WRITE;
	const read = (usage.cache_read_input_tokens ?? 0) * CACHE_READ;
	return usage.input_tokens + usage.output_tokens + Math.ceil(written + read);
}

/**
 * What each way to stop makes of an answer. None of our questions offers tools or a stop sequence; a book that fills the context
 * or all of its tokens has lost its way.
 */
const STOPS: Record<Anthropic.StopReason, "said" | "paused" | AskError> = {
	end_turn: "said",
	pause_turn: "paused",
	refusal: "refused",
	max_tokens: "unusable",
	model_context_window_exceeded: "unusable",
	stop_sequence: "unusable",
	tool_use: "unusable",
};
const stopOf = (reason: string | null) =>
	reason !== null && Object.hasOwn(STOPS, reason) ? STOPS[reason as Anthropic.StopReason] : "unusable";

/**
 * Gives who asks the vendor. Errors: `refused` and `unusable` by how the answer stopped, `unavailable` for none, one that breaks off
 * or stalls, and where the vendor rejects the request itself (a wrong key, an unknown model).
 */
export function createAsk(
	{ apiKey, baseURL, model, effort = "low", ...options }: AskOptions,
	{ name, system, maxTokens, roundMs }: Asking,
): Ask {
	const { turns = EVERYBODY_AT_ONCE, atOnce = 1, tell = toNobody } = options;
	const { wait = (ms, signal) => sleep(ms, undefined, { signal }) } = options;
	const client = new Anthropic({
		apiKey,
		baseURL,
		authToken: null,
		timeout: roundMs,
		// Counted and waited for here, where it is known how long the answer is of use.
		maxRetries: 0,
		logLevel: "off",
	});

	/** One request, in its turn; what the vendor sends of it within its time. */
	const send = (body: Anthropic.MessageStreamParams, { signal }: Until): Promise<unknown> =>
		turns.run(
			name,
			atOnce,
			() =>
				withDeadline(roundMs, [signal], (round) =>
					client.messages.stream(body, { signal: round }).finalMessage(),
				),
			signal,
		);

	async function sendPatiently(
		body: Anthropic.MessageStreamParams,
		until: Until,
	): Promise<{ ok: true; sent: unknown } | Unheard> {
		for (let attempt = 1; ; attempt++) {
			try {
				return { ok: true, sent: await send(body, until) };
			} catch (error) {
				const away = { ok: false, error: "unavailable" } as const;
				const failure = failureOf(until.signal.aborted ? until.signal.reason : error);
				tell(failure);
				if (until.signal.aborted || kindOf(failure) !== "passing") return away;
				const pause = retryAfter(error) ?? PAUSE_MS * 2 ** (attempt - 1);
				const isOver = error instanceof Anthropic.APIUserAbortError;
				if (isOver || attempt === TRIES || performance.now() + pause > until.at) return away;
				await wait(pause, until.signal).catch(() => undefined);
				if (until.signal.aborted) return away;
			}
		}
	}

	return async (said, schema, until) => {
		const messages = [...said];
		let [text, tokens] = ["", 0];
		for (let pauses = 0; ; pauses++) {
			const answer = await sendPatiently(
				{
					model,
					max_tokens: maxTokens,
					system: cached(system),
					messages,
					output_config: { effort, format: { type: "json_schema", schema } },
				},
				until,
			);
			if (!answer.ok) return tokens > 0 ? { ...answer, tokens } : answer;
			const { data: told } = message.safeParse(answer.sent);
			tokens += tokensOf(told?.usage);
			const stop = stopOf(told?.stop_reason ?? null);
			text += told?.content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("") ?? "";
			if (stop === "said") return { ok: true, text, tokens };
			if (stop !== "paused" || pauses === MOST_PAUSES) {
				tell(vendorFailure("Anthropic", OPERATION, { code: told?.stop_reason ?? "unreadable" }));
				return { ok: false, error: stop === "paused" ? "unusable" : stop, tokens };
			}
			// As it came, its thinking included: the vendor takes it up where it was laid down.
			messages.push({
				role: "assistant",
				content: told?.content as unknown as Anthropic.ContentBlockParam[],
			});
		}
	};
}

/** How long the vendor asks us to wait, ms: a number of seconds or a date; null where it doesn't say. */
function retryAfter(error: unknown): number | null {
	const said = error instanceof Anthropic.APIError ? error.headers?.get("retry-after") : null;
	if (!said) return null;
	const ms = Number.isNaN(Number(said)) ? Date.parse(said) - Date.now() : Number(said) * 1000;
	return ms > 0 ? ms : null;
}

const OPERATION = "messages.create";

/** What came of a request that failed. Throws a mistake of ours, without what it may quote. */
function failureOf(error: unknown): VendorFailure {
	if (error instanceof Anthropic.APIUserAbortError || error instanceof Anthropic.APIConnectionTimeoutError)
		return vendorFailure("Anthropic", OPERATION, { code: "timeout" });
	if (error instanceof Anthropic.APIConnectionError)
		return noAnswer("Anthropic", OPERATION, error.cause ?? error);
	if (error instanceof Anthropic.APIError) {
		const { status, type, requestID, message: says } = error;
		// "Your credit balance is too low": it has no type of its own.
		const code = /credit balance/i.test(says) ? "credit_balance" : (type ?? "error");
		return vendorFailure("Anthropic", OPERATION, { status, code, requestId: requestID });
	}
	if (!(error instanceof Anthropic.AnthropicError)) {
		if (error instanceof DOMException) return noAnswer("Anthropic", OPERATION, error);
		throw new Error(`Anthropic: ${error instanceof Error ? error.name : "unknown failure"}`);
	}
	// The stream ended before the message did; or it is told why: half a line of it, or as `fetch` tells a broken connection, with its
	// cause. A mistake of ours has none.
	const { cause } = error;
	if (cause instanceof TypeError && cause.cause === undefined) throw new Error(`Anthropic: ${cause.name}`);
	return noAnswer("Anthropic", OPERATION, cause ?? error);
}
