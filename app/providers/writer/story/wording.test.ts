import { expect, test } from "vitest";
import { article } from "~/story/article";
import { stableHash } from "./chance";
import { oneLine, prose, withoutShouting } from "./cleaning";
import { sentence } from "./slots";
import { capitalise, listed, numberWord, plural } from "./wording";

test.each([
	["apple", "an"],
	["unicorn", "a"],
	["umbrella", "an"],
	["hour-long show", "an"],
	["house", "a"],
	["ukulele", "a"],
	["unusual day", "an"],
	["eight-year-old", "an"],
	["18-year-old", "an"],
	["13-year-old", "a"],
	["one-eyed pirate", "a"],
	["UFO", "a"],
	["“old” song", "an"],
])("before %j stands %j", (next, expected) => {
	expect(article(next)).toBe(expected);
});

test("lists, numbers, plurals and capitals are British English", () => {
	expect([listed([]), listed(["A"]), listed(["A", "B"]), listed(["A", "B", "C"])]).toEqual([
		"",
		"A",
		"A and B",
		"A, B and C",
	]);
	expect([numberWord(1), numberWord(12), numberWord(13)]).toEqual(["one", "twelve", "13"]);
	expect(["fairy", "wolf", "box", "sheep", "young child", "key"].map(plural)).toEqual([
		"fairies",
		"wolves",
		"boxes",
		"sheep",
		"young children",
		"keys",
	]);
	expect(["“let’s go”", "été", "さくら"].map(capitalise)).toEqual(["“Let’s go”", "Été", "さくら"]);
});

test("what a family typed is made fit for a sentence", () => {
	expect(oneLine("a\u0000b\r\n c\u202E\t d")).toBe("a b c d");
	expect(withoutShouting("HELLO THERE")).toBe("hello there");
	expect(withoutShouting("NYC")).toBe("NYC");
	expect(prose(`<b>"Mia's" 🦖 {slot}</b> it's`)).toBe("“Mia’s” it’s");
});

test("a slot is filled once and an unknown one is a bug", () => {
	expect(sentence("{thing} came.", { thing: "the {main}" })).toBe("The {main} came.");
	expect(() => sentence("{nothing}", {})).toThrow("nothing fills {nothing}");
});

test("the hash never changes, or every family's story would", () => {
	expect([stableHash("Mia"), stableHash("mia")]).toEqual([4263433519, 1108349395]);
});
