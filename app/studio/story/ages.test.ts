import { expect, test } from "vitest";
import { AGES, type Age, ageOf, kindOfAge } from "./ages";

test.each(Object.entries(AGES) as [Age, number][])("%s begins at %i, and not a year before", (age, years) => {
	expect(ageOf(years)).toBe(age);
	if (years > 0) expect(ageOf(years - 1)).not.toBe(age);
	expect(ageOf(120)).toBe("old");
});

test("a picture tells babies, children, grown-ups and old people apart where the ages begin", () => {
	const kinds = [0, 1, 2, 17, 18, 64, 65, 120].map(kindOfAge);
	expect(kinds).toEqual(["baby", "baby", "child", "child", "grown-up", "grown-up", "old", "old"]);
});
