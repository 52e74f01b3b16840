import { expect, test } from "vitest";
import { introduced } from "./introduce";

test.each([
	["bossy little girl, loves counting", ", a bossy little girl who loves counting."],
	["squeamish, she shrieks", ", who shrieks."],
	[
		"proud grandmother, runs the launderette, never flustered",
		", a proud grandmother who runs the launderette.",
	],
	["stubborn boy who says exactly what he thinks", ", a stubborn boy who says exactly what he thinks."],
	[
		"Italian Scottish grandpa, proud of his moustache",
		", an Italian Scottish grandpa who is proud of his moustache.",
	],
	["old labrador, does as hes told", ", an old labrador who does as he is told."],
	["strict but soft inside grandmother", "."],
	["observant girl, dry", "."],
	["girl", "."],
	["", "."],
	["dodgy knee", "."],
	["he died last year", "."],
	["uses a wheelchair", "."],
	["{hero} <with: x>", "."],
])("%j may follow a name as %j", async (said, expected) =>
	expect(await introduced(said, ["Otis"])).toBe(expected));
