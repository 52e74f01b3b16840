import sharp from "sharp";
import type { PageSize, SpreadBrief } from "~/studio/story/brief";
import { FORMATS } from "~/studio/story/format";
import type { Picture } from "~/studio/story/picture";
import { layGrain, sunken } from "../drawing/grain";
import { deepened, deepenTones } from "../drawing/tones";
import { moved, textOf } from "../lettering/placed.server";
import { canvasOf, PAPER_COLOUR } from "./canvas.server";
import { type DrawnSpread, drawnSpread } from "./drawn-spread.server";
import { layFrontMatter } from "./front-matter.server";
import { layGround, letter } from "./letter.server";
import type { Pixels } from "./overlay.server";

const { bleed, width: PAGE } = FORMATS.page;

/** px in a mm of the paper, and mm that are seen beyond the trim: the screen shows the trimmed page, print and covers have their bleed. */
function scaleOf({ spread }: SpreadBrief, size: PageSize): { pxPerMm: number; beyond: number } {
	const beyond = size === 1024 && spread.kind !== "cover" ? 0 : bleed;
	return { pxPerMm: size / (PAGE + 2 * beyond), beyond };
}

/** Draws the pages of a spread, each a square JPEG in sRGB without metadata of anyone. */
export async function drawSpreadPictures(brief: SpreadBrief, size: PageSize): Promise<Picture[]> {
	const { scene } = brief.spread;
	return picturesOf(brief, scene && (await drawnSpread(brief, scene, scaleOf(brief, size).pxPerMm)), size);
}

/** Makes a drawn spread the pictures of its pages: words or the ground for them, grain, JPEG. Without a drawing it is set by type alone. */
export async function picturesOf(
	brief: SpreadBrief,
	drawn: DrawnSpread | null,
	size: PageSize,
): Promise<Picture[]> {
	const { pages } = brief.spread;
	const scale = scaleOf(brief, size);
	const picture = drawn
		? canvasOf(drawn.format, drawn.paper, drawn.pictures, scale)
		: canvasOf("page", PAPER_COLOUR, [], scale);
	const blocks = drawn ? layGround(picture, drawn) : layFrontMatter(picture, brief);
	// A title is drawn with what it stands on.
	if (brief.lettered && !drawn?.title) letter(picture, blocks);
	layGrain(picture.data, picture.height, brief.seed, picture.width);
	deepenTones(picture.data);
	const made: Picture[] = [];
	const words = blocks.flatMap((block) =>
		block.words.map((word) => textOf(word, (ink) => deepened(sunken(ink)))),
	);
	for (const i of pages.keys()) {
		const bytes = await encoded(picture, Math.round(i * PAGE * scale.pxPerMm), size);
		const own = words.filter(({ x }) => Math.floor(x / PAGE) === i).map((word) => moved(word, -i * PAGE, 0));
		const faces = (drawn?.faces ?? [])
			.filter(({ x, width }) => Math.floor((x + width / 2) / PAGE) === i)
			.map((face) => ({ ...face, x: face.x - i * PAGE }));
		made.push({ bytes, type: "image/jpeg", width: size, height: size, words: own, faces });
	}
	return made;
}

function encoded({ data, width, height }: Pixels, left: number, size: PageSize): Promise<Buffer> {
	const forScreen = size === 1024;
	return sharp(data, { raw: { width, height, channels: 4 } })
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
}
