import { expect, test } from "vitest";
import { openingNumber } from "./opening-number";

test("a number that opens a sentence is a word as far as ten", () => {
	expect([0, 1, 5, 10, 11].map(openingNumber)).toEqual(["No", "One", "Five", "Ten", "11"]);
});
