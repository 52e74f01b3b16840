import { FRAMES } from "~/studio/shelf/list";
import { canReword, rewordSpread, writeBook } from "~/studio/writer/write-book";
import type { Writer } from "./port";
import { isUnsuitableIdea } from "./suitability";

/**
 * A writer that needs nothing but the idea: the shelf's stories, and a play for what none of them is about.
 * Errors: `refused` for what shop/books/moderation holds unsuitable; `unusable` for a spread that it has no other words for;
 * never `unavailable`.
 */
export function createEmbeddedWriter(): Writer {
	return {
		describe: () => ({ kind: "embedded", name: "shelf of stories" }),
		async writeScript(idea, seed) {
			if (isUnsuitableIdea(idea)) return { ok: false, error: "refused" };
			const book = await writeBook(idea, seed);
			const isStaged = Object.values(FRAMES).some(({ id }) => id === book.script.story);
			return { ok: true, value: { ...book, tokens: 0, isStaged } };
		},
		canReword,
		async reword(idea, book, first, wording) {
			const spread = await rewordSpread(idea, book, first, wording);
			return spread ? { ok: true, value: spread } : { ok: false, error: "unusable" };
		},
	};
}
