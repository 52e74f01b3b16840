import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { diceFrom } from "../drawing/dice";
import { SAFE, Sheet, SIDE } from "../drawing/sheet";
import { drawByline, placeByline } from "../lettering/byline.server";
import { type Lettered, textOf } from "../lettering/placed.server";
import { drawLetters, drawTitle, placeTitle, titleWords } from "../lettering/title.server";
import type { CoverBrief, CoverSize, Picture } from "../port";
import { moodFor } from "../scene/stage";
import { LAYERED } from "../settings/list";

/** The prompt keeps the upper third free of faces. */
const TITLE_ROOM = {
	x: SAFE,
	y: SAFE,
	width: SIDE - 2 * SAFE,
	height: SIDE * 0.3,
};
/** Above the label that names the main character, in units of the sheet. */
const FLOOR = 1905;
const ARC = 26;
const QUALITY = 90;

/** Sets title and name over the art and gives the cover's JPEG; null when the art is no picture. */
export async function letterArt(
	art: Uint8Array,
	brief: CoverBrief,
	size: CoverSize,
): Promise<Picture | null> {
	const square = await squareOf(art, size);
	if (!square) return null;
	const { svg, words } = letteringOf(brief);
	const lettering = await renderAsync(svg, {
		fitTo: { mode: "width", value: size },
		font: { loadSystemFonts: false },
		logLevel: "off",
	});
	const bytes = await sharp(square, {
		raw: { width: size, height: size, channels: 3 },
	})
		.composite([{ input: lettering.asPng() }])
		.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
		.toBuffer();
	const set = words.map((word) => textOf(word));
	return { bytes, type: "image/jpeg", width: size, height: size, words: set, faces: [] };
}

async function squareOf(art: Uint8Array, size: CoverSize): Promise<Buffer | null> {
	try {
		return await sharp(art, { failOn: "error" })
			.resize(size, size, { fit: "cover" })
			.flatten({ background: "white" })
			.toColourspace("srgb")
			.raw()
			.toBuffer();
	} catch {
		return null;
	}
}

/** The same typeface and colours that the embedded illustrator letters this setting in. */
function letteringOf(brief: CoverBrief): { svg: string; words: Lettered[] } {
	const dice = diceFrom(brief.seed);
	const { moods, face } = LAYERED[brief.setting];
	const mood = moodFor(moods, { time: brief.time }, dice.fork("mood"));
	const [fill, fillLow, ink] = mood.letters;
	const name = (brief.characters.find(({ isMain }) => isMain) ?? brief.characters[0])?.name ?? "";

	const sheet = new Sheet();
	const title = placeTitle(titleWords(brief.title, name, face), face, TITLE_ROOM);
	const words = drawTitle(sheet, title, { fill, fillLow, ink, glow: fill, arc: ARC }, dice.fork("title"));
	const byline = placeByline(name, FLOOR);
	if (byline) words.push(...drawByline(sheet, byline, mood));
	if (brief.lettered !== false) drawLetters(sheet, words);
	return { svg: sheet.svg(), words };
}
