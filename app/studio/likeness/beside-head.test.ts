import { describe, expect, test } from "vitest";
import { besideHands } from "./beside-head";
import { coloursAround } from "./hair-colours";
import type { Outline } from "./head-outline";
import { distanceTo } from "./mask";
import { plane } from "./raster";

const SIDE = 480;
const APART = 74;

/** A hand in the hair from x = 300 on, so many px wide; below it, as smooth as it is, its part in the shade; all else has grain. */
function handOf(width: number) {
	const across = (x: number) => x >= 300 && x < 300 + width;
	const hands = plane(SIDE, SIDE, (x, y) => (across(x) && y >= 100 && y < 200 ? 1 : 0));
	const grain = plane(SIDE, SIDE, (x, y) => (across(x) && y >= 100 && y < 300 ? 1 : 8));
	const beside = besideHands(hands, grain, APART);
	return (x: number, y: number) => beside.data[y * SIDE + x] as number;
}

describe("beside a hand in the hair", () => {
	test("its rim and what is shaded of it are no head's, hair near it and smooth places further off are", () => {
		const at = handOf(40);
		expect(at(320, 150)).toBe(1);
		expect(at(297, 150)).toBe(1);
		expect(at(320, 220)).toBe(1);
		expect(at(285, 150)).toBe(0);
		expect(at(320, 250)).toBe(0);
	});

	test("a light on hair, narrower than a hand, takes nothing with it", () => {
		const at = handOf(12);
		expect(at(297, 150)).toBe(0);
		expect(at(305, 150)).toBe(0);
	});
});

test("what is foreign to a head is not learnt as its hair", () => {
	const oval = plane(SIDE, SIDE, (x, y) => (Math.hypot((x - 240) / 75, (y - 280) / 110) < 1 ? 1 : 0));
	const outline: Outline = {
		oval,
		nose: { x: 240, y: 290 },
		apart: APART,
		eyes: { x: 240, y: 250 },
		chin: { x: 240, y: 390 },
		jaw: { y: 340, half: 62 },
		x: 240,
		back: 0,
		turn: 0,
		looks: 1,
		others: [],
	};
	const isHand = (x: number, y: number) => x > 350 && x < 385 && y > 190 && y < 290;
	const data = new Uint8Array(SIDE * SIDE * 3);
	for (let y = 0, i = 0; y < SIDE; y++)
		for (let x = 0; x < SIDE; x++, i++) {
			const colour = oval.data[i] ? [200, 140, 110] : isHand(x, y) ? [245, 225, 210] : [70, 45, 30];
			data.set(colour, i * 3);
		}
	const view = { width: SIDE, height: SIDE, data };
	const everywhere = plane(SIDE, SIDE, () => 1);
	const hairAt = (foreign: ReturnType<typeof plane>, x: number, y: number) =>
		coloursAround(view, everywhere, new Uint8Array(SIDE * SIDE).fill(1), outline, distanceTo(oval), foreign)
			.hair.data[y * SIDE + x];
	const hand = plane(SIDE, SIDE, (x, y) => (isHand(x, y) ? 1 : 0));
	expect(hairAt(plane(SIDE, SIDE), 368, 240)).toBe(1);
	expect(hairAt(hand, 368, 240)).toBe(0);
	expect(hairAt(hand, 112, 240)).toBe(1);
});
