import { expect, test } from "vitest";
import { companion, ideaWith, main } from "./books.testing";
import { castOf } from "./cast-of";
import { chanceOf } from "./chance";

/** Who is she and who is he, where only the description says so. */

const gendersOf = (
	description: string,
	[first = "", ...others]: readonly string[],
	personality: Readonly<Record<string, string>> = {},
) => {
	const idea = ideaWith({
		description,
		characters: [
			main(first, 6, personality[first] ?? "curious"),
			...others.map((name) => companion(name, 7, personality[name] ?? "calm", "Friend")),
		],
	});
	return castOf(idea, "park", chanceOf("")).map(({ member }) => member.pronouns);
};

test.each([
	["Nell looks for her lost ball", "Nell", "she"],
	["Priya has her first wobbly tooth and wants it out", "Priya", "she"],
	["Anaya draws round her own arms", "Anaya", "she"],
	["Max wants to fly his kite", "Max", "he"],
	["Max wants to fly his new kite but there is no wind.", "Max", "he"],
	["Mia is lost, and she calls for help", "Mia", "she"],
	["Mina can't sleep. She goes outside to look at the stars.", "Mina", "she"],
	["Nell looks for shells on the beach every morning. One day she finds a whale.", "Nell", "she"],
	["max is scared of the dark but he wants to be brave", "Max", "he"],
	["Deep in the jungle Aisha hears a mysterious drum beating. She and her friend set off.", "Aisha", "she"],
	["Robin builds a rocket all by himself", "Robin", "he"],
	["It's raining and Ash has lost her wellies", "Ash", "she"],
	["Sam's kite is stuck in a tree and he must climb up", "Sam", "he"],
	["Sam flies to the moon in a train and he has tea there", "Sam", "he"],
	["Alex isn't allowed a kite so she's making one out of boxes", "Alex", "she"],
	["My daughter Ash loves trains", "Ash", "she"],
	["First time in the sea. He's only ever paddled and a wave knocks him over", "Ash", "he"],
	["our jack is lernin to ride his bike. Next door's Brian runs behind him", "Jack", "he"],
	["Our little boy wants to drive a train", "Ash", "he"],
	["Ash is a brave girl who saves the day", "Ash", "she"],
	["A boy called Ash finds a dragon", "Ash", "he"],
	["She has her first swimming lesson next week", "Ash", "she"],
	["he hates having his hair cut. Mehmet gives him a lollipop", "Ash", "he"],
] as const)("%j says of %s: %s", (description, name, gender) => {
	expect(gendersOf(description, [name])).toEqual([gender]);
});

test.each([
	["Mia and her grandpa lost his hat", ["Mia", "Joe"], ["she", "they"]],
	["Leo helps Rosa find her cat", ["Leo", "Rosa"], ["they", "she"]],
	["Leo and Rosa build a den. She paints it.", ["Leo", "Rosa"], ["they", "they"]],
	["Rosa is sad. Leo looks for her ball.", ["Leo", "Rosa"], ["they", "they"]],
	["Skye lives in a lighthouse with her grandfather", ["Skye", "Grandfather"], ["she", "he"]],
	["Leo asks Rosa to find his cat", ["Leo", "Rosa"], ["they", "they"]],
	["Mia is lost and she calls Ash. He comes.", ["Mia", "Ash"], ["she", "he"]],
	["My son Leo and Ash build a den", ["Ash", "Leo"], ["they", "he"]],
	["A girl called Ash comes to nursery", ["Ash", "Ash"], ["they", "they"]],
	["He’s called Captain Leo. Ash teaches him to swim.", ["Ash", "Leo"], ["they", "they"]],
] as const)("%j says no more of %j than is certain", (description, names, genders) => {
	expect(gendersOf(description, names)).toEqual(genders);
});

test("who is known to be the other is not meant", () => {
	const known = { Rosa: "girl, shy", Leo: "boy" };
	expect(gendersOf("Leo and Rosa build a den and he paints it", ["Leo", "Rosa"], { Rosa: "girl" })).toEqual([
		"he",
		"she",
	]);
	expect(gendersOf("Leo helps Rosa find her cat", ["Leo", "Rosa"], { Leo: "a girl" })).toEqual([
		"she",
		"they",
	]);
	expect(gendersOf("Leo lost her hat, and Rosa his ball", ["Leo", "Rosa"], known)).toEqual(["he", "she"]);
});

test.each([
	"Mia finds a tiny dragon and helps him get home",
	"Mia meets a whale who has lost his song",
	"Mia and Grandpa find his glasses",
	"Mia plays with the train driver and he lets the whistle blow",
	"Mia visits the king in his castle",
	"Mia follows Zog to his cave",
	"Mia misses her",
	"Mia helps her find the key",
	"Mia’s teacher lost his keys",
	"Mia’s brother is lost and he is scared",
	"The gruffalo is sad. Mia looks for his purple prickles.",
	"Mia catches a fish and he talks",
	"Mia writes a letter to Zoë and she answers",
	"Mia says “She is here”",
	"Mia wants to find him",
	"A girl and Mia build a den",
	"Mia meets a girl called Zoë",
	"My daughter’s friend Mia builds a den",
	"Mia is like a boy she knows",
	"Her cat is lost and Mia looks for it",
	"Mia loves to play",
	"Mia finds a star that has lost his way home",
	"Mia talks to the moon. He is lonely.",
	"Mia drives a little red tractor and he splashes in the mud",
	"Mia’s teddy is in the wash. He is cold.",
	"Mia builds a robot and he dances by himself",
	"Mia rides on the dragon and he roars",
	"Mia hugs her tight",
	"Mia gives her sweets",
	"Mia goes to Zog and he waves",
	"Zog is ill. Mia brings soup. He sneezes.",
	"mia meets zog and he waves",
	"Mia plays with zog and he waves",
	"He is lost, and Mia takes him home",
])("of Mia, %j says nothing", (description) => {
	expect(gendersOf(description, ["Mia"])).toEqual(["they"]);
});

test("who is told of before anybody else is whom the title doesn’t name", () => {
	const pronounsIn = (title: string) =>
		castOf(
			ideaWith({ title, description: "He is lost", characters: [main("Ash", 6, "")] }),
			"park",
			chanceOf(""),
		)[0]?.member.pronouns;
	expect(["The Big Day", "The Lost Dragon", "Grandad", "Ash"].map(pronounsIn)).toEqual([
		"he",
		"they",
		"they",
		"he",
	]);
});

test("the main character is whoever is marked, wherever they stand", () => {
	const characters = [companion("Leo", 6, "", "Friend"), main("Ash", 6, "")];
	const people = castOf(
		ideaWith({ description: "My daughter loves trains", characters }),
		"park",
		chanceOf(""),
	);
	expect(people.map(({ member }) => member.pronouns)).toEqual(["they", "she"]);
});

test("what the family wrote of somebody comes first, and what a name says", () => {
	expect(gendersOf("Max lost his kite", ["Max"], { Max: "girl, brave" })).toEqual(["she"]);
	expect(gendersOf("Max lost his kite", ["Max"], { Max: "they/them" })).toEqual(["they"]);
	expect(gendersOf("Ash and Grandad Joe fly a kite. He lets go.", ["Ash", "Grandad Joe"])).toEqual([
		"they",
		"he",
	]);
});

test.each<[description: string, age: number, relationship: "Dad" | "Friend", gender: string]>([
	["we got a rocket. her and her da built it", 34, "Dad", "she"],
	["Skye and his dad go fishing", 34, "Dad", "he"],
	["This is a present. Our niece was flower girl", 34, "Friend", "she"],
	["This is a present. Our niece was flower girl", 7, "Friend", "they"],
	["her da and his dad are friends", 34, "Dad", "they"],
	["A dragon looks for his dad and Skye helps", 34, "Dad", "they"],
	["Her friend Priya and her dad come too", 34, "Dad", "they"],
])("%s: of the family", (description, age, relationship, gender) => {
	const characters = [main("Skye", 5, "wee whirlwind"), companion("Da", age, "kind", relationship)];
	expect(castOf(ideaWith({ description, characters }), "park", chanceOf(""))[0]?.member.pronouns).toBe(
		gender,
	);
});
