import { wordsOf } from "../wording";
import type { Plot } from "./plot";

export const journey: Plot = {
	id: "journey",
	verbs: wordsOf(
		"go explore visit travel sail fly ride climb journey reach cross drive see join camp dive walk run hike",
	),
	kinds: ["vehicle", "nature"],
	wish: "set off to see {aThing}",
	instead: "edge of the map",
	insteadOfWish: "place",
	refrain: "On and on we go!",
	beats: {
		tiny: {
			start: ["Pack the bag, zip, zip!", "Past {spot} we go.", "{refrain}"],
			trouble: ["Oh no! Which way?", "Left, right, up or down?", "{refrain}"],
			mend: ["This way! We are here!", "What a big, big wow!", "Hip hip hooray!"],
		},
		starter: {
			start: ["{they} packed a bag and a snack.", "Off {they} went, past {spot}."],
			trouble: ["Then the way split into three.", "No one knew which one to take."],
			mend: ["Round the last bend, there it was!", "{they} had made it, all the way."],
		},
		confident: {
			start: ["With a packed bag and a wobbly map, the journey began, past {spot} and beyond."],
			trouble: ["But the way split into three, and every single signpost had fallen down."],
			mend: ["Then, just round the very last corner, it all lay waiting."],
		},
		whiz: {
			start: [
				"With one packed bag and a map that was mostly guesswork, the journey led past {spot} and along {path}.",
			],
			trouble: [
				"But the way split into three, and the only signpost had been turned round so often that it was dizzy.",
			],
			mend: ["Just round the very last corner, when legs were tired and hope was thin, it all lay waiting."],
		},
		pro: {
			start: [
				"Armed with one bag and a map that was mostly guesswork, the expedition set out past {spot} and along {path}{whereAir}.",
			],
			trouble: [
				"All went splendidly until the way divided into three, at a signpost so weathered that its only remaining advice was a question mark.",
			],
			mend: [
				"Just round the very last corner, when legs were weary and hope was wearing thin, everything that had been promised lay glittering ahead.",
			],
		},
		custom: {
			start: ["{main} packed a bag.", "Then {they} went past {spot}."],
			trouble: ["{main} came to three paths.", "It was hard to know the way."],
			mend: ["It was the right way.", "Soon, {they} got to the end."],
		},
	},
	picture: {
		doing: "stride along together with a packed bag, eyes on the horizon",
		doingAlone: "strides along with a packed bag, eyes on the horizon",
		mood: "free and adventurous",
		light: "beneath a wide sunrise sky",
	},
};
