import { expect, test } from "vitest";
import { overlap, SAFE, SIDE } from "../drawing/sheet";
import { fontsFor } from "./fonts.server";
import { GLUED, typeset } from "./lines";
import { drawable, fromLeftToRight, outlined } from "./outline.server";
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

/** Names and words of families here, none of which may lose a letter. */
test.each([
	["Latin with accents", "Zoë Łukasz Ðuro Şeyma Iğdır Ŵyn Ŷ Māris Žofie Győző Ēriks Ħamrun ʻOlina"],
	["Vietnamese", "Nguyễn Thị Ánh Đặng"],
	["Yoruba, Hausa, Twi", "Ṣọlá Ẹ̀bùn Ǹnéká Ɓala Ƙande Akɔsua Ɛsi"],
	["Irish before 1950", "Ḃríġid Ṗádraig"],
	["Greek", "Οδύσσεια Έλένη Ϊων"],
	["Cyrillic", "Їжак Ґанна Әлия Ўзбек Ђорђе Київ"],
	["Arabic, Persian, Urdu, Pashto", "مريم پریچهر ژاله ڈاکٹر بیٹی لڑکا زرمینه ښکلې"],
	["Arabic marks", "مريم، نور؟"],
	["Hebrew with points", "שׁלוֹם נעמי"],
	["Devanagari", "मीरा चाँद क्षितिज श्रेया।"],
	["Japanese", "さくら アヤ 髙橋 山﨑 桜の冒険"],
	["Chinese, traditional and simplified", "陳大文 黃小美 陈晓丽 张伟 赵梓涵"],
])("%s is lettered whole", (_, text) => {
	for (const face of ["storybook", "poster", "round", "playful", "byline"] as const)
		expect(drawable(text, face).join(" ").replaceAll(` ${GLUED}`, "")).toBe(text.normalize("NFC"));
});

test("a word that the face can't letter whole is lettered in one family that can", () => {
	const fonts = fontsFor("storybook", "Nguyễn");
	expect(new Set([..."Nguyen"].map((letter) => fonts(letter)?.familyName))).toEqual(new Set(["Andika"]));
	expect(fontsFor("storybook", "Chen 陈晓丽")("晓")?.familyName).toBe(
		fontsFor("storybook", "陈晓丽")("陈")?.familyName,
	);
});

test("no word is broken with a hyphen, however long it is", () => {
	const town = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
	expect(titleWords(town, "Maya", "storybook")).toEqual([town]);
	expect(place(town).box.width).toBeLessThanOrEqual(SIDE - 2 * SAFE + 0.01);
});

test("a title without spaces is set in lines, none of which begins with a mark", () => {
	const lines = place("さくらと桜の冒険の、長い長い夜の物語。").lines;
	expect(lines.length).toBeGreaterThan(1);
	expect(lines.map(({ words }) => words.join("").replaceAll(GLUED, "")).join("")).toBe(
		"さくらと桜の冒険の、長い長い夜の物語。",
	);
	for (const { words } of lines) expect(words[0]).not.toMatch(/^\u2060?[、。ー]/);
});

test.each([
	["Maya and the Moon", ["Maya", "and", "the", "Moon"], "Maya and the Moon"],
	["a Hebrew title", ["שלום", "עולם"], "שלום עולם"],
	["numbers in it", ["3", "חתולים", "ועוד"], "שלום 3 חתולים ועוד"],
	["an Arabic name in an English title", ["Maryam", "مريم", "نور", "and"], "Maryam مريم نور and"],
	["an English name in an Arabic title", ["قصة", "Mia", "Jo", "الجميلة"], "قصة Mia Jo الجميلة"],
])("the words of a line stand in reading order: %s", (_, words, title) => {
	const expected: Record<string, string[]> = {
		"Maya and the Moon": words,
		"שלום עולם": ["עולם", "שלום"],
		"שלום 3 חתולים ועוד": ["ועוד", "חתולים", "3"],
		"Maryam مريم نور and": ["Maryam", "نور", "مريم", "and"],
		"قصة Mia Jo الجميلة": ["الجميلة", "Mia", "Jo", "قصة"],
	};
	expect(fromLeftToRight(words, title)).toEqual(expected[title]);
});

const piecesOf = (word: string) =>
	new Set(outlined(word, fontsFor("poster", word)).letters.map(({ piece }) => piece)).size;

test("letters that join or carry marks are one piece, so that no turn of a letter tears them", () => {
	for (const word of ["مريم", "मीरा", "שׁלוֹם", "Ẹ̀bùn"]) expect(piecesOf(word)).toBe(1);
	expect(piecesOf("Maya")).toBe(4);
	// Joined, the letters of a word are narrower than one by one.
	const joined = outlined("مريم", fontsFor("poster", "مريم")).width;
	const apart = [..."مريم"].reduce(
		(sum, letter) => sum + outlined(letter, fontsFor("poster", letter)).width,
		0,
	);
	expect(joined).toBeLessThan(apart);
});

test("boxes that touch only at an edge do not overlap", () => {
	const box = { x: 0, y: 0, width: 10, height: 10 };
	expect(overlap(box, { ...box, x: 10 })).toBe(false);
	expect(overlap(box, { ...box, x: 9 })).toBe(true);
});
