import { expect, test } from "vitest";
import { asPainted, thingsIn } from "./things-told";

const things = [
	"the red kite: patched with blue",
	"the man in red: round",
	"the poster, sheet of paper: as large as a door",
	"the pirates: shabby",
	"the pirate ship: huge",
	"the captain’s hat: black",
	"the captain in hat and coat, all hat and coat: no face",
	"the toucan",
];
const told = (text: string) => thingsIn(things, text).map((thing) => thing.split(":")[0]);

test("a text tells of a thing by its noun in any number, by a name with “in” or “of” whole, or by another word for it", () => {
	expect(told("Two kites fly.")).toEqual(["the red kite"]);
	expect(told("A man waves.")).toEqual([]);
	expect(told("The man in red waves.")).toEqual(["the man in red"]);
	expect(told("A hole in the big sheet of paper.")).toEqual(["the poster, sheet of paper"]);
	expect(told("A paper boat.")).toEqual([]);
});

test("whoever goes by what they have on is told of with it", () => {
	expect(told("A captain, all hat and coat.")).toEqual([
		"the captain’s hat",
		"the captain in hat and coat, all hat and coat",
	]);
	expect(told("A captain without a hat.")).toEqual(["the captain’s hat"]);
});

test("a thing isn’t told of where its word says of which kind another is", () => {
	expect(told("A pirate ship.")).toEqual(["the pirate ship"]);
	expect(told("A pirate on a pirate ship.")).toEqual(["the pirates", "the pirate ship"]);
});

test("a painter is told of a thing by one name, and that it is one and the same where nobody has described it", () => {
	expect(asPainted("the poster, sheet of paper: as large as a door: blank")).toBe(
		"the poster: as large as a door: blank",
	);
	expect(asPainted("the toucan")).toBe("the toucan, always one and the same");
});
