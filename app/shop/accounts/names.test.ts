import { expect, test } from "vitest";
import { foldName, isReservedName, nameFrom, tidyName, usernameProblem } from "./names";

test.each([
	["capitals", "ROSA", "rosa"],
	["spaces around and within", "  rosa   hart ", "Rosa Hart"],
	["Cyrillic letters", "Rоsа", "Rosa"],
	["Greek letters", "Rοsα", "Rosa"],
	["full-width letters", "Ｒｏｓａ", "Rosa"],
	["figures for letters", "R0sa", "Rosa"],
	["capital I for small l", "MiIa", "Mila"],
	["a dotted capital I", "MİLA", "Mila"],
	["composed and decomposed accents", "Zoe\u0308", "Zoë"],
	["a typographic apostrophe", "O’Hara", "O'Hara"],
	["a dash for a hyphen", "Anna–Lee", "Anna-Lee"],
])("%s make no other name", (_what, one, other) => {
	expect(foldName(one)).toBe(foldName(other));
});

test("other names are other names", () => {
	expect(foldName("Zoë")).not.toBe(foldName("Zoe"));
	expect(foldName("Rosa H")).not.toBe(foldName("RosaH"));
});

test.each([
	"Rosa",
	"O'Hara",
	"Müller & Sons",
	"Łucja",
	"Олег",
	"さくら子",
	"R2-D2",
	"mum_of.three",
	"नमस्ते",
])("%s is a name", (name) => {
	expect(usernameProblem(tidyName(name))).toBeNull();
});

test.each([
	["too short", "Jo", /at least 3/],
	["short once tidied", "  Jo   ", /at least 3/],
	["too long", "x".repeat(31), /at most 30/],
	["10,000 characters", "x".repeat(10_000), /at most 30/],
	["a control character", "Rosa\u0007", /letters, numbers/],
	["a line break", "Ro\nsa", /letters, numbers/],
	["a right-to-left mark", "Ro\u202Esa", /letters, numbers/],
	["a zero-width space", "Ro\u200Bsa", /letters, numbers/],
	["a zero-width joiner", "Ro\u200Dsa", /letters, numbers/],
	["nothing to be seen", "\u3164\u3164\u3164", /letters, numbers/],
	["marks heaped on a letter", "R\u0300\u0301\u0302\u0303osa", /letters, numbers/],
	["markup", "<b>Rosa</b>", /letters, numbers/],
	["an emoji", "Rosa 🦊", /letters, numbers/],
])("%s is no name", (_what, name, problem) => {
	expect(usernameProblem(tidyName(name))).toMatch(problem);
});

test("a name is made from whatever somebody is called elsewhere", () => {
	expect(nameFrom("Amelia Hartley", 0)).toBe("Amelia Hartley");
	expect(nameFrom("Amelia Hartley", 1)).toBe("Amelia Hartley 2");
	expect(nameFrom("🦊", 0)).toBe("Reader 1");
	for (const given of ["x".repeat(200), "\u202Eevil", "", "J", "a  b\u0000c"]) {
		for (const attempt of [0, 1, 99]) expect(usernameProblem(nameFrom(given, attempt))).toBeNull();
	}
});

test.each([
	"admin",
	"Administrator",
	"ROOT",
	"Аdmin",
	"adm1n",
	"Supp0rt",
	"Ádmin",
	"Admin 2",
	"support_24",
	"Customer Service",
	"Fable & Kin",
	"fable.and.kin",
	"FableKin Support",
	"Anonymous",
])("%s could pass for the shop, and is nobody's name", (name) => {
	expect(usernameProblem(tidyName(name))).toBeNull();
	expect(isReservedName(name)).toBe(true);
});

test.each([
	"Rosa",
	"Adminah",
	"Fable",
	"Roots",
	"Helper of Santa",
	"Reader 2",
	"さくら子",
])("%s is free", (name) => {
	expect(isReservedName(name)).toBe(false);
});
