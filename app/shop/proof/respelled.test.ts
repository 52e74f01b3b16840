import { expect, test } from "vitest";
import { respelled } from "./respelled";

test.each([
	["Mya and Mya's hat", "Mia and Mia's hat"],
	["“MYA!” they called", "“MIA!” they called"],
	["Myanmar, amya, Mya2", "Myanmar, amya, Mya2"],
	["Mya Lou went, and Mya stayed", "Mya Lou went, and Mia stayed"],
	["For mya", "For mya"],
	["", ""],
])("%s reads %s", (text, reads) => {
	expect(respelled(text, "Mya", "Mia", ["Mya Lou"])).toBe(reads);
});

test("signs of a name stand for themselves, in any script", () => {
	expect(respelled("J.R. met J2R. and Zoë", "J.R.", "J.R.R.", ["Zoë"])).toBe("J.R.R. met J2R. and Zoë");
	expect(respelled("Зоя и Зоямания", "Зоя", "Зоська", [])).toBe("Зоська и Зоямания");
	expect(respelled("Mya", "Mya", "$& $1", [])).toBe("$& $1");
});

test("somebody whose whole name is written large isn't taken for another", () => {
	expect(respelled("ANN and Ann", "Ann", "Anne", ["ANN"])).toBe("ANN and Anne");
});
