import Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import { isUnsuitable } from "~/shop/books/moderation";
import { recognisePlace } from "~/story/recognise-place";
import { PLACEHOLDER, withNames, withoutNames } from "./placeholders";
import type { StoryIdea, Synopsis, Writer, WriterError } from "./port";
import { ANSWER_SCHEMA, requestOf, SYSTEM } from "./prompt";
import { wordsOf } from "./story/wording";
import { isUnsuitableIdea } from "./suitability";

type Written = { ok: true; value: Synopsis } | { ok: false; error: WriterError };

/** The synopsis and the call around it stay well below this; a longer answer has lost its way. */
const MAX_TOKENS = 2048;
const TIMEOUT_MS = 60_000;

/** What is read of the vendor's message; a vendor that breaks its own schema must not look like a bug of ours. */
const message = z.object({
	stop_reason: z.string().nullable(),
	content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
});

const answer = z.object({
	synopsis: z.string().refine((text) => {
		const words = wordsOf(text).length;
		return words >= 60 && words <= 200;
	}),
	imagePrompt: z.string().min(20).max(800),
});

/**
 * A writer that asks Anthropic's Messages API (docs.claude.com, "Structured outputs"). `timeoutMs` bounds the whole
 * call, the client's two retries of 408, 409, 429 and 5xx included; the default is a minute.
 * Errors: `refused` for an unsuitable idea or the vendor's refusal, `unusable` for a cut-off, malformed, wrongly long
 * or unsuitable answer, `unavailable` for none, or one that breaks off or stalls. Throws when the vendor rejects the
 * request itself (a wrong key, an unknown model): that is ours to mend. No error carries anything a family wrote.
 */
export function createAnthropicWriter(options: {
	apiKey: string;
	baseURL?: string;
	model: string;
	timeoutMs?: number;
}): Writer {
	const { apiKey, baseURL, model, timeoutMs = TIMEOUT_MS } = options;
	const client = new Anthropic({ apiKey, baseURL, authToken: null, timeout: timeoutMs, logLevel: "off" });
	return {
		describe: () => ({ kind: "vendor", name: "Anthropic" }),
		async writeSynopsis(idea, signal) {
			if (isUnsuitableIdea(idea)) return { ok: false, error: "refused" };
			const deadline = AbortSignal.timeout(timeoutMs);
			const until = signal ? AbortSignal.any([signal, deadline]) : deadline;
			let sent: unknown;
			try {
				sent = await client.messages.create(
					{
						model,
						max_tokens: MAX_TOKENS,
						system: SYSTEM,
						messages: [{ role: "user", content: requestOf(withoutNames(idea)) }],
						output_config: { format: { type: "json_schema", schema: ANSWER_SCHEMA } },
					},
					{ signal: until },
				);
			} catch (error) {
				// While the body arrives the SDK throws what `fetch` does, not an error of its own.
				if (until.aborted || isOutage(error)) return { ok: false, error: "unavailable" };
				if (error instanceof SyntaxError) return { ok: false, error: "unusable" };
				throw withoutContent(error);
			}
			return read(sent, idea);
		},
	};
}

/** The vendor's message, believed only as far as it can be checked. */
function read(sent: unknown, idea: StoryIdea): Written {
	const unusable: Written = { ok: false, error: "unusable" };
	const { data: told } = message.safeParse(sent);
	if (told?.stop_reason === "refusal") return { ok: false, error: "refused" };
	if (told?.stop_reason !== "end_turn") return unusable;
	const text = told.content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
	const parsed = answer.safeParse(parsedJson(text));
	if (!parsed.success) return unusable;
	const { imagePrompt } = parsed.data;
	const named = new Set(parsed.data.synopsis.match(PLACEHOLDER));
	const synopsis = withNames(parsed.data.synopsis.trim(), idea);
	const isComplete = idea.characters.every((_, index) => named.has(`NAME_${index + 1}`));
	const isTelling = PLACEHOLDER_LEFT.test(`${synopsis} ${imagePrompt}`) || isNamed(imagePrompt, idea);
	if (!isComplete || isTelling || isUnsuitable(synopsis) || isUnsuitable(imagePrompt)) return unusable;
	const where = recognisePlace({ ...idea, description: imagePrompt });
	return { ok: true, value: { synopsis, imagePrompt: imagePrompt.trim(), ...where } };
}

/** Ours in any spelling, and the brackets in which slots are usually left open. */
const PLACEHOLDER_LEFT = /NAME_|\{\{?\w+\}|\[[A-Z_ ]+\]|\p{Cc}(?<!\n)/u;

function isNamed(imagePrompt: string, idea: StoryIdea): boolean {
	return idea.characters.some(({ name }) => {
		const letters = name.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		return (
			letters !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "u").test(imagePrompt)
		);
	});
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** No answer, one that says "not now" or one that broke off: a later try may succeed. */
function isOutage(error: unknown): boolean {
	// As `fetch` tells a broken connection: with its cause. A mistake of ours has none.
	if (error instanceof TypeError && error.cause !== undefined) return true;
	if (error instanceof Anthropic.APIConnectionError || error instanceof Anthropic.APIUserAbortError)
		return true;
	if (!(error instanceof Anthropic.APIError)) return false;
	const status: number | undefined = error.status;
	return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

/** The vendor's message may quote the request, so only its status and kind go into the log. */
function withoutContent(error: unknown): Error {
	if (error instanceof Anthropic.APIError)
		return new Error(`writer: the vendor answered ${error.status} (${error.type ?? "unknown"})`);
	return error instanceof Error ? new Error(`writer: ${error.name}`) : new Error("writer: unknown failure");
}
