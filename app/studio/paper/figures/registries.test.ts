import { expect, test } from "vitest";
import { diceFrom } from "../drawing/dice";
import { buildFor } from "./build";
import { Doll } from "./doll";
import { drawTrunk, GARMENTS, type Garment } from "./garments";
import { type Hat, seatOf } from "./hat";
import { HATS } from "./hats";
import type { HeadForm } from "./head.server";
import { HELD } from "./held";
import type { HeldThing } from "./held/thing";
import { POSES, type Stance } from "./poses";
import { FOOT, skeletonOf } from "./skeleton";

const COLOURS = ["#d9483b", "#2f4a6d", "#f3d9a4"] as const;
const doll = () => new Doll({ tint: "#ffffff", edge: "#fffaf0", glow: "#ffe08a" }, 1.5);
const HEAD = { halfWidthAt: () => 34, middleAt: () => 2, width: 70, middle: 2 } as unknown as HeadForm;

test("a hat more is one entry, and sits where every hat sits", () => {
	const added: Record<string, Hat> = {
		...HATS,
		cap: {
			rise: 12,
			draw: (doll, { at }, [main]) => doll.shape(`M${at(-1, 0)}Q${at(0, -40)} ${at(1, 0)}Z`, main),
		},
	};
	for (const [name, hat] of Object.entries(added)) {
		const drawn = doll();
		const seat = seatOf(HEAD);
		hat.behind?.(drawn, seat, COLOURS);
		hat.draw(drawn, seat, COLOURS);
		expect(drawn.box.width, name).toBeGreaterThan(20);
		expect(drawn.svg(), name).not.toMatch(/NaN|undefined/);
	}
});

test("a garment more is one entry, and covers the trunk", () => {
	const added: Record<string, Garment> = {
		...GARMENTS,
		vest: { sleeves: "skin", sleeveLength: 0, legs: "second", legLength: 1, trunk: "main" },
	};
	for (const [name, garment] of Object.entries(added)) {
		const drawn = doll();
		const build = buildFor(7);
		drawTrunk(
			drawn,
			{ build, breadth: 0.8, isBehind: false },
			{ garment, colours: COLOURS, pattern: "dots" },
			diceFrom("a"),
		);
		expect(drawn.box.height, name).toBeGreaterThan(build.torso * 0.9);
		expect(drawn.svg(), name).not.toMatch(/NaN|undefined/);
	}
});

test("a thing more is one entry, drawn at the hand", () => {
	const added: Record<string, HeldThing> = {
		...HELD,
		apple: { grip: "hand", draw: (doll) => doll.shape("M0 0Q9 -4 8 8Q0 18 -8 8Q-9 -4 0 0Z", "#c9403a") },
	};
	for (const [name, thing] of Object.entries(added)) {
		const drawn = doll();
		thing.draw(drawn, COLOURS);
		if (thing.grip === "back" || thing.grip === "feet") continue;
		expect(drawn.box.width, name).toBeGreaterThan(10);
		expect(drawn.svg(), name).not.toMatch(/NaN|undefined/);
	}
});

test("a pose more is one line, its limbs join and its lowest part is on the ground", () => {
	const added: Record<string, { front?: Stance; side?: Stance }> = {
		...POSES,
		bow: {
			side: {
				view: "side",
				lean: 28,
				head: 10,
				arms: [
					[-20, 0],
					[20, 0],
				],
				legs: [
					[0, 0],
					[4, 0],
				],
				lift: 0,
			},
		},
	};
	for (const [name, { front, side }] of Object.entries(added))
		for (const stance of [front, side])
			for (const age of [1, 7, 40]) {
				if (!stance) continue;
				const { arms, legs } = skeletonOf(buildFor(age), stance, stance.view === "side" ? 1 : 0);
				for (const { from, middle, end } of [...arms, ...legs]) {
					const [upper, lower] = [
						Math.hypot(middle[0] - from[0], middle[1] - from[1]),
						Math.hypot(end[0] - middle[0], end[1] - middle[1]),
					];
					expect(upper, name).toBeCloseTo(lower, 5);
					expect(end[1], name).toBeLessThanOrEqual(0.01);
				}
				if (stance.lift === 0 && name !== "sleep" && name !== "lie")
					expect(Math.max(...legs.map(({ end }) => end[1])), name).toBeGreaterThan(-3 * FOOT);
			}
});
