import { expect, test } from "vitest";
import { clothOf } from "./cloth";

test("a dark cover's spine has its own colour", () => {
	expect(clothOf([40, 50, 90])).toBe("#28325a");
});

test("a light cover's is darkened until cream words are read on it, and keeps its hue", () => {
	const [r, g, b] = (clothOf([250, 180, 90]).slice(1).match(/../g) ?? []).map((two) =>
		Number.parseInt(two, 16),
	);
	expect(Math.max(r ?? 0, g ?? 0, b ?? 0)).toBeLessThan(140);
	expect(r).toBeGreaterThan(g ?? 0);
	expect(clothOf([255, 255, 255])).not.toBe("#ffffff");
});
