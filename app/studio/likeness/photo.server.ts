import sharp from "sharp";
import { clamped, type Pixels, type Rectangle } from "./pixels";

/** Photos are bounded before they get here (2048 px on the longer side); this only stops a bomb. */
const MOST_PIXELS = 64_000_000;
const LONGEST_SIDE = 2048;
/** Mean of the red channel under which a photo is brightened before anybody looks: a dark face is taken for a cat otherwise. */
const DARK = 55;
const BRIGHTENED = 90;

/** An opened photo; `gamma` under 1 says that it has been brightened by that power. */
export type Photo = Pixels & { gamma: number };

/**
 * Opens an encoded picture of any kind sharp reads (CMYK, 16 bit, several frames, alpha): upright, sRGB, on white, at most
 * 2048 px. null when it can't be read to its end.
 */
export async function openPhoto(bytes: Uint8Array): Promise<Photo | null> {
	try {
		const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
			.autoOrient()
			.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
			.flatten({ background: "#ffffff" })
			.toColourspace("srgb")
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const photo = { width: info.width, height: info.height, data: new Uint8Array(data) };
		return { ...photo, gamma: brighten(photo) };
	} catch {
		return null;
	}
}

/** Brightens a dark picture where it stands, and gives the power used. */
function brighten({ data }: Pixels): number {
	let sum = 0;
	let count = 0;
	for (let i = 0; i < data.length; i += 99, count++) sum += data[i] as number;
	const mean = sum / count;
	if (mean >= DARK) return 1;
	const gamma = Math.max(0.35, Math.log(BRIGHTENED / 255) / Math.log(Math.max(3, mean) / 255));
	const table = Uint8Array.from({ length: 256 }, (_, value) => 255 * (value / 255) ** gamma);
	for (let i = 0; i < data.length; i++) data[i] = table[data[i] as number] as number;
	return gamma;
}

const opened = ({ width, height, data }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** The picture at another size, its px averaged. */
export async function resizedTo(picture: Pixels, width: number, height: number): Promise<Pixels> {
	if (width === picture.width && height === picture.height) return picture;
	const data = await opened(picture).resize(width, height, { fit: "fill" }).raw().toBuffer();
	return { width, height, data: new Uint8Array(data) };
}

/** The picture with its longer side of so many px; never enlarged unless asked. */
export function fitted(picture: Pixels, longest: number, enlarge = false): Promise<Pixels> {
	const wanted = longest / Math.max(picture.width, picture.height);
	const scale = enlarge ? wanted : Math.min(1, wanted);
	const side = (px: number) => Math.max(1, Math.round(px * scale));
	return resizedTo(picture, side(picture.width), side(picture.height));
}

/** A part of the picture, cut off at its edges, squashed to the size asked for. */
export async function partOf(
	picture: Pixels,
	part: Rectangle,
	width: number,
	height: number,
): Promise<Pixels & { part: Rectangle }> {
	const left = clamped(Math.round(part.left), 0, picture.width - 1);
	const top = clamped(Math.round(part.top), 0, picture.height - 1);
	const right = clamped(Math.round(part.right), left + 1, picture.width);
	const bottom = clamped(Math.round(part.bottom), top + 1, picture.height);
	const data = await opened(picture)
		.extract({ left, top, width: right - left, height: bottom - top })
		.resize(width, height, { fit: "fill", kernel: "linear" })
		.raw()
		.toBuffer();
	return { width, height, data: new Uint8Array(data), part: { left, top, right, bottom } };
}
