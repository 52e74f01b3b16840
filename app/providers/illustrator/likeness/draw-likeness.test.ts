import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { likenessFrom } from "./draw-likeness.server";
import { busy, drawnFace, plain, SKINS } from "./drawn-face.testing";

type Seen = {
	alpha(x: number, y: number): number;
	colour(x: number, y: number): [number, number, number];
};

/** Drawn small where only framing and outline are looked at: that is a tenth of the work. */
async function drawn(photo: Uint8Array, size = 256): Promise<Seen> {
	const likeness = await likenessFrom(photo, size);
	if (!likeness) throw new Error("no likeness");
	const { data, info } = await sharp(likeness.png)
		.resize(256, 256)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => (y * info.width + x) * 4;
	return {
		alpha: (x, y) => (data[at(x, y) + 3] as number) / 255,
		colour: (x, y) => [data[at(x, y)] as number, data[at(x, y) + 1] as number, data[at(x, y) + 2] as number],
	};
}

function share(counts: (x: number, y: number) => boolean) {
	let n = 0;
	for (let y = 0; y < 256; y++) for (let x = 0; x < 256; x++) if (counts(x, y)) n++;
	return n / 256 ** 2;
}

const transparentCorners = (seen: Seen) =>
	[0, 6, 249, 255].every((x) => [0, 255].every((y) => seen.alpha(x, y) < 0.05));

describe("photographs", () => {
	test("the woman's head is cut out of her picture: no suit, no grey wall", async () => {
		const seen = await drawn(await readFile("e2e/photos/woman.jpg"), 896);
		expect(transparentCorners(seen)).toBe(true);
		expect(seen.alpha(128, 140)).toBe(1);
		const filled = share((x, y) => seen.alpha(x, y) > 0.5);
		expect(filled).toBeGreaterThan(0.45);
		expect(filled).toBeLessThan(0.85);
		const opaque = (x: number, y: number) => seen.alpha(x, y) > 0.8;
		const grey = share((x, y) => {
			const [r, g, b] = seen.colour(x, y);
			return opaque(x, y) && Math.max(r, g, b) - Math.min(r, g, b) < 14 && r > 110;
		});
		const suit = share((x, y) => {
			const [r, g, b] = seen.colour(x, y);
			return opaque(x, y) && r > 190 && r - g > 105 && b < 80;
		});
		expect(grey).toBeLessThan(0.02);
		expect(suit).toBeLessThan(0.01);
	}, 20_000);

	test("the cat's head fills its likeness and is rounded where the photo cuts it off", async () => {
		const seen = await drawn(await readFile("e2e/photos/cat.jpg"));
		expect(transparentCorners(seen)).toBe(true);
		expect(seen.alpha(128, 128)).toBe(1);
		expect(share((x, y) => seen.alpha(x, y) > 0.5)).toBeGreaterThan(0.5);
		// Under the mouth its fur is as pale as what is behind it: no bite is taken out there.
		expect(seen.alpha(184, 217)).toBeGreaterThan(0.9);
	}, 20_000);

	test("a likeness carries no metadata of its photo", async () => {
		const photo = await sharp(await readFile("e2e/photos/woman.jpg"))
			.resize(512)
			.withExif({ IFD0: { Copyright: "Someone", Make: "A camera" } })
			.jpeg()
			.toBuffer();
		const metadata = await sharp((await likenessFrom(photo))?.png).metadata();
		expect(metadata.exif).toBeUndefined();
		expect(metadata.icc).toBeUndefined();
		expect(metadata).toMatchObject({ width: 896, height: 896, channels: 4 });
	}, 20_000);
});

describe.each(Object.entries(SKINS))("a drawn face with %s skin", (_, skin) => {
	test.each([
		["in the middle", 320, 260, 70, plain],
		["off centre", 180, 330, 56, plain],
		["small", 430, 200, 34, plain],
		["before a busy ground", 320, 270, 72, busy],
	])(
		"%s is framed on the face with a clear ground around it",
		async (_where, x, y, d, ground) => {
			const seen = await drawn(await drawnFace(skin, x, y, d, ground));
			expect(transparentCorners(seen)).toBe(true);
			expect(seen.alpha(128, 128)).toBeGreaterThan(0.95);
			const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(skin.slice(i, i + 2), 16)) as [
				number,
				number,
				number,
			];
			// The stylised skin is a little warmer and its light evened: compared by its colour, not by its lightness.
			const alike = share((px, py) => {
				const [sr, sg, sb] = seen.colour(px, py);
				const k = (r + g + b) / Math.max(1, sr + sg + sb);
				return (
					seen.alpha(px, py) > 0.8 && Math.abs(sr * k - r) + Math.abs(sg * k - g) + Math.abs(sb * k - b) < 70
				);
			});
			expect(alike).toBeGreaterThan(0.12);
		},
		20_000,
	);
});

test.each(Object.entries(SKINS))(
	"hardly a scrap of a busy ground stays on the outline of a %s face",
	async (_, skin) => {
		const seen = await drawn(await drawnFace(skin, 320, 270, 72, busy));
		// Nothing of a drawn face is greener or bluer than it is red.
		const scraps = share((x, y) => {
			const [r, g, b] = seen.colour(x, y);
			return seen.alpha(x, y) > 0.8 && Math.max(g, b) > r + 12;
		});
		expect(scraps).toBeLessThan(0.025);
	},
	20_000,
);

describe("pictures that are hardly portraits", () => {
	const flat = (colour: string, width = 400, height = 300) =>
		sharp({ create: { width, height, channels: 3, background: colour } })
			.jpeg()
			.toBuffer();

	test.each([
		["all black", () => flat("#000000")],
		["all white", () => flat("#ffffff")],
		["one pixel", () => flat("#806040", 1, 1)],
		["very wide", () => flat("#806040", 1800, 20)],
		["very tall", () => flat("#806040", 16, 1500)],
		[
			"very dark",
			async () =>
				sharp(await readFile("e2e/photos/woman.jpg"))
					.resize(400)
					.linear(0.08, 0)
					.jpeg()
					.toBuffer(),
		],
		[
			"grey",
			async () =>
				sharp(await readFile("e2e/photos/woman.jpg"))
					.resize(400)
					.greyscale()
					.jpeg()
					.toBuffer(),
		],
	])(
		"%s makes a deliberate round head",
		async (_, make) => {
			const seen = await drawn(await make());
			expect(transparentCorners(seen)).toBe(true);
			expect(seen.alpha(128, 128)).toBeGreaterThan(0.9);
		},
		20_000,
	);

	test("bytes that can't be read give nothing", async () => {
		expect(await likenessFrom(new Uint8Array())).toBeNull();
		expect(await likenessFrom(Buffer.from("GIF89a not really"))).toBeNull();
		const cut = (await readFile("e2e/photos/cat.jpg")).subarray(0, 400);
		expect(await likenessFrom(cut)).toBeNull();
	});
});
