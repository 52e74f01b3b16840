import { type AskOptions, createAsk, within } from "../ask-anthropic.server";
import { noAnswer, toNobody, vendorFailure } from "../vendor-failure";
import type { Inspector } from "./port";
import { ANSWER_SCHEMA, findingsIn, SYSTEM, textOf } from "./question";

/** Its turn, the answer and further tries together: a family waits for the picture. */
const TIMEOUT_MS = 20_000;
/** Thinking and text together; an answer has a hundred. */
const MAX_TOKENS = 4_000;

/**
 * An inspector that shows each picture to a model of Anthropic's (docs.claude.com, "Vision"). What it is sent is the picture and the text
 * that its painter was given. `timeoutMs` bounds the whole of it. A failure is told, and the picture not inspected.
 */
export function createAnthropicInspector({
	timeoutMs = TIMEOUT_MS,
	...options
}: AskOptions & { timeoutMs?: number }): Inspector {
	const { tell = toNobody } = options;
	const ask = createAsk(options, {
		name: "inspections",
		system: SYSTEM,
		maxTokens: MAX_TOKENS,
		roundMs: timeoutMs,
	});
	return {
		describe: () => ({ kind: "vendor", name: "Anthropic" }),
		async inspect(picture, asked, signal) {
			const data = Buffer.from(picture).toString("base64");
			try {
				const heard = await within(timeoutMs, signal, (until) =>
					ask(
						[
							{
								role: "user",
								content: [
									{ type: "image", source: { type: "base64", media_type: "image/jpeg", data } },
									{ type: "text", text: textOf(asked) },
								],
							},
						],
						ANSWER_SCHEMA,
						until,
					),
				);
				const { tokens } = heard;
				if (!heard.ok) return { isInspected: false, tokens };
				const found = findingsIn(heard.text, asked);
				if (found) return { isInspected: true, ...found, tokens };
				tell(vendorFailure("Anthropic", "messages.create", { code: "unreadable" }));
				return { isInspected: false, tokens };
			} catch (error) {
				// A mistake of ours costs no family its picture either.
				tell(noAnswer("Anthropic", "messages.create", error));
				return { isInspected: false };
			}
		},
	};
}
