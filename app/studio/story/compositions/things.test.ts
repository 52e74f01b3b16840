import { describe, expect, test } from "vitest";
import type { Figure, Thing } from "../scene";
import type { Body, Box, Window } from "./layout";
import { PAPER } from "./paper";
import { placeThings, roomFor, shownLong } from "./things";

const thing = (drawing: string, long: number, change: Partial<Thing> = {}): Thing => ({
	drawing,
	called: `a ${drawing}`,
	long,
	at: "ground",
	side: null,
	by: null,
	many: false,
	...change,
});
const CAPTAIN = thing("captain", 1660, { isPerson: true });

/** A grown-up and a child of eight, as they stand on a page or at the fold of a spread. */
const ADULT: Body = {
	box: { x: -0.2, y: -1, width: 0.4, height: 1 },
	face: { x: -0.12, y: -1, width: 0.24, height: 0.29 },
};
const CHILD: Body = {
	box: { x: -0.17, y: -0.72, width: 0.34, height: 0.72 },
	face: { x: -0.12, y: -0.72, width: 0.24, height: 0.27 },
};
const GROUND = 190;
const SIZE = 150;

function placed(
	things: readonly Thing[],
	{
		pages = 1,
		bodies = [CHILD],
		at = [80] as readonly number[],
		shot = "mid" as Window["shot"],
		facing = [] as Figure["facing"][],
		label = undefined as Box | undefined,
		ground = GROUND,
	} = {},
) {
	const box: Box = { x: -3, y: -3, width: pages * PAPER + 6, height: PAPER + 6 };
	const rooms = Array.from({ length: pages }, (_, page) => ({
		x: page * PAPER + 12,
		y: 30,
		width: PAPER - 24,
		height: GROUND - 30,
	}));
	const figures = bodies.map((_, i) => ({ x: at[i] ?? 0, y: ground, size: SIZE }));
	const places = placeThings(
		things,
		{ box, edge: "bleed", shot, ground, hasFront: true, ...(label && { label }) },
		{ rooms, facing, who: bodies.map((_, i) => `c${i}`), figures, bodies, words: [] },
	);
	return places.map((place, i) => {
		const room = roomFor(things[i] as Thing);
		return {
			...place,
			left: place.x + room.x * place.size,
			right: place.x + (room.x + room.width) * place.size,
			top: place.y + room.y * place.size,
			high: room.height * place.size,
		};
	});
}

test("grown-ups who are nobody’s photo are as high as a grown-up, whoever is there", () => {
	for (const [bodies, at] of [
		[[CHILD], [80]],
		[
			[ADULT, CHILD],
			[60, 130],
		],
		[[], []],
	] as const) {
		const [captain] = placed([CAPTAIN], { bodies: [...bodies], at });
		expect(captain?.size).toBeGreaterThan(SIZE * 0.7);
		const [besides] = placed([CAPTAIN, thing("parrot", 340)], { bodies: [...bodies], at });
		expect(besides?.size).toBeGreaterThan(SIZE * 0.7);
	}
});

test("who is near in a close picture is behind everybody, nearly as large, and no head is before theirs", () => {
	for (const at of [[60], [105], [150]]) {
		const [captain] = placed([CAPTAIN], { shot: "close", at });
		expect(captain?.size).toBeGreaterThanOrEqual(SIZE * 0.65);
		expect(captain?.depth).toBeLessThan(GROUND);
		const face = (at[0] ?? 0) + CHILD.face.x * SIZE;
		const across =
			Math.min(captain?.right ?? 0, face + CHILD.face.width * SIZE) - Math.max(captain?.left ?? 0, face);
		const head = (captain?.top ?? 0) + (captain?.high ?? 0) * 0.45;
		const down =
			Math.min(head, GROUND + (CHILD.face.y + CHILD.face.height) * SIZE) -
			Math.max(captain?.top ?? 0, GROUND + CHILD.face.y * SIZE);
		expect(Math.min(across, down), `${at}`).toBeLessThan(6);
	}
});

test("nothing lies under the foreground in a picture’s lower corners, nor where a label is laid on it", () => {
	const label = { x: 62, y: 184, width: 86, height: 20 };
	for (const side of ["left", "middle", "right"] as const) {
		const things = [thing("snail", 340, { side }), thing("bell", 340, { side })];
		for (const { left, right, high, y } of placed(things, { label })) {
			const isLow = y > PAPER * 0.93;
			expect(isLow && left < 0.2 * PAPER - 8, side).toBe(false);
			expect(isLow && right > 0.8 * PAPER + 8, side).toBe(false);
			const across = Math.min(right, label.x + label.width) - Math.max(left, label.x);
			const share = (Math.max(0, across) * Math.max(0, y - label.y)) / ((right - left) * high);
			expect(share, side).toBeLessThan(0.15);
		}
	}
});

describe("several things", () => {
	const THINGS = [thing("treasure-chest", 520), thing("map", 440), thing("bell", 340), thing("apple", 340)];

	test("stand near each other, and in no line", () => {
		for (const pages of [1, 2]) {
			const places = placed(THINGS.slice(1), { pages });
			expect(new Set(places.map(({ y }) => Math.round(y))).size).toBe(places.length);
			for (const one of places) {
				const others = places.filter((other) => other !== one);
				expect(Math.min(...others.map(({ x }) => Math.abs(x - one.x)))).toBeLessThan(PAPER / 2);
			}
		}
	});

	test("overlap by a little at most, but a small one before a large one", () => {
		const places = placed(THINGS);
		for (const [i, one] of places.entries())
			for (const other of places.slice(i + 1)) {
				const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
				const down = Math.min(one.y, other.y) - Math.max(one.top, other.top);
				if (across <= 0 || down <= 0) continue;
				const least = Math.min((one.right - one.left) * one.high, (other.right - other.left) * other.high);
				expect((across * down) / least).toBeLessThan(0.76);
			}
	});
});

test("from near, what is large is behind everybody, and nothing is ever before a face that a family looks for", () => {
	for (const at of [[60], [105], [150]])
		for (const shot of ["close", "mid"] as const)
			for (const one of [CAPTAIN, thing("pirate-ship", 1600), thing("amphora", 520)]) {
				const [place] = placed([one], { shot, at });
				const face = (at[0] ?? 0) + CHILD.face.x * SIZE;
				const across =
					Math.min(place?.right ?? 0, face + CHILD.face.width * SIZE) - Math.max(place?.left ?? 0, face);
				const chin = GROUND + (CHILD.face.y + CHILD.face.height) * SIZE;
				const isBefore =
					(place?.depth ?? place?.y ?? 0) >= GROUND || (shot === "close" && place?.depth === undefined);
				if (isBefore)
					expect(Math.min(across, chin - (place?.top ?? 0)), `${one.drawing} ${shot} ${at}`).toBeLessThan(4);
			}
});

test("where there is no room beside a family, somebody of the story stands behind them and not before a face", () => {
	const at = [38, 82, 126, 170];
	const [captain] = placed([CAPTAIN], { bodies: [ADULT, ADULT, ADULT, ADULT], at });
	expect(captain?.y).toBeLessThan(GROUND);
});

test("where the ground is narrow, under a label, nothing stands further back than it reaches", () => {
	const low = 140;
	for (const one of [CAPTAIN, thing("amphora", 520), thing("wood", 1050, { at: "behind" })]) {
		const [place] = placed([one], { ground: low });
		expect(place?.y, one.drawing).toBeGreaterThan(-3 + (PAPER + 6) * 0.62);
	}
});

test("where everybody is on one page of a spread, the largest thing is on the other", () => {
	const things = [thing("bell", 340), thing("treasure-chest", 620), thing("apple", 340)];
	for (const [x, isLeft] of [
		[150, true],
		[280, false],
	] as const) {
		const chest = placed(things, { pages: 2, at: [x] })[1];
		expect((chest?.x ?? 0) > PAPER).toBe(isLeft);
	}
});

test("things alone fill their picture", () => {
	const [snail] = placed([thing("snail", 340)], { bodies: [], shot: "close" });
	expect(snail?.high).toBeGreaterThan(PAPER * 0.4);
});

test("what is said to be beside somebody is before them, where they face", () => {
	const map = thing("map", 440, { by: "c0" });
	const [left, right] = (["left", "right"] as const).map(
		(one) => placed([map], { at: [105], facing: [one] })[0],
	);
	expect(left?.x).toBeLessThan(105);
	expect(right?.x).toBeGreaterThan(105);
});

test("nothing is drawn larger than its room, and nothing reaches up to the words over it, on the ground or in the air", () => {
	for (const [long, change, most] of [
		[2600, {}, 1700],
		[2600, { at: "air" }, 1190],
		[1800, { isPerson: true }, 1530],
		[300, {}, 300],
	] as const) {
		const one = thing("sheet", long, change);
		expect(shownLong(one)).toBe(most);
		const [{ top = 0 } = {}] = placed([one], { bodies: [CHILD] });
		if (!("isPerson" in change)) expect(top).toBeGreaterThanOrEqual(29.99);
	}
});

test("a creature has a face: it is never behind somebody as a castle may be", () => {
	const creature = thing("dragon", 1300, { isCreature: true, at: "behind" });
	const castle = thing("castle", 1300, { at: "behind" });
	const isBehind = (one: Thing) => {
		const [place] = placed([one], { bodies: [ADULT, CHILD, ADULT], at: [50, 105, 160] });
		return (place?.y ?? 0) < GROUND;
	};
	expect([isBehind(castle), isBehind(creature)]).toEqual([true, false]);
});
