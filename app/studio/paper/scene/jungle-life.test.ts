import { expect, test } from "vitest";
import { SIDE } from "../drawing/sheet";
import { inTheOpen } from "./jungle-life";
import type { Stage } from "./stage";

const head = (x: number, width = 400) => ({ x, y: 1100, width, height: 500 });
const stage = (...keepFree: Stage["keepFree"]) => ({ keepFree, width: SIDE });
/** From its top to its foot. */
const FALL = [1000, 1600] as const;
const TITLE = { x: 100, y: 100, width: 2000, height: 500 };

test("the waterfall stays where it is wanted when no head is before it", () => {
	expect(inTheOpen(stage(TITLE, head(300)), 1560, FALL)).toBe(1560);
});

test("it falls beside a head rather than out of it", () => {
	const x = inTheOpen(stage(TITLE, head(400), head(1100, 600)), 590, FALL);
	expect(x < 400 - 100 || (x > 800 + 100 && x < 1100 - 100)).toBe(true);
});

test("where every place is taken it falls in the widest gap", () => {
	const x = inTheOpen(stage(head(0, 900), head(1000, SIDE - 1000)), 600, FALL);
	expect(x).toBeGreaterThan(900);
	expect(x).toBeLessThan(1000);
});
