import { expect, test } from "vitest";
import { article } from "~/studio/story/article";
import { stableHash } from "./chance";
import { oneLine, prose, withoutShouting } from "./cleaning";

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

test("what a family typed is made fit for a sentence", () => {
	expect(oneLine("a\u0000b\r\n c\u202E\t d")).toBe("a b c d");
	expect(withoutShouting("HELLO THERE")).toBe("hello there");
	expect(withoutShouting("NYC")).toBe("NYC");
	expect(prose(`<b>"Mia's" 🦖 {slot}</b> it's`)).toBe("“Mia’s” it’s");
});

test("the hash never changes, or every family's story would", () => {
	expect([stableHash("Mia"), stableHash("mia")]).toEqual([4263433519, 1108349395]);
});
