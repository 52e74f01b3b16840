import type { Writer } from "./port";
import { pictureOf } from "./story/picture";
import { readIdea } from "./story/read-idea";
import { rewordSpread } from "./story/reword";
import { writeScript } from "./story/write-script";
import { isUnsuitableIdea } from "./suitability";

/**
 * A writer that needs nothing but the idea: plots and a story grammar.
 * Errors: `refused` for what shop/books/moderation holds unsuitable; never `unusable` or `unavailable`.
 */
export function createEmbeddedWriter(): Writer {
	return {
		describe: () => ({ kind: "embedded", name: "story grammar" }),
		async writeScript(idea, seed) {
			if (isUnsuitableIdea(idea)) return { ok: false, error: "refused" };
			const imagePrompt = pictureOf(readIdea(idea, seed));
			return { ok: true, value: { script: writeScript(idea, seed), imagePrompt, tokens: 0 } };
		},
		async reword(idea, book, first, wording) {
			const spread = rewordSpread(idea, book, first, wording);
			return spread ? { ok: true, value: spread } : { ok: false, error: "unusable" };
		},
	};
}
