import { once } from "node:events";
import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { PHOTOS } from "./journey";

/** Most bytes of a photo. */
const MOST_BYTES = 30 * 1024 * 1024;

const TYPE = "Please upload only JPG, PNG, or WEBP images";
const UNREADABLE = "Failed to upload image. Please try again.";
const PIXELS =
	"This photo has more than 60 megapixels, or a side longer than 12,000 pixels. Please choose a smaller one.";
const LARGE = "Image size must be less than 30MB";

/** One chunk of a PNG file: length, type, data; its checksum is right. */
function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	const frame = Buffer.alloc(8);
	frame.writeUInt32BE(data.length, 0);
	frame.writeUInt32BE(checksum(body), 4);
	return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** CRC-32 as PNG uses it (PNG specification, annex D). */
function checksum(bytes: Buffer): number {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG that claims `side` x `side` grey pixels and has hardly any bytes. */
function hugePng(side: number): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(side, 0);
	head.writeUInt32BE(side, 4);
	head[8] = 8;
	return Buffer.concat([
		Buffer.from("89504e470d0a1a0a", "hex"),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(Buffer.alloc(1000))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

/** A file of `bytes` bytes that begins as a JPEG does. Written piece by piece. */
export async function writeLargeFile(path: string, bytes: number): Promise<string> {
	const piece = Buffer.alloc(1024 * 1024);
	const file = createWriteStream(path);
	file.write(readFileSync(PHOTOS.cat).subarray(0, 1024));
	for (let left = bytes - 1024; left > 0; left -= piece.length) {
		if (!file.write(piece.subarray(0, Math.min(left, piece.length)))) await once(file, "drain");
	}
	file.end();
	await once(file, "finish");
	return path;
}

export type BadPhoto = { name: string; path: string; says: string; status: number };

/** Files that are no photo for us, written below what `place` makes of a name, and what the shop says to each. */
export async function writeBadPhotos(place: (name: string) => string): Promise<BadPhoto[]> {
	const cat = readFileSync(PHOTOS.cat);
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
	const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
		.gif()
		.toBuffer();
	const small = [
		{ name: "text.jpg", bytes: Buffer.from("I am a photo, honestly."), says: TYPE, status: 415 },
		{ name: "drawing.svg", bytes: Buffer.from(svg), says: TYPE, status: 415 },
		{ name: "moving.gif", bytes: gif, says: TYPE, status: 415 },
		{ name: "empty.jpg", bytes: Buffer.alloc(0), says: TYPE, status: 415 },
		{ name: "truncated.jpg", bytes: cat.subarray(0, cat.length / 2), says: UNREADABLE, status: 422 },
		{ name: "endless.png", bytes: hugePng(50_000), says: PIXELS, status: 422 },
	];
	const written = small.map(({ name, bytes, says, status }) => {
		writeFileSync(place(name), bytes);
		return { name, path: place(name), says, status };
	});
	const large = await writeLargeFile(place("large.jpg"), MOST_BYTES + 1);
	return [...written, { name: "large.jpg", path: large, says: LARGE, status: 413 }];
}
