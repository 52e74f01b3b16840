import { wordsOf } from "../wording";
import type { Plot } from "./plot";

export const make: Plot = {
	id: "make",
	verbs: wordsOf("build bake make cook paint plant invent draw write decorate mend fix repair grow"),
	kinds: ["making", "food", "vehicle", "object", "creature"],
	wish: "make {aThing}",
	instead: "big surprise",
	insteadOfWish: "masterpiece",
	refrain: "Tap, tap, tap!",
	beats: {
		tiny: {
			start: ["A bit of this.", "A bit of that.", "Can it be {thing}?", "{refrain}"],
			trouble: ["Wibble, wobble, crash!", "Oh dear! All gone.", "{refrain}"],
			mend: ["Up, up, up it goes.", "Look, it is {thing}!", "Hip hip hooray!"],
		},
		starter: {
			start: ["{they} got to work by {spot}.", "There was so much to do!"],
			trouble: ["Then it began to wobble.", "Down it all came with a crash!"],
			mend: ["Bit by bit, {they} made it again.", "Now {thing} looked better than ever!"],
		},
		confident: {
			start: ["The work began beside {spot}, with a pencil, a plan and plenty of string."],
			trouble: ["But halfway through there came a wobble, then a crash, and everything fell flat."],
			mend: ["Piece by piece it all came together again, and {thing} looked better than before."],
		},
		whiz: {
			start: ["Work began beside {spot} with a blunt pencil, a splendid plan and not quite enough string."],
			trouble: [
				"But just when {thing} {was} nearly finished, there came a wobble, a creak and a truly dreadful crash.",
			],
			mend: [
				"Piece by piece it all came together again, and this time {thing} {was} better than anybody had imagined.",
			],
		},
		pro: {
			start: [
				"Work began beside {spot} with a blunt pencil, a magnificently ambitious plan and, as it soon turned out, not nearly enough string.",
			],
			trouble: [
				"But just when {thing} seemed all but finished, there came a wobble, an ominous creak and a crash so spectacular that nobody dared to speak.",
			],
			mend: [
				"Piece by patient piece it all came together again, until {thing} {was} finer than anybody had dared to imagine.",
			],
		},
		custom: {
			start: ["First, {main} made a plan.", "Then the work began by {spot}."],
			trouble: ["Something went wrong.", "It all fell down with a crash."],
			mend: ["{main} tried again.", "This time, {thing} came out just right."],
		},
	},
	picture: {
		doing: "work happily side by side, sleeves rolled up, surrounded by tools, paint and string",
		doingAlone: "works happily with sleeves rolled up, surrounded by tools, paint and string",
		mood: "busy, proud and joyful",
		light: "in bright mid-morning sunshine",
	},
};
