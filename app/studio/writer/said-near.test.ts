import { expect, test } from "vitest";
import { ideaWith } from "./books.testing";
import { castOf } from "./cast-of";
import { chanceOf } from "./chance";
import { calledNear, meantNear } from "./said-near";

test.each([
	["Her nan died in March", "", "Nan"],
	["nonna passed away, he misses her cooking", "", "Nonna"],
	["Our cat Mr Whiskers died last Sunday", "", "Mr Whiskers"],
	["our old dog biscuit died", "Biscuit", "Biscuit"],
	["her goldfish died and she wants a funeral", "", "the goldfish"],
	["his mum died when he was two", "", "Mum"],
	["My dad died and she was very close to him", "", "Grandad"],
	["My dad died in March", "Pops", "Pops"],
	["My son Daniel died last year. His daughters are Carys and Mali.", "", "Daddy"],
	["My husband died two years ago", "", "Daddy"],
	["My husband died two years ago", "A book about Dad", "Dad"],
	["Our daughter Isla died before she was born", "", "Isla"],
	["My nephew Leo passed away", "", "Leo"],
	["We lost someone, somebody died", "", undefined],
	["Nan bakes a cake. The dog eats it.", "", undefined],
	["his sister died, and he was very close to her", "", undefined],
	["somebody died", "", undefined],
])("of %j in a book called %j somebody is called %j", (description, title, called) => {
	expect(calledNear(["died", "passed"], ideaWith({ title, description }))).toBe(called);
});

const AWAY = ["away", "lives", "navy"];
const SAM = { name: "Sam", age: 24, personality: "a man", relationship: "Brother", isMain: false } as const;
const ZED = { ...SAM, name: "Zed" };
const DAD = { ...SAM, name: "Daddy", relationship: "Dad" } as const;

test.each([
	["by name", "Sam lives on a ship", [SAM], "Sam"],
	["by what they are to the hero", "her big bro lives with penguins", [SAM], "Sam"],
	["as a husband", "My husband is Royal Navy", [DAD], "Daddy"],
	["never one of two", "her brother lives with penguins", [SAM, ZED], undefined],
	["never a parent's own dad", "my dad lives in Spain", [DAD], undefined],
	["not where nobody is said to be", "her brother is funny", [SAM], undefined],
])("somebody of the book is meant %s", (_what, description, others, meant) => {
	const characters = [{ ...SAM, name: "Joni", relationship: null, isMain: true }, ...others];
	const [, ...people] = castOf(ideaWith({ title: "", description, characters }), "park", chanceOf(""));
	const found = people.filter((person) => meantNear(person, people, AWAY, description));
	expect(found[0]?.name).toBe(meant);
	expect(found.length).toBeLessThan(2);
});
