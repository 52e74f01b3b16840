import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { FORMATS } from "~/story/format";
import { layGrain } from "../drawing/grain";
import type { Sheet } from "../drawing/sheet";
import type { PageSize, Picture, SpreadBrief } from "../port";
import { blankPaper, type DrawnSpread, drawnSpread, UNITS } from "./drawn-spread.server";
import { letter } from "./letter.server";
import type { Pixels } from "./overlay.server";
import { frontMatter } from "./front-matter.server";

const { bleed, width: PAGE } = FORMATS.page;

/** px in a mm of the paper, and mm that are seen beyond the trim: the screen shows the trimmed page, print has its bleed. */
export const SIZES: Record<PageSize, { pxPerMm: number; beyond: number }> = {
	1024: { pxPerMm: 1024 / PAGE, beyond: 0 },
	2551: { pxPerMm: 2551 / (PAGE + 2 * bleed), beyond: bleed },
};

/** Draws the pages of a spread, each a square JPEG in sRGB without metadata of anyone. */
export async function drawSpreadPictures(brief: SpreadBrief, size: PageSize): Promise<Picture[]> {
	const { scene } = brief.spread;
	return picturesOf(brief, scene && (await drawnSpread(brief, scene, SIZES[size].pxPerMm)), size);
}

/** Makes a drawn spread the pictures of its pages: words, grain, JPEG. Without a drawing it is set by type alone. */
export async function picturesOf(
	brief: SpreadBrief,
	drawn: DrawnSpread | null,
	size: PageSize,
): Promise<Picture[]> {
	const { pxPerMm, beyond } = SIZES[size];
	const { pages } = brief.spread;
	const sheet = drawn?.sheet ?? blankPaper("page");
	const trimmed = FORMATS[drawn?.format ?? "page"].width;
	const picture = pixelsOf(sheet, trimmed, pxPerMm, beyond);
	if (drawn && brief.lettered) letter(picture, drawn);
	if (!drawn) frontMatter(picture, brief);
	layGrain(picture.data, picture.height, brief.seed, picture.width);
	const made: Picture[] = [];
	for (const i of pages.keys()) made.push(await encoded(picture, Math.round(i * PAGE * pxPerMm), size));
	return made;
}

function pixelsOf(sheet: Sheet, trimmed: number, pxPerMm: number, beyond: number): Pixels {
	const cut = (bleed - beyond) * UNITS;
	const seen = { x: cut, y: cut, width: (trimmed + 2 * beyond) * UNITS, height: (PAGE + 2 * beyond) * UNITS };
	const { pixels, width, height } = new Resvg(sheet.svg(seen), {
		fitTo: { mode: "height", value: Math.round((PAGE + 2 * beyond) * pxPerMm) },
		font: { loadSystemFonts: false },
		logLevel: "off",
	}).render();
	return { data: pixels, width, height, pxPerMm, beyond };
}

async function encoded({ data, width, height }: Pixels, left: number, size: PageSize): Promise<Picture> {
	const forScreen = size === 1024;
	const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
		.extract({ left: Math.min(left, width - size), top: 0, width: size, height: size })
		.removeAlpha()
		.modulate({ saturation: 1.1 })
		.linear(1.07, -6)
		.toColourspace("srgb")
		.jpeg({
			quality: 88,
			chromaSubsampling: "4:4:4",
			mozjpeg: forScreen,
			...(forScreen ? {} : { optimiseCoding: false }),
		})
		.toBuffer();
	return { bytes, type: "image/jpeg", width: size, height: size };
}
