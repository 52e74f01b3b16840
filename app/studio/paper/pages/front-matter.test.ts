import { expect, test } from "vitest";
import { MARGIN, PAPER } from "~/studio/story/compositions/paper";
import { dedicationWith, LONGEST_MESSAGE, MOST_MESSAGE_LINES } from "~/studio/story/dedication";
import { drawSpreadPictures } from "./draw-spread.server";

const lettersOf = async (words: string, title = "The Whale") => {
	const [page] = await drawSpreadPictures(
		{
			title,
			level: "starter",
			spread: { pages: [2], kind: "imprint", words: [words], gist: "", scene: null, composition: null },
			cast: [],
			seed: "a seed",
			lettered: false,
		},
		1024,
	);
	return page?.words ?? [];
};

/** A message of so many lines, as long as one may be. */
function longest(lines: number, word: string): string {
	const each = Math.floor((LONGEST_MESSAGE - lines + 1) / lines);
	return Array.from({ length: lines }, () => word.repeat(each).slice(0, each).trim()).join("\n");
}

test("what a gift says stands between the ornament and the imprint, smaller than the dedication", async () => {
	const words = await lettersOf(dedicationWith("For Rosa", "Happy birthday!\nWith love from Granny"));
	const sizes = [...new Set(words.map(({ size }) => size))];
	expect(sizes).toEqual([30, 18, 8.5]);
	const message = words.filter(({ size }) => size === 18);
	expect(message.map(({ text }) => text.trim()).join(" ")).toBe("Happy birthday! With love from Granny");
	for (const { y } of message) expect(y).toBeGreaterThan(PAPER * 0.5);
});

test.each([
	["in one piece", longest(1, "Happy birthday, dear Rosa. ")],
	["in short lines", longest(MOST_MESSAGE_LINES, "With love, ")],
	["of the widest letters", longest(MOST_MESSAGE_LINES, "WWWW WWW ")],
])("a message as long as may be, %s, keeps clear of the imprint of the longest title", async (_, message) => {
	const words = await lettersOf(dedicationWith("For Rosa", message), "W".repeat(10).concat(" ").repeat(7));
	const imprint = Math.min(...words.filter(({ size }) => size === 8.5).map(({ y }) => y));
	const said = words.filter(({ size }) => size !== 8.5 && size !== 30);
	expect(said.length).toBeGreaterThan(0);
	for (const { size } of said) expect(size).toBeGreaterThanOrEqual(14);
	// The first line's base is a letter's height under its top.
	expect(Math.min(...words.map(({ y }) => y))).toBeGreaterThan(MARGIN + 4);
	expect(Math.max(...said.map(({ y }) => y))).toBeLessThan(imprint - 5);
	for (const { x } of said) expect(x).toBeGreaterThanOrEqual(MARGIN);
});

test("without a message the page is as it was", async () => {
	const words = await lettersOf("For Rosa,\nwho sings");
	expect([...new Set(words.map(({ size }) => size))]).toEqual([30, 8.5]);
});

test("the imprint says who made the book and what its letters are, on two lines between the margins", async () => {
	const imprint = (await lettersOf("For Rosa")).filter(({ size }) => size === 8.5);
	expect(imprint.map(({ text }) => text.trim()).join(" ")).toBe(
		"The Whale Made for one family by Fable & Kin. The letters are Andika, made for people who learn to read.",
	);
	expect(new Set(imprint.map(({ y }) => y)).size).toBe(2);
	for (const { x } of imprint) {
		expect(x).toBeGreaterThanOrEqual(MARGIN + 4);
		expect(x).toBeLessThan(PAPER - MARGIN - 4);
	}
});
