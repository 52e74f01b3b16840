import type { SpreadBrief } from "~/studio/story/brief";
import type { Box } from "~/studio/story/compositions/layout";
import { FORMATS } from "~/studio/story/format";
import type { PlacedText } from "~/studio/story/picture";
import { moved, textOf } from "../lettering/placed.server";
import { canvasOf, PAPER_COLOUR } from "./canvas.server";
import { drawnSpread } from "./drawn-spread.server";
import { layFrontMatter } from "./front-matter.server";
import { layGround } from "./letter.server";
import type { Pixels } from "./overlay.server";

const { width: PAGE } = FORMATS.page;

/** The pages of a spread as `drawSpreadPictures` draws them, so small that a whole book takes a second or two: `px` high. */
export async function smallPages(brief: SpreadBrief, px = 72) {
	const { scene, pages } = brief.spread;
	const pxPerMm = px / PAGE;
	const drawn = scene && (await drawnSpread(brief, scene, pxPerMm));
	const picture: Pixels = canvasOf(
		drawn?.format ?? "page",
		drawn?.paper ?? PAPER_COLOUR,
		drawn?.pictures ?? [],
		{
			pxPerMm,
			beyond: 0,
		},
	);
	const blocks = drawn ? layGround(picture, drawn) : layFrontMatter(picture, brief);
	const words = blocks.flatMap((block) => block.words.map((word) => textOf(word, (ink) => ink)));
	return {
		picture,
		pages: pages.map((_, side): { words: PlacedText[]; faces: Box[] } => ({
			words: words
				.filter(({ x }) => Math.floor(x / PAGE) === side)
				.map((word) => moved(word, -side * PAGE, 0)),
			faces: (drawn?.faces ?? [])
				.filter(({ x, width }) => Math.floor((x + width / 2) / PAGE) === side)
				.map((face) => ({ ...face, x: face.x - side * PAGE })),
		})),
	};
}
