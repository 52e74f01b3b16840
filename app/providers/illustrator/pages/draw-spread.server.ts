import sharp from "sharp";
import { FORMATS } from "~/story/format";
import { layGrain } from "../drawing/grain";
import { deepenTones } from "../drawing/tones";
import type { PageSize, Picture, SpreadBrief } from "../port";
import { canvasOf, PAPER_COLOUR } from "./canvas.server";
import { type DrawnSpread, drawnSpread } from "./drawn-spread.server";
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
	const { pages } = brief.spread;
	const { pxPerMm } = SIZES[size];
	const picture = drawn
		? canvasOf(drawn.format, drawn.paper, drawn.pictures, SIZES[size])
		: canvasOf("page", PAPER_COLOUR, [], SIZES[size]);
	if (!drawn) frontMatter(picture, brief);
	else if (brief.lettered) letter(picture, drawn);
	layGrain(picture.data, picture.height, brief.seed, picture.width);
	deepenTones(picture.data);
	const made: Picture[] = [];
	for (const i of pages.keys()) made.push(await encoded(picture, Math.round(i * PAGE * pxPerMm), size));
	return made;
}

async function encoded({ data, width, height }: Pixels, left: number, size: PageSize): Promise<Picture> {
	const forScreen = size === 1024;
	const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
		.extract({ left: Math.min(left, width - size), top: 0, width: size, height: size })
		.removeAlpha()
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
