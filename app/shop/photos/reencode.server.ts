import { open } from "node:fs/promises";
import sharp from "sharp";
import { weightedLimit } from "./weighted-limit.server";

/** Larger than any phone's ordinary photo; decoded, this many pixels are 180 MB. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 12_000;
/** Bytes of a picture that has to be held whole: all these pixels with four channels of 8 bits. It takes half as much beside it. */
const MOST_HELD = 4 * MOST_PIXELS;
/** px; enough for a likeness at print size, and all that is ever kept of a photo. */
const KEPT_SIDE = 2048;
const KEPT_QUALITY = 88;
/** A file made to be slow is given up (s). */
const PATIENCE = 30;

// Ten families may send 30 MB photos at once. A thread a picture and no cache of decoded ones keep the memory to
// what the two being decoded need; the machine's other cores belong to the shop's pages and the drawing processes.
sharp.concurrency(1);
sharp.cache(false);

/** Two photos are decoded at a time, whoever sends them. */
const place = weightedLimit(2);

export type ReencodedPhoto = { bytes: Uint8Array; type: "image/jpeg"; width: number; height: number };
export type ReencodeError = "type" | "pixels" | "heavy" | "unreadable";
export type Reencoded = { ok: true; value: ReencodedPhoto } | { ok: false; error: ReencodeError };

/**
 * Makes of an uploaded file (a path on disk) the only picture the shop keeps: an upright sRGB JPEG of at most
 * 2048 px on its longer side. Place, camera, time and everything else the file told besides is gone with the
 * original pixels; of an animated one the first frame stays; transparency becomes white.
 * Errors, for whatever bytes the file holds: `type` (not a JPEG, PNG or WEBP by its own bytes), `pixels` (above
 * 60 megapixels or 12,000 px a side) and `heavy` (interlaced with 16 bits a channel, and too large to be held so), told from the header
 * before anything is decoded; `unreadable` (damaged).
 */
export async function reencodePhoto(file: string): Promise<Reencoded> {
	if (!isPhoto(await firstBytes(file))) return { ok: false, error: "type" };
	try {
		const header = await sharp(file, { limitInputPixels: false }).metadata();
		const { width, height, channels, isProgressive } = header;
		if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
			return { ok: false, error: "pixels" };
		}
		const held = width * height * channels * (header.depth === "ushort" ? 2 : 1);
		if (isProgressive && held > MOST_HELD) return { ok: false, error: "heavy" };
		// A progressive or interlaced picture has to be held whole, up to ten times the memory of one read line by line.
		return { ok: true, value: await place(isProgressive ? 2 : 1, () => decode(file)) };
	} catch {
		return { ok: false, error: "unreadable" };
	}
}

async function decode(file: string): Promise<ReencodedPhoto> {
	const { data, info } = await sharp(file, {
		failOn: "error",
		limitInputPixels: MOST_PIXELS,
		sequentialRead: true,
	})
		.autoOrient()
		.resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "white" })
		.toColourspace("srgb")
		.jpeg({ quality: KEPT_QUALITY, optimiseCoding: false })
		.timeout({ seconds: PATIENCE })
		.toBuffer({ resolveWithObject: true });
	return { bytes: data, type: "image/jpeg", width: info.width, height: info.height };
}

/** The same photo turned clockwise by a quarter. `bytes`: a picture that `reencodePhoto` has made. */
export async function turnByQuarter(bytes: Uint8Array): Promise<ReencodedPhoto> {
	const { data, info } = await place(2, () =>
		sharp(bytes)
			.rotate(90)
			.jpeg({ quality: KEPT_QUALITY, optimiseCoding: false })
			.timeout({ seconds: PATIENCE })
			.toBuffer({ resolveWithObject: true }),
	);
	return { bytes: data, type: "image/jpeg", width: info.width, height: info.height };
}

async function firstBytes(file: string): Promise<Buffer> {
	const handle = await open(file, "r");
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await handle.close();
	}
}

/** The signatures of JPEG (ISO 10918-1), PNG (PNG specification, 5.2) and WEBP (RFC 9649, 2.4). */
function isPhoto(bytes: Buffer): boolean {
	const hex = bytes.toString("hex");
	const isJpeg = hex.startsWith("ffd8ff");
	const isPng = hex.startsWith("89504e470d0a1a0a");
	const isWebp = hex.startsWith("52494646") && hex.slice(16, 24) === "57454250";
	return isJpeg || isPng || isWebp;
}
