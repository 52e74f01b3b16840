import { expect, test } from "vitest";
import { layGrain } from "./grain";

const SIZE = 64;
const filled = (tone: number) =>
	new Uint8Array(SIZE * SIZE * 4).fill(tone).map((v, i) => (i % 4 === 3 ? 255 : v));

function grained(tone: number, seed = "book"): number[] {
	const pixels = filled(tone);
	layGrain(pixels, SIZE, seed);
	expect(pixels.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
	return [...pixels.filter((_, i) => i % 4 !== 3)];
}

test("black and white stay, the tones between them sink in unevenly", () => {
	expect(new Set(grained(0))).toEqual(new Set([0]));
	expect(new Set(grained(255))).toEqual(new Set([255]));
	const middle = grained(128);
	expect(new Set(middle).size).toBeGreaterThan(5);
	expect(Math.max(...middle)).toBeLessThan(128);
	expect(Math.min(...middle)).toBeGreaterThan(95);
});

test("the grain follows from the seed and has no colour of its own", () => {
	expect(grained(90)).toEqual(grained(90));
	expect(grained(90)).not.toEqual(grained(90, "another book"));
	const tones = grained(90);
	for (let i = 0; i < tones.length; i += 3) expect(new Set(tones.slice(i, i + 3)).size).toBe(1);
});
