import { createHash } from "node:crypto";
import sharp from "sharp";
import type { PageSize } from "~/studio/story/brief";
import type { PlacedText } from "~/studio/story/picture";
import type { Illustrator } from "./port";

const PAPER = "#f3e2b8";

/** Words in a column where there is room for the most that a page has: what a page says, without how. */
export const plainWords = (text: string): PlacedText[] =>
	(text.match(/\S+/g) ?? []).map((word, i) => ({
		text: word,
		part: "story",
		font: "andika/files/andika-latin-400-normal.woff",
		size: 4,
		x: 12 + (i % 6) * 30,
		y: 15 + Math.floor(i / 6) * 4,
		turn: 0,
		ink: "#102030",
	}));

const MOST_PHOTOS = 20;

/**
 * An illustrator whose pages are plain squares, and who draws the heads of the same photo once: for tests that are about
 * something else, and have no minute for each book.
 */
export function withPlainPages(illustrator: Illustrator): Illustrator {
	const squares = new Map<PageSize, Promise<Uint8Array>>();
	const squareOf = (size: PageSize) => {
		const square =
			squares.get(size) ??
			sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
				.jpeg()
				.toBuffer();
		squares.set(size, square);
		return square;
	};
	const drawn = new Map<string, Awaited<ReturnType<Illustrator["drawHeads"]>>>();
	return {
		...illustrator,
		async drawHeads(photo, signal) {
			const key = createHash("sha256").update(photo).digest("hex");
			const before = drawn.get(key);
			if (before) return before;
			const heads = await illustrator.drawHeads(photo, signal);
			if (heads.ok && drawn.size < MOST_PHOTOS) drawn.set(key, heads);
			return heads;
		},
		async drawSpread({ spread }, size) {
			const bytes = await squareOf(size);
			const page = { bytes, type: "image/jpeg", width: size, height: size, faces: [] } as const;
			return { ok: true, value: spread.words.map((words) => ({ ...page, words: plainWords(words) })) };
		},
	};
}
