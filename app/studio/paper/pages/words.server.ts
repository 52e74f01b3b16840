import type { Arrangement, Content, Layout } from "~/studio/story/compositions/layout";
import { FORMATS, type FormatName } from "~/studio/story/format";
import { type Paragraph, setParagraph } from "../lettering/paragraph.server";

/** The sizes of a level's words in pt: the usual one, and the least that they are set in where there are many. */
const SIZES: Record<string, readonly [usual: number, least: number]> = {
	tiny: [30, 26],
	starter: [26, 24],
	confident: [22, 20],
	whiz: [19, 18],
	pro: [16.5, 15],
	custom: [22, 16],
};
/** No story is set smaller, whatever its level. */
const LEAST = 14;
const STEP = 0.5;
/** So high, in mm, may words be in any composition where nothing else helps. */
const MOST = 112;

export type LaidOut = { layout: Layout; paragraphs: (Paragraph | null)[] };

/**
 * Lays a spread out with words in the largest size of their level that leaves the picture its room; the smallest takes the
 * room it needs. `words` is what each page says.
 */
export function layOut(
	arrangement: Arrangement,
	content: Omit<Content, "wordsHigh" | "letters">,
	{
		words,
		level,
		names,
		format,
	}: { words: readonly string[]; level: string; names: readonly string[]; format: FormatName },
): LaidOut {
	const [usual, least] = SIZES[level] ?? [22, 16];
	const letters = words.map(({ length }) => length);
	const set = (size: number, page: number, width: number) =>
		setParagraph(words[page] ?? "", { width, size, names });
	const lay = (size: number): LaidOut => {
		const wordsHigh = words.map((_, page) => (width: number) => set(size, page, width).height);
		const layout = arrangement.arrange({ ...content, letters, wordsHigh }, FORMATS[format].width);
		return {
			layout,
			paragraphs: layout.words.map((one, page) => one && set(size, page, one.box.width)),
		};
	};
	const fits = ({ paragraphs }: LaidOut, high: number) =>
		paragraphs.every((one) => !one || (one.height <= high && !one.isBroken));
	for (let size = usual; size >= least; size -= STEP) {
		const laid = lay(size);
		if (fits(laid, arrangement.comfortable[format])) return laid;
	}
	for (let size = least; size > LEAST; size -= STEP) {
		const laid = lay(size);
		if (fits(laid, MOST)) return laid;
	}
	return lay(LEAST);
}
