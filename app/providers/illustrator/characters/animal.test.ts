import { expect, test } from "vitest";
import { animalOf } from "./animal";

test.each([
	["Pet", "a sleepy tabby cat", "cat"],
	["Pet", "loyal, barks at the post", "dog"],
	["Pet", "a bunny who hops", "rabbit"],
	["Pet", "a clever parrot", "bird"],
	["Pet", "shy and soft", "pet"],
	["Brother", "loves his dog", null],
	["Best friend", "a cat person", null],
	[null, "a curious cat who loves fish", "cat"],
	[null, "Our dog, always hungry", "dog"],
	[null, "loves cats and drawing", null],
	[null, "has a pet rabbit", null],
	[null, "brave and funny", null],
])("%s, '%s' is %s", (relationship, personality, kind) => {
	expect(animalOf(relationship, personality)).toBe(kind);
});
