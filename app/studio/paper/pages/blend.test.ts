import { expect, test } from "vitest";
import { blendOver } from "./blend";

/** A raster of one row. */
const rowOf = (...pixels: number[][]) => ({
	data: Uint8Array.from(pixels.flat()),
	width: pixels.length,
	height: 1,
});
const GREY = [100, 100, 100, 255];

test("what covers nothing changes nothing, what covers all replaces it", () => {
	const under = rowOf(GREY, GREY);
	blendOver(under, rowOf([0, 0, 0, 0]));
	expect(under).toEqual(rowOf(GREY, GREY));
	blendOver(under, rowOf([10, 20, 30, 255]));
	expect(under).toEqual(rowOf([10, 20, 30, 255], [10, 20, 30, 255]));
});

test("a coarse light rises evenly over a fine picture and never beyond white", () => {
	const under = rowOf(...Array.from({ length: 32 }, () => GREY));
	blendOver(under, rowOf([0, 0, 0, 0], [128, 128, 128, 128]));
	const tones = under.data.filter((_, i) => i % 4 === 0);
	expect(tones[0]).toBe(100);
	expect(tones[31]).toBe(178);
	for (let i = 1; i < tones.length; i++) {
		const step = (tones[i] as number) - (tones[i - 1] as number);
		expect(step).toBeGreaterThanOrEqual(0);
		expect(step).toBeLessThanOrEqual(6);
	}
	const white = rowOf([255, 255, 255, 255]);
	blendOver(white, rowOf([90, 90, 90, 90]));
	expect([...white.data]).toEqual([255, 255, 255, 255]);
});
