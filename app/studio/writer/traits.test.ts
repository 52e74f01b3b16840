import { expect, test } from "vitest";
import { traitsOf } from "./traits";

const NAMES = ["Mabel", "Big Ted"];

test.each([
	["stubborn girl, very funny, hates sleeves", ["hates sleeves"]],
	["Polite, worried girl who likes to get things right", ["likes to get things right"]],
	[
		"Always cold, always on the phone to the boiler man",
		["is always cold", "is always on the phone to the boiler man"],
	],
	[
		"always got muddy knees. Show-off, terrible at tossing pancakes",
		["always has muddy knees", "is terrible at tossing pancakes"],
	],
	[
		"Fast girl, best runner in her class; thinks she's a parrot",
		["is the best runner in her class", "thinks she is a parrot"],
	],
	["copies mabel", ["copies Mabel"]],
])("of %j may be said again %j", (said, traits) => expect(traitsOf(said, NAMES)).toEqual(traits));

test.each([
	"Shy boy with big curls, holds on to your leg",
	"loves her late grandad who died",
	"always",
	"kind, patient, flask of tea",
	"loves every single one of the many many things that there are",
	"loves {hero} <with: x>",
])("nothing of %j", (said) => expect(traitsOf(said, NAMES)).toEqual([]));
