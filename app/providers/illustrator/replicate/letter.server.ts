import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { diceFrom } from "~/studio/paper/drawing/dice";
import { SAFE, Sheet, SIDE } from "~/studio/paper/drawing/sheet";
import { textOf } from "~/studio/paper/lettering/placed.server";
import { drawTitleAndName } from "~/studio/paper/lettering/title-and-name.server";
import { moodFor } from "~/studio/paper/scene/stage";
import { LAYERED } from "~/studio/paper/settings/list";
import type { CoverBrief, CoverSize } from "~/studio/story/brief";
import { mainOf } from "~/studio/story/cast";
import { FORMATS } from "~/studio/story/format";
import type { Picture } from "~/studio/story/picture";
import { ppiOfArt } from "./ppi.server";

const { width: PAGE, bleed } = FORMATS.page;
/** What the art of a cover fills in print, mm. */
export const COVER_MM = { width: PAGE + 2 * bleed, height: PAGE + 2 * bleed };

/** The prompt keeps the upper third free of faces. */
const TITLE_ROOM = {
	x: SAFE,
	y: SAFE,
	width: SIDE - 2 * SAFE,
	height: SIDE * 0.3,
};
/** Above the label that names the main character, in units of the sheet. */
const FLOOR = 1905;
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
	const ppi = await ppiOfArt(art, COVER_MM);
	return { bytes, type: "image/jpeg", width: size, height: size, words: set, faces: [], ppi };
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
function letteringOf({ title, cast, setting, time, seed, lettered = true }: CoverBrief) {
	const dice = diceFrom(seed);
	const { moods, face } = LAYERED[setting];
	const name = mainOf(cast)?.member.name ?? "";
	const titled = { title, name, face, mood: moodFor(moods, { time }, dice.fork("mood")) };
	const sheet = new Sheet();
	const place = { room: TITLE_ROOM, floor: FLOOR, lettered };
	const words = drawTitleAndName(sheet, titled, place, dice.fork("title"));
	return { svg: sheet.svg(), words };
}
