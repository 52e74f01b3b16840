import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reencodePhoto } from "./reencode.server";

let directory: string;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), "shop-photos-"));
});
afterAll(() => rm(directory, { recursive: true }));

let made = 0;
async function reencode(bytes: Uint8Array | string) {
	const file = join(directory, `upload-${++made}`);
	await writeFile(file, bytes);
	return reencodePhoto(file);
}

async function kept(bytes: Uint8Array) {
	const result = await reencode(bytes);
	if (!result.ok) throw new Error(`refused: ${result.error}`);
	return result.value;
}

const RED = { r: 220, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 220 };

const plain = (
	width: number,
	height: number,
	background: { r: number; g: number; b: number; alpha?: number } = RED,
) => sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** The left half red, the right half blue: shows which way up a picture is. */
const halves = (width: number, height: number) =>
	plain(width, height).composite([
		{
			input: { create: { width: width / 2, height, channels: 3, background: BLUE } },
			left: width / 2,
			top: 0,
		},
	]);

/** Noise compresses badly, so that cutting the file cuts the picture. */
const noise = (width: number, height: number) =>
	sharp({
		create: {
			width,
			height,
			channels: 3,
			background: "white",
			noise: { type: "gaussian", mean: 128, sigma: 40 },
		},
	});

async function colourAt(bytes: Uint8Array, left: number, top: number) {
	const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
	const [r = 0, g = 0, b = 0] = pixel;
	return { r, g, b };
}

function isNear(seen: { r: number; g: number; b: number }, wanted: typeof seen, by = 12) {
	return (["r", "g", "b"] as const).every((channel) => Math.abs(seen[channel] - wanted[channel]) <= by);
}

function pngChunk(name: string, data: Buffer) {
	const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const framed = Buffer.alloc(body.length + 8);
	framed.writeUInt32BE(data.length, 0);
	body.copy(framed, 4);
	framed.writeUInt32BE(crc32(body), body.length + 4);
	return framed;
}

/** A PNG that says how large it is and holds no pixel. */
function hollowPng(width: number, height: number, kind = [8, 2]) {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set(kind, 8);
	const signature = Buffer.from("89504e470d0a1a0a", "hex");
	return Buffer.concat([
		signature,
		pngChunk("IHDR", header),
		pngChunk("IDAT", Buffer.alloc(2)),
		pngChunk("IEND", Buffer.alloc(0)),
	]);
}

describe("a good photo", () => {
	test.each(["jpeg", "png", "webp"] as const)("%s becomes a JPEG of its own size", async (format) => {
		const photo = await kept(await plain(640, 480).toFormat(format).toBuffer());
		expect(photo).toMatchObject({ type: "image/jpeg", width: 640, height: 480 });
		expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: "jpeg", width: 640, height: 480 });
		expect(isNear(await colourAt(photo.bytes, 320, 240), RED)).toBe(true);
	});

	test("is at most 2048 px on its longer side, and never made larger", async () => {
		expect(await kept(await plain(4096, 1024).jpeg().toBuffer())).toMatchObject({ width: 2048, height: 512 });
		expect(await kept(await plain(1500, 3000).webp().toBuffer())).toMatchObject({
			width: 1024,
			height: 2048,
		});
		expect(await kept(await plain(1, 1).png().toBuffer())).toMatchObject({ width: 1, height: 1 });
	});

	test("keeps nothing of where, when and with what it was taken", async () => {
		const told = await plain(64, 64)
			.withExif({ IFD0: { Make: "Spy Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
			.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><secret/></x:xmpmeta>")
			.withIccProfile("p3")
			.jpeg()
			.toBuffer();
		const before = await sharp(told).metadata();
		expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
		const { bytes } = await kept(told);
		const after = await sharp(bytes).metadata();
		expect([after.exif, after.xmp, after.icc, after.iptc, after.orientation]).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
			undefined,
		]);
		expect(Buffer.from(bytes).includes("Spy Camera")).toBe(false);
	});

	test("taken with the phone on its side, it stands upright", async () => {
		const lying = await halves(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
		const photo = await kept(lying);
		expect(photo).toMatchObject({ width: 100, height: 200 });
		expect(isNear(await colourAt(photo.bytes, 50, 20), RED)).toBe(true);
		expect(isNear(await colourAt(photo.bytes, 50, 180), BLUE)).toBe(true);
	});

	test("a wide-gamut photo is turned into sRGB, not merely relabelled", async () => {
		const p3 = await plain(64, 64, { r: 40, g: 200, b: 60 }).withIccProfile("p3").png().toBuffer();
		const { bytes } = await kept(p3);
		expect(isNear(await colourAt(bytes, 32, 32), { r: 40, g: 200, b: 60 })).toBe(true);
	});

	test("CMYK, grey and 16-bit pictures become sRGB of 8 bits", async () => {
		const others = [
			await plain(64, 64).toColourspace("cmyk").jpeg().toBuffer(),
			await plain(64, 64).grayscale().toColourspace("b-w").jpeg().toBuffer(),
			await plain(64, 64).toColourspace("rgb16").png().toBuffer(),
		];
		expect((await sharp(others[0]).metadata()).space).toBe("cmyk");
		for (const other of others) {
			const { bytes } = await kept(other);
			expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", channels: 3, depth: "uchar" });
		}
	});

	test("transparency becomes white", async () => {
		const { bytes } = await kept(
			await plain(64, 64, { ...RED, alpha: 0 })
				.png()
				.toBuffer(),
		);
		expect(isNear(await colourAt(bytes, 32, 32), { r: 255, g: 255, b: 255 })).toBe(true);
	});

	test("of an animated WEBP the first frame stays", async () => {
		const frames = await Promise.all(
			[plain(64, 64, RED), plain(64, 64, BLUE)].map((frame) => frame.png().toBuffer()),
		);
		const moving = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		expect((await sharp(moving).metadata()).pages).toBe(2);
		const photo = await kept(moving);
		expect(photo).toMatchObject({ width: 64, height: 64 });
		expect(isNear(await colourAt(photo.bytes, 32, 32), RED)).toBe(true);
	});

	test("many at once, progressive ones among them, all arrive", async () => {
		const photos = await Promise.all(
			Array.from({ length: 10 }, (_, index) =>
				plain(100 + index, 100)
					.jpeg({ progressive: index % 3 === 0 })
					.toBuffer(),
			),
		);
		const widths = (await Promise.all(photos.map(kept))).map(({ width }) => width);
		expect(widths).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
	});
});

describe("refused for its type", () => {
	const SVG =
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
	const HEIC = Buffer.concat([
		Buffer.from([0, 0, 0, 24]),
		Buffer.from("ftypheic\0\0\0\0heic"),
		Buffer.alloc(200),
	]);
	const NOT_PHOTOS: [string, () => Promise<Uint8Array | string>][] = [
		["nothing", async () => ""],
		["one byte", async () => Buffer.from([0xff])],
		["text", async () => "A photo of Mum"],
		["SVG", async () => SVG],
		["SVG with an XML head", async () => `<?xml version="1.0"?>${SVG}`],
		["HTML", async () => "<!doctype html><script>alert(1)</script>"],
		["PDF", async () => "%PDF-1.7\n%âãÏÓ\n"],
		["GIF", async () => plain(8, 8).gif().toBuffer()],
		["TIFF", async () => plain(8, 8).tiff().toBuffer()],
		["AVIF", async () => plain(8, 8).avif().toBuffer()],
		["HEIC", async () => HEIC],
		["a sound file in WEBP's own wrapper", async () => Buffer.from("RIFF\x24\0\0\0WAVEfmt ")],
	];
	test.each(NOT_PHOTOS)("%s", async (_name, bytes) => {
		expect(await reencode(await bytes())).toEqual({ ok: false, error: "type" });
	});
});

describe("refused for its pixels, from the header alone", () => {
	test.each([
		["deep and interlaced, 60 megapixels", 10_000, 6_000, 16, 2, 1, "heavy"],
		["with transparency, 31 megapixels", 6_200, 5_000, 16, 6, 1, "heavy"],
		["deep and interlaced, 39 megapixels", 6_500, 6_000, 16, 2, 1, "unreadable"],
		["deep, 60 megapixels, line by line", 10_000, 6_000, 16, 6, 0, "unreadable"],
		["of 8 bits and interlaced, 60 megapixels", 10_000, 6_000, 8, 6, 1, "unreadable"],
	])("a PNG that would be held whole: %s", async (_what, width, height, depth, colour, interlaced, error) => {
		// What isn't refused is opened: there is nothing in it.
		const png = hollowPng(width, height, [depth, colour, 0, 0, interlaced]);
		expect(await reencode(png)).toEqual({ ok: false, error });
	});

	test.each([
		[50_000, 50_000],
		[12_001, 10],
		[10, 12_001],
		[7_746, 7_747],
	])("%i x %i", async (width, height) => {
		const began = performance.now();
		expect(await reencode(hollowPng(width, height))).toEqual({ ok: false, error: "pixels" });
		expect(performance.now() - began).toBeLessThan(500);
	});

	test("a photo on the limit is read", async () => {
		expect(await kept(await plain(12_000, 100).jpeg().toBuffer())).toMatchObject({ width: 2048, height: 17 });
	});
});

describe("refused as unreadable", () => {
	test.each(["jpeg", "png", "webp"] as const)("a %s that was cut off anywhere", async (format) => {
		const whole = await noise(300, 300).toFormat(format).toBuffer();
		for (const part of [0.02, 0.3, 0.6, 0.9]) {
			const cut = whole.subarray(0, Math.max(16, Math.floor(whole.length * part)));
			expect(await reencode(cut), `${part} of it`).toEqual({ ok: false, error: "unreadable" });
		}
	});

	test.each([
		"ffd8ffe0",
		"89504e470d0a1a0a",
		"52494646100000005745425056503820",
	])("only the signature %s", async (hex) => {
		const bytes = Buffer.concat([Buffer.from(hex, "hex"), Buffer.alloc(100)]);
		expect(await reencode(bytes)).toEqual({ ok: false, error: "unreadable" });
	});

	test("a photo's head on a page of script", async () => {
		const script = Buffer.from("<script>alert(1)</script>".repeat(20));
		expect(await reencode(Buffer.concat([Buffer.from("ffd8ffe0", "hex"), script]))).toEqual({
			ok: false,
			error: "unreadable",
		});
	});

	test("a PNG without its pixels", async () => {
		expect(await reencode(hollowPng(100, 100))).toEqual({ ok: false, error: "unreadable" });
	});
});
