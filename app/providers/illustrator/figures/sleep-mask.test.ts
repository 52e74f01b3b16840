import { expect, test } from "vitest";
import { Doll } from "./doll";
import type { HeadForm } from "./head.server";
import { drawSleepMask } from "./heads";

const HEAD = { halfWidthAt: () => 34, middleAt: () => 2, width: 70, middle: 2 };
const COLOURS = ["#c83c3a", "#f6b944", "#5f9f74"] as const;

const drawn = (eyes: HeadForm["eyes"]) => {
	const doll = new Doll({ tint: "#ffffff", edge: "#fffaf0", glow: "#ffe08a" }, 1);
	drawSleepMask(doll, { ...HEAD, eyes } as unknown as HeadForm, COLOURS);
	return doll;
};

test("a sleeper's mask covers both eyes, wherever the head leans", () => {
	const eyes = { x: 4, y: -49, apart: 25 };
	const { x, y, width, height } = drawn(eyes).box;
	expect(x).toBeLessThan(eyes.x - eyes.apart);
	expect(x + width).toBeGreaterThan(eyes.x + eyes.apart);
	expect(y).toBeLessThan(eyes.y - 8);
	expect(y + height).toBeGreaterThan(eyes.y + 8);
});

test("there is no mask on a head whose eyes aren't known", () => {
	expect(drawn(null).svg()).toBe("");
});
