import { expect, test } from "vitest";
import { pageFaults } from "./held-to";

const word = (text: string, left = 50, top = 50) => ({
	text,
	box: { left, top, right: left + 10, bottom: top + 5 },
});
const TRIM = { x: 0, y: 0, width: 216, height: 216 };
const faults = (read: string[], said: string) =>
	pageFaults(
		read.map((text, i) => word(text, 20 + 12 * i)),
		TRIM,
		{ said, faces: [] },
	);

test.each([
	["a name whose second mark a tool reads apart from its letter", ["A", "̀", "Ẹ", "bùn"], "A Ẹ̀bùn"],
	["a name in pieces, read composed", ["Nguyễn"], "Nguyễn".normalize("NFD")],
	["joined signs", ["ﬁnds"], "finds"],
])("%s is there", (_, read, said) => {
	expect(faults(read, said)).toEqual([]);
});

test("a letter that is missing is told", () => {
	expect(faults(["Ẹ", "bù"], "Ẹ̀bùn")).toEqual(["not all of its words are there"]);
});
