import { recognisePlace } from "~/story/recognise-place";
import { synopsisOf } from "~/story/script";
import type { Writer } from "./port";
import { pictureOf } from "./story/picture";
import { readIdea } from "./story/read-idea";
import { writeScript } from "./story/write-script";
import { isUnsuitableIdea } from "./suitability";

/**
 * A writer that needs nothing but the idea: plots and a story grammar. The same idea always gives the same synopsis, the book
 * that `writeScript` writes of it in short.
 * Errors: `refused` for what shop/books/moderation holds unsuitable; never `unusable` or `unavailable`.
 */
export function createEmbeddedWriter(): Writer {
	return {
		describe: () => ({ kind: "embedded", name: "story grammar" }),
		async writeSynopsis(idea) {
			if (isUnsuitableIdea(idea)) return { ok: false, error: "refused" };
			const imagePrompt = pictureOf(readIdea(idea));
			const where = recognisePlace({ ...idea, description: imagePrompt });
			return { ok: true, value: { synopsis: synopsisOf(writeScript(idea)), imagePrompt, ...where } };
		},
	};
}
