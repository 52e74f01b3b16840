import { expect, test } from "vitest";
import { ideaProblem, readComment, readGiftMessage, readIdea, readName } from "./contract";

const HEAPED = "We can’t print so many accents or other marks on one letter. Please write it with fewer.";
const zalgo = (word: string, most: number) =>
	[...word].map((letter) => letter + "\u0301".repeat(most)).join("");

/** What is said of an idea with these words in it, by field. */
function messages(book: Record<string, string>, character: Record<string, string> = {}) {
	const told = { title: "Rosa", location: "The sea", description: "A whale.", readingLevel: "starter" };
	const main = { name: "Rosa", age: "6", personality: "brave", imageUrl: "/photos/photo_a" };
	const read = readIdea({ ...told, ...book, characters: [{ ...main, isMainCharacter: true, ...character }] });
	return read.ok ? {} : read.fields;
}
const described = (description: string) => messages({ description });

test.each([
	"title",
	"location",
	"description",
] as const)("marks heaped on a letter are refused beside the %s", (field) => {
	expect(messages({ [field]: zalgo("Rosa", 19) })).toEqual({ [field]: [HEAPED] });
});

test("they are refused in every other text that may be printed, and said above the form", () => {
	const heaped = zalgo("Rosa", 9);
	expect(messages({}, { name: heaped })).toEqual({ "characters.0.name": [HEAPED] });
	expect(ideaProblem(messages({}, { name: heaped }))).toBe(HEAPED);
	expect(messages({}, { personality: heaped })).toEqual({ "characters.0.personality": [HEAPED] });
	expect(readName(heaped)).toEqual({ ok: false, problem: HEAPED });
	expect(readGiftMessage(`Dear ${heaped}\n\nLove`)).toEqual({ ok: false, problem: HEAPED });
	expect(readComment(heaped)).toEqual({ ok: false, message: HEAPED });
});

test.each([
	["six", zalgo("\u05D0", 6)],
	["three on a Latin letter", "X\u0301\u0300\u0303"],
	["three on a letter that has its own", "\u1EC7\u0301\u0300\u0303"],
	["three on a Cyrillic one", "\u0436\u0301\u0300\u0303"],
	["three with joiners between them", `x${"\u0301\u200D".repeat(3)}`],
	["six on nothing", "\u0301".repeat(6)],
])("%s are too many", (_, description) => {
	expect(described(`Once ${description} there was`)).toEqual({ description: [HEAPED] });
});

test.each([
	["Hebrew with vowels", "בְּרֵאשִׁית"],
	["Hebrew with vowels and cantillation", "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים שּׁ\u05B8\u05BD\u0596"],
	["Hindi", "चिड़ियाँ र्क्ष्म्यीं ड़ीं"],
	["Vietnamese, composed", "Nguyễn Thị Hồng Ngọc"],
	["Vietnamese, in pieces", "Nguyễn Thị Hồng Ngọc".normalize("NFD")],
	["Arabic with vowels", "مُحَمَّدٌ"],
	["emoji of many parts", "👨🏽‍👩🏽‍👧🏽‍👦🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️‍🔥"],
	["five on a Hebrew letter", "\u05E9\u05C1\u05BC\u05B8\u05BD\u0596"],
	["two on a letter that has its own", "\u00F3\u0300\u0303"],
])("%s are nobody's business", (_, description) => {
	expect(described(description)).toEqual({});
});

test("a name that needs some of ours is taken", () => {
	for (const name of ["שִׁירָה", "चिड़ियाँ", "Nguyễn".normalize("NFD"), "Ẹ̀bùn"])
		expect(readName(name)).toEqual({ ok: true, name });
});
