import { expect, test } from "vitest";
import { familyTexts } from "./family-texts.testing";

/** One word for one thing wherever families read; where the other one stays: the exact phrase, and why. */
const OTHERS: { word: RegExp; ours: string; stays: Record<string, string> }[] = [
	{ word: /\be-mails?\b/i, ours: "email", stays: {} },
	{
		word: /\bshipping\b/i,
		ours: "delivery",
		stays: { "nationwide shipping": "a claim, in the words it was made in" },
	},
	{ word: /\bpackage\b/i, ours: "parcel", stays: { "Track your package": "the name of the carrier's link" } },
	// What is made of a child's face is a portrait: nothing is cut off anybody.
	{
		word: /\b(?:[Hh]eads?|[Cc]ut(?:s|ting)?[ -]outs?)\b/,
		ours: "portrait",
		stays: {
			"Part of the head is outside the photo": "a head in a photo",
			"the whole head in it": "a head in a photo",
		},
	},
];

/** Sentences and names, not keys, classes, selectors or markup. */
const read = familyTexts().flatMap(({ path, texts }) =>
	texts
		.map((text) => text.replace(/<[^>]*>/g, " "))
		.filter((text) => /^[A-Z“]|^[^.#[].*\s/s.test(text.trim()))
		.map((text) => ({ path, text })),
);

test("Paper Theatre says what it is wherever it is named", () => {
	const named = read.filter(({ text }) => text.includes("Paper Theatre"));
	expect(named.length).toBeGreaterThan(2);
	expect(named.filter(({ text }) => !/our own cut-paper pictures/i.test(text))).toEqual([]);
});

test.each(OTHERS)("families read $ours and no other word for it", ({ word, stays }) => {
	const phrases = Object.keys(stays);
	const without = (text: string) => phrases.reduce((left, phrase) => left.replaceAll(phrase, ""), text);
	expect(read.filter(({ text }) => word.test(without(text)))).toEqual([]);
	expect(phrases.filter((phrase) => !read.some(({ text }) => text.includes(phrase)))).toEqual([]);
});
