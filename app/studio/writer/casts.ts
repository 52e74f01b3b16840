import type { Character, StoryIdea } from "~/studio/story/idea";
import type { Level } from "../shelf/levels";

/** Families that every story is told for while it is written and checked. */

export type Cast = { location: string; characters: readonly Character[] };

const main = (name: string, age: number, personality: string): Character => ({
	name,
	age,
	personality,
	isMain: true,
	relationship: null,
});
const other = (
	name: string,
	age: number,
	relationship: Character["relationship"],
	personality = "",
): Character => ({ name, age, personality, isMain: false, relationship });

/** Names as long as the form takes: 60 characters. */
const LONG = [
	"Wilhelmina-Anastasia Featherstonehaugh de la Cruz y Montero",
	"Maria del Carmen Rodriguez de la Cruz y Paz Villanueva-Ortega",
	"Bartholomew-Ferdinand Cholmondeley-Featherstonehaugh the First",
	"Oluwaseun-Temitope Adebayo-Ogunlesi Fitzwilliam-Worthington",
].map((name) => name.slice(0, 60));
const [FIRST = "", SECOND = "", THIRD = "", FOURTH = ""] = LONG;

export const CASTS: readonly Cast[] = [
	{ location: "the park", characters: [main("Mia", 6, "a brave girl")] },
	{
		location: "our garden in Leeds",
		characters: [
			main("Noah", 5, "he is funny and loves mud"),
			other("Grandad Joe", 70, "Grandparent", "calm"),
			other("Biscuit", 4, "Pet", "a greedy cat"),
		],
	},
	{
		location: "the beach",
		characters: [
			main("Alex", 9, "they are clever"),
			other("Zadie", 12, "Sister", "loud"),
			other("Finn", 1, "Baby sibling", "giggly"),
		],
	},
	{
		location: "school",
		characters: [
			main("Amira", 8, "stubborn, uses a wheelchair, she"),
			other("Priya", 8, "Best friend", "kind girl"),
			other("Rex", 3, "Pet", "a spaniel"),
			other("Bun", 3, "Friend", "a soft toy, a rabbit"),
		],
	},
	{
		location: "the highest hill in the whole of the land, just behind the second-best bakery",
		characters: [
			main(FIRST, 7, "quiet"),
			other(SECOND, 38, "Mum"),
			other(THIRD, 41, "Dad"),
			other(FOURTH, 10, "Brother", "lively"),
		],
	},
];

const MANNERS_SAID = ["brave", "kind", "funny", "clever", "quiet", "lively", "stubborn", ""];
const COMPANIONS = [
	other("Grandad", 70, "Grandparent"),
	other("Priya", 8, "Best friend", "girl"),
	other("Finn", 1, "Baby sibling"),
	other("Rex", 3, "Pet", "a dog"),
	other("Bun", 3, "Friend", "a soft toy, a rabbit"),
];
/** Between them every manner of a hero, and every kind of companion in every turn. */
export const EVERY_LINE: readonly Cast[] = MANNERS_SAID.map((manner, at) => ({
	location: "the park",
	characters: [
		main("Robin", 7, manner),
		...[0, 1, 2].flatMap((turn) => COMPANIONS[(at + turn) % COMPANIONS.length] ?? []),
	],
}));

/** Whoever is the creature, the toy or the guest of a story, as the idea has them. */
export const HERO = main("Robin", 7, "girl");
const as = (full: string, short = full) => ({
	full,
	short,
	plural: false,
	mass: false,
	isNamed: true,
	who: 1,
});
export const SOMEBODY = [
	{ somebody: other("Fizz", 5, "Pet", "a dragon, she"), noun: as("very small dragon", "dragon") },
	{ somebody: other("Biscuit", 3, "Pet", "a dog, they"), noun: as("dog") },
	{ somebody: other("Great-Grandma Rosemary", 75, "Grandparent", "calm"), noun: as("queen") },
];
/** With them alone, and with another one. */
export const ALONG = [[], [other("Grandad Joe", 70, "Grandparent")]];

/** The idea of a family that has told little. */
export const ideaFor = ({ location, characters }: Cast, readingLevel: Level): StoryIdea => ({
	title: "The Big Day",
	location,
	description: "",
	readingLevel,
	readingNeeds: "",
	characters: [...characters],
});
