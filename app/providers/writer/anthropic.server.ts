import Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import { isUnsuitable } from "~/shop/books/moderation";
import { withDeadline } from "~/shop/with-deadline";
import { EVERYBODY_AT_ONCE, type Turns } from "../turns";
import { withoutNames } from "./placeholders";
import type { StoryIdea, Writer, WriterError } from "./port";
import { ANSWER_SCHEMA, repairOf, requestOf, SYSTEM } from "./prompt";
import { isUnsuitableIdea } from "./suitability";
import {
	type Answer,
	answer,
	faultsOfBook,
	faultsOfGists,
	faultsOfPicture,
	faultsOfSpread,
} from "./vendor-answer";
import { faultsOfReading } from "./vendor-reading";
import { rewordedFrom, rewordingOf, WORDS_SCHEMA } from "./vendor-reword";
import { scriptOf } from "./vendor-script";

/** The longest book stays well below this; a longer answer has lost its way. */
const MAX_TOKENS = 12_000;
const TIMEOUT_MS = 100_000;
/** Asked once, and once more where what came doesn't hold. */
const ROUNDS = 2;

/** What is read of the vendor's message; a vendor that breaks its own schema must not look like a bug of ours. */
const message = z.object({
	stop_reason: z.string().nullable(),
	content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
	usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).optional(),
});

type Said = { role: "user" | "assistant"; content: string };
type Heard = { ok: true; text: string; tokens: number } | { ok: false; error: WriterError; tokens?: number };

/**
 * A writer that asks Anthropic's Messages API (docs.claude.com, "Structured outputs"). `timeoutMs` bounds the whole
 * call, the client's two retries of 408, 409, 429 and 5xx and the round of mending included; the default is 100 s.
 * Errors: `refused` for an unsuitable idea or the vendor's refusal, `unusable` for a cut-off, malformed or unsuitable
 * answer and for one whose gists can't be sold, `unavailable` for none, or one that breaks off or stalls. Throws when the
 * vendor rejects the request itself (a wrong key, an unknown model): that is ours to mend. No error carries anything a
 * family wrote.
 */
export function createAnthropicWriter(options: {
	apiKey: string;
	baseURL?: string;
	model: string;
	timeoutMs?: number;
	/** All processes of the shop together ask `atOnce` times at a time. */
	turns?: Turns;
	atOnce?: number;
}): Writer {
	const { apiKey, baseURL, model, timeoutMs = TIMEOUT_MS } = options;
	const { turns = EVERYBODY_AT_ONCE, atOnce = 1 } = options;
	const client = new Anthropic({ apiKey, baseURL, authToken: null, timeout: timeoutMs, logLevel: "off" });

	async function hear(messages: Said[], schema: Record<string, unknown>, until: AbortSignal): Promise<Heard> {
		try {
			const ask = () =>
				client.messages.create(
					{
						model,
						max_tokens: MAX_TOKENS,
						system: SYSTEM,
						messages,
						output_config: { format: { type: "json_schema", schema } },
					},
					{ signal: until },
				);
			const sent: unknown = await turns.run("anthropic", atOnce, ask, until);
			return textOf(sent);
		} catch (error) {
			// While the body arrives the SDK throws what `fetch` does, not an error of its own.
			if (until.aborted || isOutage(error)) return { ok: false, error: "unavailable" };
			if (error instanceof SyntaxError) return { ok: false, error: "unusable" };
			throw withoutContent(error);
		}
	}

	return {
		describe: () => ({ kind: "vendor", name: "Anthropic" }),
		async writeScript(idea, seed, signal) {
			if (isUnsuitableIdea(idea)) return { ok: false, error: "refused" };
			return withDeadline(timeoutMs, [signal], async (until) => {
				const asked: Said = { role: "user", content: requestOf(withoutNames(idea)) };
				const first = await hear([asked], ANSWER_SCHEMA, until);
				if (!first.ok) return first;
				let best = read(first.text);
				let tokens = first.tokens;
				const faults = best ? faultsOf(best, idea) : ["it was not the JSON that was asked for"];
				if (faults.length > 0) {
					const asking: Said = { role: "user", content: repairOf(faults) };
					const again = await hear(
						[asked, { role: "assistant", content: first.text }, asking],
						ANSWER_SCHEMA,
						until,
					);
					tokens += again.tokens ?? 0;
					if (again.ok) {
						const mended = read(again.text);
						if (mended && (!best || faultsOf(mended, idea).length < faults.length)) best = mended;
					}
				}
				if (!best || isBeyondMending(best, idea)) return { ok: false, error: "unusable", tokens };
				return { ok: true, value: { ...scriptOf(best, idea, seed), tokens } };
			});
		},
		async reword(idea, { script }, first, _wording, signal) {
			const spread = script.spreads.find(({ pages }) => pages[0] === first);
			if (!spread) return { ok: false, error: "unusable" };
			return withDeadline(timeoutMs, [signal], async (until) => {
				const said: Said[] = [{ role: "user", content: rewordingOf(idea, script, spread) }];
				let tokens = 0;
				for (let round = 0; round < ROUNDS; round++) {
					const heard = await hear(said, WORDS_SCHEMA, until);
					if (!heard.ok) return round === 0 ? heard : { ...heard, tokens: tokens + (heard.tokens ?? 0) };
					tokens += heard.tokens;
					const reworded = rewordedFrom(heard.text, idea, script, spread);
					if ("spread" in reworded) return { ok: true, value: reworded.spread, tokens };
					said.push(
						{ role: "assistant", content: heard.text },
						{ role: "user", content: repairOf(reworded.faults) },
					);
				}
				return { ok: false, error: "unusable", tokens };
			});
		},
	};
}

/** What the vendor's message says, if it came to its end; it is paid for all the same. */
function textOf(sent: unknown): Heard {
	const { data: told } = message.safeParse(sent);
	const { input_tokens = 0, output_tokens = 0 } = told?.usage ?? {};
	const tokens = input_tokens + output_tokens;
	if (told?.stop_reason === "refusal") return { ok: false, error: "refused", tokens };
	if (told?.stop_reason !== "end_turn") return { ok: false, error: "unusable", tokens };
	const text = told.content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
	return { ok: true, text, tokens };
}

const read = (text: string): Answer | null => answer.safeParse(parsedJson(text)).data ?? null;

function faultsOf(answered: Answer, idea: StoryIdea): string[] {
	return [
		...answered.spreads.flatMap((spread, index) => faultsOfSpread(index, spread, idea)),
		...faultsOfGists(answered, idea),
		...faultsOfBook(answered, idea),
		...faultsOfPicture(answered),
		...faultsOfReading(answered.spreads, idea),
	];
}

/** A synopsis that can't be sold, more of our words than of the vendor's, or what no child should read. */
function isBeyondMending(answered: Answer, idea: StoryIdea): boolean {
	const { spreads, imagePrompt } = answered;
	const held = spreads.filter((spread, index) => faultsOfSpread(index, spread, idea).length === 0);
	const said = [imagePrompt, ...spreads.flatMap(({ words, gist }) => [...words, gist])];
	return (
		faultsOfGists(answered, idea).length > 0 || held.length * 2 < spreads.length || said.some(isUnsuitable)
	);
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
