import { expect, test } from "vitest";
import { againAddress } from "./addresses";
import { type BookPage, openingAt, openingName, openingsOf } from "./openings";

const pagesOf = (...numbers: number[]): BookPage[] =>
	numbers.map((number) => ({ number, text: "", altText: "", imageUrl: null }));
const all = pagesOf(...Array.from({ length: 24 }, (_, at) => at + 1));

test("a book of 24 pages opens thirteen times, the first and the last page alone", () => {
	const openings = openingsOf(all).map((pages) => pages.map(({ number }) => number));
	expect(openings).toHaveLength(13);
	expect([openings[0], openings[1], openings[11], openings[12]]).toEqual([[1], [2, 3], [22, 23], [24]]);
	expect(openings.flat()).toEqual(all.map(({ number }) => number));
});

test("of some pages only what is shown lies open, in the book's order", () => {
	const openings = openingsOf(pagesOf(5, 4, 1, 3));
	expect(openings.map(openingName)).toEqual(["Page 1", "Page 3", "Pages 4 and 5"]);
	expect([openingAt(openings, 5), openingAt(openings, 2)]).toEqual([2, -1]);
});

test("a page once more has another address each time, and stays about its book", () => {
	const first = againAddress("http://localhost:3000/create-book/cover?book=book_1", "pages");
	expect(first).toBe("/create-book/cover?book=book_1&look=1#pages");
	const second = againAddress(`http://localhost:3000${first}`, "pages");
	expect(second).toBe("/create-book/cover?book=book_1&look=2#pages");
	expect(againAddress(`http://localhost:3000${second}`, "pages")).toBe(first);
});
