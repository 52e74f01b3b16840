import { expect, test } from "vitest";
import { inPrint } from "./in-print";

const PEOPLE = [
	{ name: "Amira", isMain: true },
	{ name: "Poppy", isMain: false },
	{ name: "Mum", isMain: false },
	{ name: "Grandad Ken", isMain: false },
];
const printed = (typed: string, location = "") => inPrint(typed, PEOPLE, location).join(" ");

test.each([
	["amira goes to poppys. she packs too much!!", "Amira goes to Poppy’s. She packs too much!"],
	[
		"its only poppys dad and he wont stop, its cloudy",
		"It’s only Poppy’s dad and he won’t stop, it’s cloudy.",
	],
	["so they have there tea on it, over there", "So they have their tea on it, over there."],
	["there are two amiras in reception", "There are two amiras in reception."],
	[
		"it eats nans best lettuce and the head teachers fish",
		"It eats nan’s best lettuce and the head teacher’s fish.",
	],
	["the nans are here, and teachers in hats", "The nans are here, and teachers in hats."],
	["its Lohri", "It’s Lohri."],
	["mum says let her keep it", "Mum says, ‘Let her keep it.’"],
	["he asked and I said no, but you will", "He asked and I said, ‘No, but you will.’"],
	["she said I was late, and he says no to everything", "She said I was late, and he says no to everything."],
	["nobody said that you are late", "Nobody said that you are late."],
	["the cat licks its paw", "The cat licks its paw."],
	["mum combs her mum’s hair", "Mum combs her mum’s hair."],
	["even grandad ken who is bald", "Even Grandad Ken who is bald."],
	["me daughter amira says hello", "Amira says hello."],
	["my little girl Amira says hello", "Amira says hello."],
	["wich one?? that one :)", "Which one? That one."],
	["they met mr. Fox on tuesday", "They met Mr Fox on Tuesday."],
	["one line\nanother line", "One line. Another line."],
	["wait... no", "Wait… No."],
	["AMIRA FINDS A DRAGON IN THE BATH", "Amira finds a dragon in the bath."],
	["a wee man frae the glen", "A wee man frae the glen."],
	['she said "hello" & left 🎉', "She said “hello” and left."],
	["<b>bold</b> {hero} [a|b]", "Bold a b."],
])("%j is printed %j", (typed, expected) => expect(printed(typed)).toBe(expected));

test("a name that is a word, too, is one where it is written as one", () => {
	const will = [{ name: "Will", isMain: true }];
	expect(inPrint("Will runs and he will win. will you", will)).toEqual([
		"Will runs and he will win.",
		"Will you.",
	]);
	expect(inPrint("rose picks a rose", [{ name: "Rose", isMain: true }])).toEqual(["Rose picks a rose."]);
	expect(inPrint("he runs", [])).toEqual(["He runs."]);
});

test("a town has the capital that the place gives it", () => {
	expect(printed("every mouse in somerset", "a cave in Somerset")).toBe("Every mouse in Somerset.");
});

test("nothing is printed of nothing", () => {
	for (const typed of ["", "   ", "!!!", "🎉", "…"]) expect(inPrint(typed, PEOPLE)).toEqual([]);
});

test("the longest and worst that may be typed stays about as long", () => {
	for (const typed of [
		"a".repeat(4000),
		"my ".repeat(1300),
		"(".repeat(4000),
		"its a, ".repeat(600),
		"poppys ".repeat(500),
	]) {
		expect(inPrint(typed, PEOPLE, "Poppy ".repeat(100)).join(" ").length).toBeLessThan(4 * typed.length + 10);
	}
});
