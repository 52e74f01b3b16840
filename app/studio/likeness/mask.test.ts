import { expect, test } from "vitest";
import { hullOf, insideOf } from "./mask";

test("a hull goes round a bay and past what lies within", () => {
	const profile = [
		{ x: 10, y: 10 },
		{ x: 30, y: 10 },
		{ x: 30, y: 40 },
		{ x: 10, y: 40 },
		{ x: 20, y: 25 },
		{ x: 2, y: 25 },
	];
	const hull = hullOf(profile);
	expect(hull).toHaveLength(5);
	expect(hull).not.toContainEqual({ x: 20, y: 25 });
	const inside = insideOf(hull, 50, 50);
	const at = (x: number, y: number) => inside.data[y * 50 + x];
	// Between the nose and the forehead, and beyond the line from the one to the other.
	expect([at(8, 20), at(4, 25), at(3, 15), at(31, 25)]).toEqual([1, 1, 0, 0]);
});
