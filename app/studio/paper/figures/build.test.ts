import { expect, test } from "vitest";
import type { Relationship } from "~/studio/story/idea";
import { frameOf, SPECIES } from "./animals";
import { buildFor } from "./build";

/** Height beside the head of a grown-up, 1. */
const heightOf = (age: number, relationship: Relationship | null = null) => {
	const { head, neck, scale, torso, leg } = buildFor(age, relationship);
	// From the chin to the soles all is measured in hundredths of the head.
	return head * (1 + (neck + scale * (12 + torso + leg)) / 100);
};
const GROWN = heightOf(30);

test.each([
	[0, 0.44],
	[1, 0.44],
	[2, 0.52],
	[5, 0.66],
	[9, 0.79],
	[18, 1],
	[40, 1],
	[75, 0.95],
	[120, 0.94],
])("somebody of %i is %f as tall as a grown-up", (age, share) => {
	expect(heightOf(age) / GROWN).toBeCloseTo(share, 1);
});

test("nobody shrinks while growing up, and every body has legs", () => {
	for (let age = 0; age < 120; age++) {
		if (age < 18) expect(heightOf(age + 1)).toBeGreaterThanOrEqual(heightOf(age));
		expect(buildFor(age).leg).toBeGreaterThan(25);
	}
});

test("a grandmother is no child, a mother grown, and a baby small, whatever was typed", () => {
	expect(heightOf(4, "Grandparent")).toBeGreaterThan(heightOf(10));
	expect(heightOf(4, "Mum")).toBeGreaterThan(heightOf(14));
	expect(heightOf(9, "Baby sibling")).toBeLessThan(heightOf(4));
	expect(heightOf(40, "Dad")).toBeGreaterThan(heightOf(40, "Mum"));
});

test("a sitting cat is as high as a knee, a dog as a child's hip, a pony higher than a child", () => {
	const high = (species: "cat" | "dog" | "horse") => {
		const { head, scale } = SPECIES[species];
		const { chin } = frameOf({ species, pose: species === "horse" ? "stand" : "sit", turned: 1 });
		return (head * (1 - (chin[1] * scale) / 100)) / GROWN;
	};
	expect(high("cat")).toBeLessThan(0.34);
	expect(high("dog")).toBeGreaterThan(high("cat"));
	expect(high("dog")).toBeLessThan(0.45);
	expect(high("horse")).toBeGreaterThan(heightOf(5) / GROWN);
	expect(high("horse")).toBeLessThan(1);
});
