import { expect, test } from "vitest";
import { contourOf } from "./contour";

const EDGE = 40;
const contour = (filled: (x: number, y: number) => boolean) =>
	contourOf((x, y) => x >= 0 && y >= 0 && x < EDGE && y < EDGE && filled(x, y), EDGE);
const areaOf = (points: readonly (readonly [number, number])[]) =>
	Math.abs(
		points.reduce((sum, [x, y], i) => {
			const [nx, ny] = points[(i + 1) % points.length] as readonly [number, number];
			return sum + (x * ny - nx * y) / 2;
		}, 0),
	);
const square = (x: number, y: number) => x >= 5 && x < 35 && y >= 5 && y < 35;

test("it goes around all that belongs together, and into its bays", () => {
	expect(areaOf(contour(square)) / 900).toBeCloseTo(1, 1);
	const bay = (x: number, y: number) => square(x, y) && !(x > 12 && x < 28 && y > 15);
	expect(areaOf(contour(bay)) / (900 - 15 * 19)).toBeCloseTo(1, 1);
});

test("a speck above, a hole and px that touch by a corner don't end it", () => {
	const speck = (x: number, y: number) => (x === 2 && y === 1) || square(x, y);
	expect(areaOf(contour(speck)) / 900).toBeCloseTo(1, 1);
	const hole = (x: number, y: number) => square(x, y) && Math.hypot(x - 20, y - 20) > 6;
	expect(areaOf(contour(hole)) / 900).toBeCloseTo(1, 1);
	const corner = (x: number, y: number) => square(x, y) || (x >= 35 && y >= 35);
	expect(areaOf(contour(corner))).toBeGreaterThan(800);
});

test("nothing has none, and what fills the grid goes along its edge", () => {
	expect(contour(() => false)).toEqual([]);
	expect(areaOf(contour(() => true)) / EDGE ** 2).toBeCloseTo(1, 1);
});
