import { expect, test } from "vitest";
import { deepenTones } from "./tones";

const deepened = (...rgb: number[]) => {
	const pixels = new Uint8Array([...rgb, 255]);
	deepenTones(pixels);
	return [...pixels];
};

test("greys stay grey, dark ones darker and light ones lighter; nothing leaves its bounds", () => {
	expect(deepened(0, 0, 0)).toEqual([0, 0, 0, 255]);
	expect(deepened(255, 255, 255)).toEqual([255, 255, 255, 255]);
	expect(deepened(40, 40, 40)).toEqual([37, 37, 37, 255]);
	expect(deepened(200, 200, 200)).toEqual([208, 208, 208, 255]);
});

test("colours are fuller", () => {
	const [r = 0, g = 0, b = 0] = deepened(180, 120, 60);
	expect(r - b).toBeGreaterThan(130);
	expect(g).toBeGreaterThan(b);
});
