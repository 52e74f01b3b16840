import { expect, test } from "vitest";
import { overlap, SAFE, SIDE } from "../drawing/sheet";
import { typeset } from "./lines";
import { drawable } from "./outline.server";
import { placeTitle, shortened, titleWords } from "./title.server";

const ROOM = { x: SAFE, y: SAFE, width: SIDE - 2 * SAFE, height: 600 };
const WORDS = "Maya and the Whispering Lantern Keepers of Old Marmalade Harbour".split(" ");
const place = (title: string) => placeTitle(titleWords(title, "Maya", "storybook"), "storybook", ROOM);

test.each(
	WORDS.map((_, i) => WORDS.slice(0, i + 1).join(" ")),
)("'%s' stays inside the safe area", (title) => {
	const { box, lines } = place(title);
	expect(box.x).toBeGreaterThanOrEqual(SAFE - 0.01);
	expect(box.x + box.width).toBeLessThanOrEqual(SIDE - SAFE + 0.01);
	expect(box.y).toBeGreaterThanOrEqual(SAFE);
	expect(box.height).toBeLessThanOrEqual(600);
	for (const line of lines) expect(line.width).toBeLessThanOrEqual(box.width);
	// 4.5 mm of capitals can be read from across a room.
	expect(Math.max(...lines.map((line) => line.height))).toBeGreaterThan(70);
});

test("every word is set once, in order", () => {
	for (let n = 1; n <= WORDS.length; n++) {
		const { lines } = place(WORDS.slice(0, n).join(" "));
		expect(lines.flatMap((line) => line.words)).toEqual(WORDS.slice(0, n));
	}
});

test("lines do not run into each other", () => {
	const { lines } = place("The Very Long Night of the Nine Little Foxes");
	lines.slice(1).forEach((line, i) => {
		const above = lines[i] as (typeof lines)[number];
		expect(line.top).toBeGreaterThan(above.top + above.height);
	});
});

test("linking words are set smaller between large lines", () => {
	const lines = typeset(["Eileen", "and", "the", "Lantern"], (word) => word.length * 0.6, {
		width: 900,
		height: 600,
		largest: 300,
	});
	const little = lines.find((line) => line.words.includes("the"));
	expect(lines[0]?.words).toEqual(["Eileen"]);
	expect(little?.size).toBeLessThan((lines[0]?.size ?? 0) * 0.8);
});

test("an endless title is cut at a word, an endless word inside it", () => {
	expect(shortened(`${"word ".repeat(2000)}`).length).toBeLessThanOrEqual(81);
	expect(shortened("word ".repeat(2000)).endsWith("word…")).toBe(true);
	expect(shortened("x".repeat(10_000))).toHaveLength(81);
	const { box } = place("x".repeat(10_000));
	expect(box.width).toBeLessThanOrEqual(SIDE - 2 * SAFE + 0.01);
	const { box: wordy } = place("word ".repeat(2000));
	expect(wordy.height).toBeLessThanOrEqual(600);
});

test("emoji are left out; a title of nothing else becomes the main character's story", () => {
	expect(titleWords("🦊 Fox 🦊 Tales 🎉", "Maya", "poster")).toEqual(["Fox", "Tales"]);
	expect(titleWords("🦊🎉", "Maya", "poster")).toEqual(["Maya’s", "Story"]);
	expect(titleWords("🦊🎉", "🦄", "poster")).toEqual(["A", "Story", "of", "Our", "Own"]);
	expect(titleWords("!!! ???", "Maya", "poster")).toEqual(["Maya’s", "Story"]);
});

test.each([
	["The Snowman's Birthday", "The Snowman’s Birthday"],
	["The Pirates' Ship", "The Pirates’ Ship"],
	["'Twas the Night", "’Twas the Night"],
	["'Hush,' Said the Owl's Friend", "‘Hush,’ Said the Owl’s Friend"],
	['"Hush!" Said Jo', "“Hush!” Said Jo"],
])("%s is lettered with a printer's quotes", (typed, lettered) => {
	for (const face of ["storybook", "poster", "round", "playful", "byline"] as const)
		expect(drawable(typed, face).join(" ")).toBe(lettered);
});

test("letters beyond English come from a font that has them, the rest is left out", () => {
	expect(drawable("Zoë, Łukasz és Ðuro", "storybook").join(" ")).toBe("Zoë, Łukasz és Ðuro");
	expect(drawable("שלום עולם", "poster")).toEqual(["שלום", "עולם"]);
	expect(drawable("مرحبا", "poster")).toEqual(["مرحبا"]);
	expect(drawable("Привет", "round")).toEqual(["Привет"]);
	expect(drawable("冒険 Adventure", "round")).toEqual(["Adventure"]);
	expect(place("שלום עולם").lines.length).toBeGreaterThan(0);
});

test("boxes that touch only at an edge do not overlap", () => {
	const box = { x: 0, y: 0, width: 10, height: 10 };
	expect(overlap(box, { ...box, x: 10 })).toBe(false);
	expect(overlap(box, { ...box, x: 9 })).toBe(true);
});
