import { expect, test } from "vitest";
import { printable } from "./printable";

test.each([
	["a colour for a terminal", "\u001b[31mred\u001b[0m", "[31mred[0m"],
	["the same in one sign", "a\u009b2Jb", "a2Jb"],
	["a title for a terminal's window", "\u001b]0;mine\u0007x", "]0;minex"],
	["NUL, backspace and delete", "a\u0000b\u0008c\u007fd", "abcd"],
	["overrides", "in\u202Egnp.exe\u202C", "ingnp.exe"],
	["embeddings and isolates", "\u202Aa\u202Bb\u2066c\u2067d\u2068e\u2069", "abcde"],
	["marks of bytes, notes between lines", "\uFEFFa\uFFF9b\uFFFAc\uFFFBd\u206A", "abcd"],
	["half a letter", "a\uD83Eb", "ab"],
	["line breaks of every kind", "a\r\nb\rc\u2028d\u2029e\u0085f", "a\nb\nc\nd\ne\nf"],
])("%s can't get through", (_, given, left) => {
	expect(printable(given)).toBe(left);
});

test.each([
	["lines and tabs", "Dear Rosa,\n\tgood night"],
	["a family of emoji", "👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️"],
	["Persian", "می‌خواهم"],
	["Hindi and Sinhala", "क्‍ष क्‌ष ශ්‍රී"],
	["Hebrew and its marks of direction", "בְּרֵאשִׁ֖ית\u200F (Rosa)\u200E"],
	["Vietnamese", "Nguyễn Thị Hồng Ngọc"],
])("%s stay as they are", (_, text) => {
	expect(printable(text)).toBe(text);
});
