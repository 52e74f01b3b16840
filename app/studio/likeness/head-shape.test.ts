import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { lot } from "~/lot.testing";
import { keptHeads } from "./kept-heads.testing";
import { portrait } from "./portraits.testing";

vi.setConfig({ testTimeout: 90_000 });

/** Places in the frame, px: what is there of a portrait, and whether it belongs to the head. */
const PLACES = [
	{ name: "036", of: "the hand in her hair", x: 760, y: 503, belongs: false },
	{ name: "036", of: "her hair above the shoulder", x: 643, y: 707, belongs: true },
	{ name: "045", of: "somebody blurred behind his cheek", x: 690, y: 536, belongs: false },
	{ name: "045", of: "his hat's brim", x: 182, y: 418, belongs: true },
	{ name: "045", of: "the same, further down", x: 635, y: 570, belongs: false },
	{ name: "072", of: "his dark collar under the ear", x: 700, y: 642, belongs: false },
	{ name: "072", of: "his dark collar under the chin", x: 468, y: 805, belongs: false },
	{ name: "072", of: "his ear", x: 690, y: 600, belongs: true },
	{ name: "039", of: "a finger beyond her hair", x: 690, y: 360, belongs: false },
	{ name: "039", of: "her palm in the shade, between strands", x: 680, y: 560, belongs: false },
	{ name: "036", of: "a fingertip in her hair", x: 735, y: 425, belongs: false },
	{ name: "042", of: "her hair beside the chin", x: 277, y: 708, belongs: true },
	{ name: "042", of: "the same, on the side that is bare", x: 660, y: 700, belongs: true },
	{ name: "045", of: "his hat's brim above the ear", x: 190, y: 455, belongs: true },
	{ name: "084", of: "his patterned collar", x: 430, y: 800, belongs: false },
	{ name: "099", of: "his white beard beside the chin", x: 386, y: 728, belongs: true },
	{ name: "033", of: "his collar on the side he looks to", x: 380, y: 725, belongs: false },
	{ name: "018", of: "a profile's nose, on the side he looks to", x: 400, y: 580, belongs: true },
	{ name: "036", of: "her white blouse between strands", x: 252, y: 780, belongs: false },
	{ name: "036", of: "the root of the thumb that is gone", x: 700, y: 585, belongs: false },
	{ name: "093", of: "her scarf beside the chin", x: 432, y: 732, belongs: false },
	{ name: "063", of: "a profile's nose, beyond the oval of his face", x: 414, y: 596, belongs: true },
	{ name: "087", of: "his ear before a wall of its colour", x: 681, y: 533, belongs: true },
	{ name: "069", of: "the hood at its outer edge", x: 682, y: 513, belongs: true },
	{ name: "069", of: "a hood, bare at both sides", x: 300, y: 560, belongs: true },
];

const PORTRAITS = [...new Set(PLACES.map(({ name }) => name))];
const CHOSEN = new Set(lot(PORTRAITS, 5));

test.each(PLACES.filter(({ name }) => CHOSEN.has(name)))("$of ($name) belongs to the head: $belongs", async ({
	name,
	x,
	y,
	belongs,
}) => {
	const png = (await keptHeads(await portrait(name)))?.heads[0].png;
	if (!png) throw new Error("no head");
	const alpha = await sharp(png)
		.extract({ left: x, top: y, width: 1, height: 1 })
		.extractChannel(3)
		.raw()
		.toBuffer();
	if (belongs) expect(alpha[0]).toBeGreaterThan(230);
	else expect(alpha[0]).toBeLessThan(25);
});
