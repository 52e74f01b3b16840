import { expect, test } from "vitest";
import { companion, main } from "./ideas.testing";
import { readIdea } from "./read-idea";

const reading = (description: string, location = "the park") =>
	readIdea({
		title: "Up",
		location,
		description,
		readingLevel: "whiz",
		characters: [main("Jack", 7, "boy, brave"), companion("Ellie", 9, "girl, clever", "Cousin")],
	});

test.each([
	[
		"Jack and his cousin rescue a whale tangled in nets",
		"help",
		"rescue a whale tangled in nets",
		"the whale",
	],
	["Building a robot with Ellie", "make", "build a robot with Ellie", "the robot"],
	["JACK WANTS TO FIND THE GOLDEN KEY", "find", "find the golden key", "the golden key"],
	["He learns to swim", "brave", "learn to swim", "the big step"],
	[
		"My son dreams of dragons. He must tame a fierce dragon!",
		"meet",
		"tame a fierce dragon",
		"the fierce dragon",
	],
	["going to the dentist for the first time", "brave", "go to the dentist for the first time", "the dentist"],
	["We sail to an island with our dog", "journey", "sail to an island with his dog", "the island"],
	["They want to win the talent show", "event", "win the talent show", "the talent show"],
	["The birthday cake goes missing and they search the house", "find", null, "the birthday cake"],
	["Jack's teddy is lost", "find", null, "the teddy"],
	["two unicorns", "meet", null, "the unicorns"],
	["scared of the dark", "brave", null, "the dark"],
	["A dinosaur hatches in the bathtub", "meet", null, "the dinosaur"],
	["a wobblefish", "find", null, "the wobblefish"],
])("%j is a story to %s", (description, plot, goal, thing) => {
	const read = reading(description);
	expect({ plot: read.plot.id, goal: read.goal, thing: read.thing.definite, cue: read.cue }).toEqual({
		plot,
		goal,
		thing,
		cue: null,
	});
});

test("a second wish and what else is named are kept for the telling", () => {
	const read = reading("They build a rocket and race to Saturn against a grumpy alien. There is a parrot.");
	expect(read.also).toBe("race to Saturn against a grumpy alien");
	expect(read.details.map((detail) => detail.indefinite)).toEqual(["a parrot"]);
});

test.each([
	"gets lost in the woods",
	"feels nervous",
	"Jack is Jack",
	"wants to help Jack",
])("%j is nobody's wish", (description) => {
	expect(reading(description).goal).toBeNull();
});

test.each([
	["asdf qwer", "asdf qwer"],
	["恐竜と遊ぶ", "恐竜と遊ぶ"],
	["one two three four five six seven eight", "one two three four five six"],
	["!!! ??? …", null],
	["🦖", null],
])("what can't be understood is quoted: %j", (description, cue) => {
	expect(reading(description).cue).toBe(cue);
});

test.each([
	["moon", "on the moon", "space"],
	["the swimming pool", "at the swimming pool", "pool"],
	["LONDON", "in London", "city"],
	["Grandma's kitchen in Leeds", "in Grandma’s kitchen in Leeds", "home"],
	["deep in the jungle", "deep in the jungle", "jungle"],
	["my nan's house", "at his nan’s house", "home"],
	["<script>alert('castle')</script>", "in the alert castle", "castle"],
	["", "in a faraway place", "anywhere"],
])("the location %j reads %j", (location, at, setting) => {
	const { place } = reading("a kite", location);
	expect([place.at, place.setting.id]).toEqual([at, setting]);
});
