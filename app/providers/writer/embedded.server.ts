import { recognisePlace } from "~/story/recognise-place";
import type { Writer } from "./port";
import { levelFor } from "./story/needs";
import { pictureOf } from "./story/picture";
import { readIdea } from "./story/read-idea";
import { inParagraphs, synopsisSentences } from "./story/tell";
import { isUnsuitableIdea } from "./suitability";

/**
 * A writer that needs nothing but the idea: a story grammar. The same idea always gives the same synopsis.
 * Errors: `refused` for what shop/books/moderation holds unsuitable; never `unusable` or `unavailable`.
 */
export function createEmbeddedWriter(): Writer {
	return {
		describe: () => ({ kind: "embedded", name: "story grammar" }),
		async writeSynopsis(idea) {
			if (isUnsuitableIdea(idea)) return { ok: false, error: "refused" };
			const reading = readIdea(idea);
			const level = idea.readingLevel === "custom" ? levelFor(idea.readingNeeds) : idea.readingLevel;
			const sentences = synopsisSentences(reading, level);
			const imagePrompt = pictureOf(reading);
			const where = recognisePlace({ ...idea, description: imagePrompt });
			return { ok: true, value: { synopsis: inParagraphs(sentences, level), imagePrompt, ...where } };
		},
	};
}
