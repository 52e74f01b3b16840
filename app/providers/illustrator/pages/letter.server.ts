import type { Box } from "~/story/compositions/layout";
import { type Pixels, renderOver } from "./overlay.server";
import type { Paragraph } from "../lettering/paragraph.server";
import { EM } from "../lettering/outline.server";
import { MM_PER_PT } from "../lettering/paragraph.server";
import { num } from "../drawing/sheet";
import type { DrawnSpread } from "./drawn-spread.server";
import { calm, type Ink } from "./contrast";

/** Sets the words on their pages, in dark or in light ink, on ground that is calmed as far as it has to be. */
export function letter(picture: Pixels, { layout, paragraphs }: DrawnSpread): void {
	for (const [page, words] of layout.words.entries()) {
		const paragraph = paragraphs[page];
		if (!words || !paragraph) continue;
		const box: Box = { ...words.box, width: paragraph.width };
		const ink = calm(picture, box);
		renderOver(picture, box, outlines(paragraph, ink));
	}
}

/** The words as paths in mm from the box's corner. */
export function outlines({ words, size }: Paragraph, ink: Ink): string {
	const em = size * MM_PER_PT;
	return words
		.flatMap(({ shape, x, base }) =>
			shape.letters
				.filter(({ d }) => d !== "")
				.map(
					({ d, at }) =>
						`<path transform="translate(${num(x + at * em, 3)} ${num(base, 3)}) scale(${num(em / EM, 6)})" d="${d}" fill="${ink}"/>`,
				),
		)
		.join("");
}
