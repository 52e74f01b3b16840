import { expect, test } from "vitest";
import { whoIsWhat } from "./who-is-what";
import type { Somebody } from "./words";

const MIA: Somebody = { name: "Mia", age: 6, personality: "girl", relationship: null, isMain: true };
const as = (name: string, relationship: Somebody["relationship"], personality = ""): Somebody => ({
	...{ name, age: 5, personality, isMain: false },
	...(relationship !== undefined && { relationship }),
});
const beings = (description: string, one: Somebody) => {
	const [, being] = whoIsWhat({ title: "", description }, [MIA, one]);
	return being?.inIdea.map(({ full }) => full);
};

test.each([
	["Doris the sheep runs away from the farm", "Doris", "Pet", ["sheep"]],
	["Fizz is a very small dragon who can’t breathe fire", "Fizz", "Friend", ["very small dragon"]],
	["Fizz, a very small dragon, moves in", "Fizz", "Friend", ["very small dragon"]],
	["Mia meets a tiny dragon called Fizz", "Fizz", "Friend", ["tiny dragon"]],
	["Our dog Biscuit goes missing", "Biscuit", "Pet", ["dog"]],
	["Gran is secretly a pirate captain", "Gran", "Grandparent", ["pirate captain"]],
	["Her nan used to be a pirate captain", "Nana Rose", "Grandparent", ["pirate captain"]],
	["Mia has to stop Gran who is the villain", "Gran", "Grandparent", ["villain"]],
	["The Queen is really Gran", "Gran", "Grandparent", ["queen"]],
	["Her brother turns into a frog", "Caleb", "Brother", ["frog"]],
	["Theo plays the dragon", "Theo", "Friend", ["dragon"]],
	["A witch turns my brother Caleb into a frog", "Caleb", "Brother", []],
	["Mia shows Fizz a frog", "Fizz", "Friend", []],
	["Gran is a cat lover", "Gran", "Grandparent", []],
	["The dragon chases Fizz", "Fizz", "Friend", []],
	["Its mum is a whale", "Mum", "Mum", []],
	["Fizz is a dragon costume", "Fizz", "Friend", []],
	["Fizz is not a dragon", "Fizz", "Friend", []],
] as const)("%j: what %s is", (description, name, relationship, is) => {
	expect(beings(description, as(name, relationship))).toEqual(is);
});

test.each([
	["a sheep, stubborn", ["sheep"]],
	["Very small dragon. Loves cake", ["very small dragon"]],
	["kind. She is secretly a mermaid", ["mermaid"]],
	["a stubborn donkey", ["donkey"]],
	["loves dragons", []],
	["a dog lover", []],
	["scared of the dragon", []],
	["a girl, funny", []],
])("in a family’s own words: %j", (personality, is) => {
	const [, being] = whoIsWhat({ title: "", description: "" }, [MIA, as("Fizz", "Friend", personality)]);
	expect(being?.own.map(({ full }) => full)).toEqual(is);
});
