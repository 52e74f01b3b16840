import { expect, test } from "vitest";
import type { Layout, Words } from "~/studio/story/compositions/layout";
import { PAPER } from "~/studio/story/compositions/paper";
import { DARK, type Ground } from "./contrast";
import { placeWords } from "./place-words";

const BOX = { x: 21, y: 20, width: 168, height: 40 };
const calm: Ground = { ink: "#fffaf0", veil: 0.1, tone: 0.05 };
const busy: Ground = { ink: "#fffaf0", veil: 0.8, tone: 0.3 };
const layoutWith = (on: Words["on"], page: Partial<Layout> = {}): Layout => ({
	windows: [],
	figures: [],
	props: [],
	words: [{ box: BOX, on }],
	...page,
});
const placed = (layout: Layout, ground = calm) =>
	placeWords(layout, [100], (boxes) => boxes.map(() => ground));

test("words on a calm picture begin at its left edge, in its ink, over a veil", () => {
	expect(placed(layoutWith("picture"))).toEqual([
		{ page: 0, box: { ...BOX, width: 100 }, on: { kind: "veil", ground: calm }, ink: calm.ink },
	]);
});

test("where the picture would have to be veiled too far they get a label, and dark ink", () => {
	expect(placed(layoutWith("picture"), busy)).toEqual([
		{ page: 0, box: { ...BOX, width: 100 }, on: { kind: "label", tone: 0.3 }, ink: DARK },
	]);
});

test("both pages of one picture get a label where one of them needs it", () => {
	const right = { ...BOX, x: BOX.x + PAPER };
	const words = [BOX, right].map((box) => ({ box, on: "picture" as const }));
	const kinds = placeWords({ ...layoutWith("picture"), words }, [100, 100], (boxes) =>
		boxes.map(({ x }) => (x > PAPER ? busy : calm)),
	).map(({ on }) => on.kind);
	expect(kinds).toEqual(["label", "label"]);
});

test("words on paper stand in the middle of their box", () => {
	const box = { ...BOX, x: 21 + 34, width: 100 };
	expect(placed(layoutWith("paper"))).toMatchObject([{ box, on: { kind: "paper" } }]);
});

test("an ornament stands under words that have a page for themselves, and under no others", () => {
	const picture = { edge: "cut", shot: "mid", ground: 150, hasFront: false } as const;
	const beside = { ...picture, box: { x: PAPER + 10, y: 20, width: 190, height: 170 } };
	const below = { ...picture, box: { x: 20, y: 80, width: 170, height: 110 } };
	const [alone] = placed(layoutWith("paper", { windows: [beside] }));
	expect(alone?.on).toEqual({ kind: "paper", ornament: { x: 91, y: 72, width: 28, height: 10 } });
	const [shared] = placed(layoutWith("paper", { windows: [below] }));
	expect(shared?.on).toEqual({ kind: "paper", ornament: null });
});

test("a page without words has nothing placed on it", () => {
	const layout = { ...layoutWith("paper"), words: [null, { box: BOX, on: "paper" as const }] };
	expect(placeWords(layout, [null, 90], (boxes) => boxes.map(() => calm)).map(({ page }) => page)).toEqual([
		1,
	]);
});
