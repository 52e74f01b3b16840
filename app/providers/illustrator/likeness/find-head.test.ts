import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { busy, drawnFace, plain, SKINS } from "./drawn-face.testing";
import { findHead } from "./find-head";
import { rasterOf } from "./raster";

async function headIn(photo: Uint8Array) {
	const { data, info } = await sharp(photo)
		.resize(320, 320, { fit: "inside" })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return findHead(rasterOf(data, info.width, info.height));
}

/** Found between the eyes, to half the distance between them, and neither much too small nor much too large. */
function expectFaceAt(head: ReturnType<typeof findHead>, x: number, y: number, d: number) {
	expect(head.found).toBe("face");
	expect(Math.abs(head.x - x)).toBeLessThan(d * 0.5);
	expect(Math.abs(head.y - y)).toBeLessThan(d * 0.5);
	expect(head.reach / d).toBeGreaterThan(0.75);
	expect(head.reach / d).toBeLessThan(1.55);
}

describe.each(Object.entries(SKINS))("a drawn face with %s skin", (_, skin) => {
	test.each([
		["in the middle", 320, 260, 70, plain],
		["off centre", 180, 330, 56, plain],
		["small", 430, 200, 34, plain],
		["before a busy ground", 320, 270, 72, busy],
	])("%s is found where it is", async (_where, x, y, d, ground) => {
		expectFaceAt(await headIn(await drawnFace(skin, x, y, d, ground)), x / 2, y / 2, d / 2);
	});
});

test("the woman's face is found in her photograph, not the helmet or the badges", async () => {
	expectFaceAt(await headIn(await readFile("e2e/photos/woman.jpg")), 141, 64, 28.8);
});

test("a cat has no face like ours: its head is the subject of the picture", async () => {
	const head = await headIn(await readFile("e2e/photos/cat.jpg"));
	expect(head.found).toBe("subject");
	expect(Math.abs(head.x - 160)).toBeLessThan(40);
	expect(head.reach).toBeGreaterThan(45);
});
