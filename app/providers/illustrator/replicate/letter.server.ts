import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { diceFrom } from "../drawing/dice";
import { SAFE, SIDE, Sheet } from "../drawing/sheet";
import { drawTitle, placeTitle, type TitleStyle, titleWords } from "../lettering/title.server";
import type { CoverBrief, CoverSize, Picture } from "../port";

/** Readable on any picture: light letters with a dark rim and a shadow. */
const STYLE: TitleStyle = {
	face: "storybook",
	fill: "#fff1c4",
	fillLow: "#ffc24a",
	ink: "#3b2159",
	glow: "#fff7e2",
	arc: 40,
};
/** The prompt keeps the upper third free of faces. */
const ROOM = { x: SAFE, y: SAFE, width: SIDE - 2 * SAFE, height: SIDE * 0.3 };
const PRINT_DPI = 300;
const QUALITY = 90;

/** Sets the title over the art and gives the cover's JPEG; null when the art is no picture. */
export async function letterArt(art: Uint8Array, brief: CoverBrief, size: CoverSize): Promise<Picture | null> {
	const square = await squareOf(art, size);
	if (!square) return null;
	const lettering = (await renderAsync(titleOf(brief), { fitTo: { mode: "width", value: size } })).asPng();
	const bytes = await sharp(square, { raw: { width: size, height: size, channels: 3 } })
		.composite([{ input: lettering }])
		.withDensity(PRINT_DPI)
		.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
		.toBuffer();
	return { bytes, type: "image/jpeg", width: size, height: size };
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

function titleOf({ title, seed, characters }: CoverBrief): string {
	const main = characters.find(({ isMain }) => isMain) ?? characters[0];
	const placed = placeTitle(titleWords(title, main?.name ?? "", STYLE.face), STYLE.face, ROOM);
	const sheet = new Sheet();
	drawTitle(sheet, placed, STYLE, diceFrom(`title ${seed}`));
	return sheet.svg();
}
