import { describe, expect, test } from "vitest";
import { FORMATS, type FormatName } from "../format";
import type { Figure } from "../scene";
import { COMPOSITIONS, SHOTS } from "../vocabulary";
import type { Body, Box, Content, Layout, Place } from "./layout";
import { ARRANGEMENTS } from "./list";
import { GUTTER, PAPER, SAFE } from "./paper";

/** Shares of a grown-up's height: somebody so tall and broad with so large a head. */
const body = (height: number, width: number, head: number, headWidth = head * 0.85): Body => ({
	box: { x: -width / 2, y: -height, width, height },
	face: { x: -headWidth / 2, y: -height, width: headWidth, height: head },
});
const GROWN_UP = body(1, 0.42, 0.29);
const CHILD = body(0.64, 0.34, 0.27);
const BABY = body(0.43, 0.3, 0.27);
const CAT = body(0.28, 0.24, 0.13);
const LYING: Body = {
	box: { x: -0.5, y: -0.3, width: 1, height: 0.3 },
	face: { x: 0.22, y: -0.29, width: 0.26, height: 0.28 },
};
const JUMPING: Body = {
	box: { x: -0.4, y: -0.95, width: 0.8, height: 0.8 },
	face: { x: -0.13, y: -0.95, width: 0.26, height: 0.27 },
};
const CASTS: Record<string, Body[]> = {
	nobody: [],
	"a child": [CHILD],
	"a baby": [BABY],
	"a child and a grown-up": [CHILD, GROWN_UP],
	"a child, a grown-up and a cat": [CHILD, GROWN_UP, CAT],
	"four grown-ups": [GROWN_UP, GROWN_UP, GROWN_UP, GROWN_UP],
	"four cats": [CAT, CAT, CAT, CAT],
	"four asleep": [LYING, LYING, LYING, LYING],
	"all of them at something": [JUMPING, LYING, CHILD, BABY],
};
/** mm high at a column of 168 mm, for the left and the right page. */
const WORDS: Record<string, readonly [number, number]> = {
	silent: [0, 0],
	"a line": [14, 0],
	"on the right": [0, 30],
	"on both": [45, 40],
	"a great many": [88, 88],
	"a great many more": [112, 20],
};

const content = (
	bodies: Body[],
	heights: readonly number[],
	shot: Content["scene"]["shot"],
	props: number,
): Content => ({
	bodies,
	scene: {
		shot,
		props: (["ball", "map", "kite"] as const).slice(0, props),
		figures: bodies.map(
			(_, i): Figure => ({
				who: `c${i + 1}`,
				pose: "stand",
				expression: "glad",
				facing: "front",
				holds: null,
				with: null,
				place: (["middle", "left", "right", "left"] as const)[i] ?? "right",
				depth: i === 3 ? "far" : "near",
			}),
		),
	},
	letters: [...heights],
	wordsHigh: heights.map((high) => (width: number) => (high * 168) / width),
});

const overlap = (a: Box, b: Box) =>
	a.x < b.x + b.width - 0.01 &&
	b.x < a.x + a.width - 0.01 &&
	a.y < b.y + b.height - 0.01 &&
	b.y < a.y + a.height - 0.01;
const placed = (box: Box, { x, y, size }: { x: number; y: number; size: number }): Box => ({
	x: x + box.x * size,
	y: y + box.y * size,
	width: box.width * size,
	height: box.height * size,
});
/** What a thing on the ground takes, in shares of a grown-up's height. */
const THING: Box = { x: -0.15, y: -0.28, width: 0.3, height: 0.28 };
/** Which share of a box lies in another one. */
const shared = (one: Box, other: Box) =>
	(Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
		Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))) /
	(one.width * one.height);

const CASES = COMPOSITIONS.flatMap((composition) =>
	(["page", "spread"] as const).map((format) => [composition, format] as const),
);

describe.each(CASES)("%s on a %s", (composition, format: FormatName) => {
	const pages = format === "spread" ? 2 : 1;
	const { width } = FORMATS[format];
	const every = Object.entries(CASTS).flatMap(([cast, bodies]) =>
		Object.entries(WORDS).flatMap(([said, heights]) =>
			SHOTS.flatMap((shot) =>
				[0, 2].map((props) => ({
					name: `${cast}, ${said}, ${shot}, ${props} things`,
					bodies,
					wanted: props,
					layout: ARRANGEMENTS[composition].arrange(
						content(bodies, heights.slice(0, pages), shot, props),
						width,
					),
					heights,
				})),
			),
		),
	);

	test("everybody is there once, and no face is near the trim or the fold, or over another", () => {
		for (const { name, bodies, layout } of every) {
			expect(layout.figures, name).toHaveLength(bodies.length);
			const faces = layout.figures.map((place, i) => placed((bodies[i] as Body).face, place));
			for (const [i, face] of faces.entries()) {
				const from = face.x < PAPER ? 0 : PAPER;
				expect(face.x, name).toBeGreaterThanOrEqual(from + (from > 0 ? GUTTER : SAFE) - 0.01);
				expect(face.x + face.width, name).toBeLessThanOrEqual(
					from + PAPER - (pages > 1 && from === 0 ? GUTTER : SAFE) + 0.01,
				);
				expect(face.y, name).toBeGreaterThanOrEqual(SAFE - 0.01);
				expect(face.y + face.height, name).toBeLessThanOrEqual(PAPER - SAFE + 0.01);
				for (const other of faces.slice(i + 1)) expect(overlap(face, other), name).toBe(false);
			}
		}
	});

	test("words keep to their page's margins, and nobody stands on them", () => {
		for (const { name, bodies, layout, heights } of every) {
			expect(layout.words, name).toHaveLength(pages);
			for (const [page, words] of layout.words.entries()) {
				expect(words !== null, name).toBe((heights[page] ?? 0) > 0);
				if (!words) continue;
				const { box } = words;
				expect(box.x, name).toBeGreaterThanOrEqual(page * PAPER + 19);
				expect(box.x + box.width, name).toBeLessThanOrEqual((page + 1) * PAPER - 19);
				expect(box.y, name).toBeGreaterThanOrEqual(17);
				expect(box.y + box.height, name).toBeLessThanOrEqual(PAPER - 17);
				for (const [i, place] of layout.figures.entries())
					expect(overlap(placed((bodies[i] as Body).face, place), box), name).toBe(false);
			}
		}
	});

	test("each thing that the words name is seen: in its picture, neither under words nor before a face", () => {
		for (const { name, bodies, layout, wanted } of every) {
			expect(layout.props, name).toHaveLength(wanted);
			const faces = layout.figures.map((place, i) => placed((bodies[i] as Body).face, place));
			const words = layout.words.flatMap((one) => (one ? [one.box] : []));
			for (const place of layout.props) {
				const thing = placed(THING, place);
				const { box } = layout.windows[place.window] as Layout["windows"][number];
				expect(shared(thing, box), name).toBeGreaterThan(0.75);
				const before =
					layout.windows[place.window]?.shot === "close"
						? []
						: layout.figures.flatMap((one, i) =>
								one.y > place.y ? [placed((bodies[i] as Body).box, one)] : [],
							);
				for (const hidden of [...words, ...faces, ...before])
					expect(shared(thing, hidden), name).toBeLessThan(0.3);
			}
		}
	});

	test("four who lie are one behind the other rather than small", () => {
		for (const { name, bodies, layout } of every.filter(
			({ bodies }) => bodies.length === 4 && bodies[0] === LYING,
		)) {
			if (name.includes("a great many") || composition === "strip") continue;
			for (const { size } of layout.figures)
				expect(size * (bodies[0] as Body).face.height, name).toBeGreaterThan(8);
		}
	});

	test("nothing is shown without anybody, but things: no picture, and no half of one that two are in", () => {
		for (const { name, bodies, layout, wanted } of every) {
			if (bodies.length === 0) continue;
			for (const window of layout.windows.keys()) {
				const has = [...layout.figures, ...layout.props].some((one) => one.window === window);
				if (bodies.length > 1 || wanted > 0) expect(has, name).toBe(true);
			}
			const [window] = layout.windows;
			const isAcross =
				window?.edge === "bleed" && pages > 1 && composition !== "clearing" && window.shot !== "close";
			if (!isAcross || bodies.length < 2 || name.includes("a great many") || name.includes("on the right"))
				continue;
			expect(new Set(layout.figures.map(({ x }) => x < PAPER)).size, name).toBe(2);
		}
	});

	test("people are large in their picture, and larger in a close one", () => {
		for (const { name, bodies, layout } of every) {
			if (!/^a child(?: and a grown-up)?, (?:silent|a line)/u.test(name)) continue;
			const seen = layout.figures.map((place, i) => {
				const { box, shot } = layout.windows[place.window] as Layout["windows"][number];
				const body = placed((bodies[i] as Body).box, place);
				const high = (Math.min(body.y + body.height, box.y + box.height) - body.y) / box.height;
				return { high, shot };
			});
			const tallest = Math.max(...seen.map(({ high }) => high));
			for (const { high, shot } of seen) {
				expect(tallest, name).toBeGreaterThan(shot === "close" ? 0.58 : 0.42);
				expect(high, name).toBeGreaterThan(shot === "close" ? 0.35 : 0.27);
			}
		}
	});

	test("each picture is seen: faces are 10 mm high at least, but for babies and animals among many", () => {
		for (const { name, bodies, layout } of every) {
			if (bodies.length > 2 || bodies.includes(CAT) || name.includes("a great many")) continue;
			for (const [i, { size }] of layout.figures.entries())
				expect((bodies[i] as Body).face.height * size, name).toBeGreaterThan(10);
		}
	});
});

test("rows of sleepers, one behind the other, stay on the ground and never lie in the sky", () => {
	for (const format of ["page", "spread"] as const)
		for (const shot of ["wide", "mid"] as const) {
			const asleep = content([LYING, LYING, LYING], [0, 0], shot, 0);
			const { figures } = ARRANGEMENTS.spread.arrange(asleep, FORMATS[format].width);
			for (const { y } of figures) expect(y, `${format} ${shot}`).toBeGreaterThan(PAPER * 0.55);
		}
});

test("who is small stands nearer than who is tall: larger beside them than they are, lower, and the tall one no smaller for it", () => {
	for (const [small, least] of [
		[CHILD, 1.1],
		[BABY, 1.2],
		[CAT, 1.2],
	] as const) {
		const arranged = (bodies: Body[]) =>
			ARRANGEMENTS.spread.arrange(content(bodies, [30, 30], "mid", 0), FORMATS.spread.width).figures;
		const [one, tall] = arranged([small, GROWN_UP]) as readonly Place[] as readonly [Place, Place];
		const [alone] = arranged([GROWN_UP]) as readonly Place[] as readonly [Place];
		expect(one.size / tall.size).toBeGreaterThan(least);
		expect(one.y).toBeGreaterThan(tall.y);
		expect(tall.size).toBeGreaterThan(alone.size * 0.93);
	}
});

test("from near a cat beside a grown-up is seen down to its paws, where the grown-up is cut off", () => {
	const { figures } = ARRANGEMENTS["close-up"].arrange(
		content([GROWN_UP, CAT], [30, 0], "close", 0),
		FORMATS.spread.width,
	);
	const [tall, cat] = figures as readonly Place[] as readonly [Place, Place];
	expect(tall.y).toBeGreaterThan(PAPER);
	expect(cat.y).toBeLessThanOrEqual(PAPER - SAFE);
});
