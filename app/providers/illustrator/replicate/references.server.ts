import sharp from "sharp";
import type { CastLikeness } from "~/studio/story/cast";

/** px of a painted head, and of a sheet or a cover. */
const HEAD_SIDE = 768;
const PICTURE_SIDE = 1536;
/** As a data URI that is below the 256 KB that Replicate asks for. */
const MOST_BYTES = 190_000;

/** What somebody is painted from: their sheet, or their painted head where there is none. */
export const referenceTo = ({
	likeness,
	sheet,
}: Pick<CastLikeness, "likeness" | "sheet">): Promise<string> =>
	sheet ? referenceToPicture(sheet) : reference(likeness.png, HEAD_SIDE);

/** A picture as fine as may be sent. */
export const referenceToPicture = (picture: Uint8Array): Promise<string> => reference(picture, PICTURE_SIDE);

/** On white: models take a transparent ground for black. */
async function reference(picture: Uint8Array, side: number): Promise<string> {
	const small = await sharp(picture)
		.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "white" })
		.toColourspace("srgb")
		.png({ compressionLevel: 0 })
		.toBuffer();
	for (const quality of [92, 85, 75, 60, 40, 20]) {
		const jpeg = await sharp(small).jpeg({ quality }).toBuffer();
		if (jpeg.length <= MOST_BYTES || quality === 20)
			return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
	}
	throw new Error("a picture has some quality");
}
