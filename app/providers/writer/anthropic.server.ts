import type { StoryIdea } from "~/studio/story/idea";
import {
	type AskOptions,
	createAsk,
	type Heard,
	type Said,
	type Until,
	within,
} from "../ask-anthropic.server";
import { withoutNames } from "./placeholders";
import type { Unwritten, Writer, Written } from "./port";
import { ANSWER_SCHEMA, type Fault, MENDING_SCHEMA, mendingOf, repairOf, requestOf, SYSTEM } from "./prompt";
import { isUnsuitableIdea } from "./suitability";
import { answer, faultsOf, mended } from "./vendor-answer";
import { canBeReworded, rewordedFrom, rewordingOf, WORDS_SCHEMA } from "./vendor-reword";
import { scriptOf } from "./vendor-script";

/** Thinking and text together; a book with its pictures takes a quarter of it, and the rest is room to think. */
const MAX_TOKENS = 32_000;
/** What one answer may take, from its turn to its end: 32,000 tokens come in less, but for a vendor in difficulties. */
const ROUND_MS = 240_000;
/** Two answers of the longest kind, and the pauses a busy vendor asks for. The job that waits for it has ten seconds more. */
const TIMEOUT_MS = 590_000;
/** Asked once, and once more where what came doesn't hold. */
const ROUNDS = 2;

export type WriterOptions = AskOptions & { timeoutMs?: number; roundMs?: number };

/**
 * A writer that asks Anthropic's Messages API (docs.claude.com, "Structured outputs"). A book is asked for once; entries and parts
 * of it that don't hold are asked for once more, alone, with what is wrong with them. `timeoutMs` bounds the whole call, the turns and
 * pauses included; `roundMs` each answer.
 * Errors: `refused` for an unsuitable idea or the vendor's refusal, `unusable` for a cut-off or malformed answer and for one that still
 * doesn't hold, `unavailable` for none, or one that breaks off or stalls. Throws when the vendor rejects the request itself (a wrong key,
 * an unknown model): that is ours to mend. No error carries anything a family wrote.
 */
export function createAnthropicWriter({
	timeoutMs = TIMEOUT_MS,
	roundMs = ROUND_MS,
	...options
}: WriterOptions): Writer {
	const ask = createAsk(options, { name: "anthropic", system: SYSTEM, maxTokens: MAX_TOKENS, roundMs });
	/** What `work` makes of so many answers as the time allows. */
	const inTime = <T>(stop: AbortSignal | undefined, work: (until: Until) => Promise<T>): Promise<T> =>
		within(timeoutMs, stop, work);

	async function write(
		idea: StoryIdea,
		seed: string,
		until: Until,
	): Promise<{ ok: true; value: Written } | Unwritten> {
		const asked: Said = { role: "user", content: requestOf(withoutNames(idea)) };
		const first = await ask([asked], ANSWER_SCHEMA, until);
		if (!first.ok) return first;
		let { tokens } = first;
		let book = answer.safeParse(parsedJson(first.text)).data ?? null;
		let faults = book ? faultsOf(book, idea) : [];
		if (book && faults.length > 0) {
			const again = await ask(
				[asked, { role: "assistant", content: first.text }, { role: "user", content: mendingOf(faults) }],
				MENDING_SCHEMA,
				until,
			);
			tokens += again.tokens ?? 0;
			if (!again.ok) return { ...again, tokens };
			book = mended(book, parsedJson(again.text), faults);
			faults = book ? faultsOf(book, idea, true) : [];
		}
		if (!book) return { ok: false, error: "unusable", reason: "not the JSON that was asked for", tokens };
		if (faults.length > 0) return { ok: false, error: "unusable", reason: placesOf(faults), tokens };
		return { ok: true, value: { ...scriptOf(book, idea, seed), tokens } };
	}

	return {
		describe: () => ({ kind: "vendor", name: "Anthropic" }),
		canReword: () => true,
		async writeScript(idea, seed, signal) {
			if (isUnsuitableIdea(idea)) return { ok: false, error: "refused" };
			return inTime(signal, (until) => write(idea, seed, until));
		},
		async reword(idea, { script }, first, _wording, signal) {
			const spread = script.spreads.find(({ pages }) => pages[0] === first);
			if (!spread || !canBeReworded(spread)) return { ok: false, error: "unusable" };
			return inTime(signal, async (until) => {
				const said: Said[] = [{ role: "user", content: rewordingOf(idea, script, spread) }];
				let tokens = 0;
				for (let round = 0; round < ROUNDS; round++) {
					const heard: Heard = await ask(said, WORDS_SCHEMA, until);
					if (!heard.ok) return round === 0 ? heard : { ...heard, tokens: tokens + (heard.tokens ?? 0) };
					tokens += heard.tokens;
					const reworded = rewordedFrom(heard.text, idea, script, spread);
					if ("spread" in reworded) return { ok: true, value: reworded.spread, tokens };
					said.push(
						{ role: "assistant", content: heard.text },
						{ role: "user", content: repairOf(reworded.faults) },
					);
				}
				return { ok: false, error: "unusable", reason: "its words don't hold", tokens };
			});
		},
	};
}

/** Which entries and parts don't hold; what is wrong with them would quote them. */
const placesOf = (faults: readonly Fault[]): string =>
	[...new Set(faults.map((fault) => ("part" in fault ? fault.part : `entry ${fault.entry + 1}`)))].join(", ");

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
