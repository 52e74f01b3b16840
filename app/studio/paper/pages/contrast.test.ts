import { expect, test } from "vitest";
import { rgbOf } from "~/studio/story/colour";
import { diceFrom } from "../drawing/dice";
import { contrast, type Ground, groundsUnder, luminance, veil } from "./contrast";
import type { Pixels } from "./overlay.server";

const SIDE = 210;
const BOX = { x: 40, y: 40, width: 120, height: 60 };

/** A picture of one px a mm, painted px by px. */
function painted(paint: (x: number, y: number) => readonly [number, number, number]): Pixels {
	const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
	for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) data.set(paint(x, y), (y * SIDE + x) * 4);
	return { data, width: SIDE, height: SIDE, pxPerMm: 1, beyond: 0 };
}

const dice = diceFrom("contrast");
const groundUnder = (picture: Pixels, box: typeof BOX) => groundsUnder(picture, [box])[0] as Ground;
const PICTURES: Record<string, Pixels> = {
	"a light sky": painted(() => [180, 215, 240]),
	"a night": painted(() => [22, 24, 70]),
	"grass of a middling tone": painted(() => [92, 140, 62]),
	"a busy wood": painted(() => [dice.between(10, 200), dice.between(30, 220), dice.between(10, 120)]),
	"black and white stripes": painted((x) => (x % 8 < 4 ? [0, 0, 0] : [255, 255, 255])),
};

const WHOLE = { x: 0, y: 0, width: SIDE, height: SIDE };

test.each(
	Object.keys(PICTURES),
)("words on %s have 4.5:1 to the worst twentieth of what is under them", (name) => {
	const picture = PICTURES[name] as Pixels;
	const ground = groundUnder(picture, BOX);
	veil(picture, BOX, ground, WHOLE);
	const own = luminance(rgbOf(ground.ink));
	const found: number[] = [];
	for (let y = BOX.y; y < BOX.y + BOX.height; y++)
		for (let x = BOX.x; x < BOX.x + BOX.width; x++) {
			const at = (y * SIDE + x) * 4;
			const [r = 0, g = 0, b = 0] = picture.data.subarray(at, at + 3);
			found.push(contrast(luminance([r, g, b]), own));
		}
	found.sort((a, b) => a - b);
	expect(found[Math.floor(found.length * 0.05)]).toBeGreaterThanOrEqual(4.5);
});

test("the tip of one tower under the last line is a thing on the ground, a star and the run of a sky are none", () => {
	const blue = (y: number) => [150 + y / 5, 200, 240] as const;
	const tower = painted((x, y) => (x > 120 && x < 126 && y > 84 ? [104, 60, 140] : blue(y)));
	expect(groundUnder(tower, BOX).veil).toBe(1);
	const star = painted((x, y) => (x % 30 < 2 && y % 30 < 2 ? [255, 250, 220] : [22, 24, 70]));
	expect(groundUnder(star, BOX).veil).toBeLessThan(0.5);
	expect(
		groundUnder(
			painted((_, y) => blue(y)),
			BOX,
		).veil,
	).toBe(0);
});

test("the words on both pages of a picture are of one ink, that which needs the thinner veil", () => {
	const dusk = painted((x) => (x < 105 ? [110, 130, 190] : [70, 80, 150]));
	const [left, right] = [
		{ ...BOX, x: 20, width: 60 },
		{ ...BOX, x: 130, width: 60 },
	];
	const grounds = groundsUnder(dusk, [left, right]);
	expect(new Set(grounds.map(({ ink }) => ink)).size).toBe(1);
	const [alone] = groundsUnder(dusk, [right]);
	expect(alone?.ink).toBe("#fffaf0");
	expect(Math.max(...grounds.map(({ veil }) => veil))).toBeLessThan(0.5);
});

test("even ground is left as it is, and nothing far from the words is touched", () => {
	const sky = painted(() => [190, 220, 245]);
	const ground = groundUnder(sky, BOX);
	expect(ground.veil).toBe(0);
	const stripes = painted((x) => (x % 8 < 4 ? [0, 0, 0] : [255, 255, 255]));
	veil(stripes, BOX, groundUnder(stripes, BOX), WHOLE);
	const below = (SIDE - 1) * SIDE * 4;
	expect([...stripes.data.subarray(below, below + 3)]).toEqual([0, 0, 0]);
});

test("beyond the picture that words are on the paper stays clean", () => {
	const stripes = painted((x) => (x % 8 < 4 ? [0, 0, 0] : [255, 255, 255]));
	const window = { x: BOX.x - 5, y: 0, width: SIDE - BOX.x + 5, height: SIDE };
	veil(stripes, BOX, groundUnder(stripes, BOX), window);
	const at = (x: number) => [...stripes.data.subarray((BOX.y * SIDE + x) * 4, (BOX.y * SIDE + x) * 4 + 3)];
	for (let x = 0; x < window.x - 1; x++) expect(at(x)).toEqual(x % 8 < 4 ? [0, 0, 0] : [255, 255, 255]);
	expect(at(BOX.x + 4)).not.toEqual([255, 255, 255]);
});
