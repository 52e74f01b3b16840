import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { SAMPLE_SIZES, SAMPLE_STORIES } from "./sample-stories";

const MB = 1024 * 1024;
const fileOf = (address: string) => `public${address}`;

test("there are six sample books, each at another place and level, the first one FEATURED", () => {
	expect(SAMPLE_STORIES).toHaveLength(6);
	expect(new Set(SAMPLE_STORIES.map(({ setting }) => setting)).size).toBe(6);
	expect(new Set(SAMPLE_STORIES.map(({ readingLevel }) => readingLevel)).size).toBe(6);
	expect(SAMPLE_STORIES.map(({ featured = false }) => featured)).toEqual([true, ...Array(5).fill(false)]);
});

test.each(
	SAMPLE_STORIES.map((story) => ({ id: story.id, story })),
)("$id: 24 pages under 6 MB, and its cover", ({ story }) => {
	const pdf = readFileSync(fileOf(story.pdf));
	expect(pdf.byteLength).toBeLessThan(6 * MB);
	expect(pdf.toString("latin1")).toMatch(/\/Count 24\b/);
	const addresses = [story.avif, story.jpeg].flatMap((set) =>
		set.split(", ").map((one) => one.split(" ")[0]),
	);
	expect(addresses).toHaveLength(2 * SAMPLE_SIZES.length);
	for (const address of [story.image, ...addresses])
		expect(statSync(fileOf(address ?? "")).size).toBeLessThan(80 * 1024);
});

test("all of it weighs at most 30 MB", () => {
	const sizes = SAMPLE_STORIES.flatMap(({ pdf, avif, jpeg }) =>
		[pdf, ...[avif, jpeg].flatMap((set) => set.split(", ").map((one) => one.split(" ")[0] ?? ""))].map(
			(address) => statSync(fileOf(address)).size,
		),
	);
	expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(30 * MB);
});
