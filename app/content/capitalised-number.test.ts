import { expect, test } from "vitest";
import { capitalisedNumber } from "./capitalised-number";

test("a number that opens a sentence is a word as far as ten", () => {
	expect([0, 1, 5, 10, 11].map(capitalisedNumber)).toEqual(["No", "One", "Five", "Ten", "11"]);
});
