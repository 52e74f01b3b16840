import { wordsOf } from "../wording";
import type { Plot } from "./plot";

export const find: Plot = {
	id: "find",
	verbs: wordsOf("find search look hunt discover solve collect follow chase unlock dig open catch"),
	kinds: ["object", "creature", "food", "nature", "making", "vehicle"],
	wish: "find {wanted}",
	instead: null,
	insteadOfWish: "answer",
	refrain: "Look, look, look!",
	beats: {
		tiny: {
			start: ["Where {is} {thing}?", "Look up high.", "Look down low.", "{refrain}"],
			trouble: ["Not here. Not there.", "{refrain}"],
			mend: ["Oh, what is that?", "Here {is} {thing}!", "Hip hip hooray!"],
		},
		starter: {
			start: ["There was a clue by {spot}.", "It had a big red arrow on it."],
			trouble: ["Then the trail just stopped.", "It was getting late."],
			mend: ["And there, at last, {was} {thing}!", "What a cheer there was!"],
		},
		confident: {
			start: ["The first clue was waiting by {spot}, tied up with bright red string."],
			trouble: ["But the last clue made no sense at all, and it was getting late."],
			mend: ["And there, just where nobody had thought to look, {was} {thing}."],
		},
		whiz: {
			start: ["The first clue was tucked beside {spot}, and it pointed straight along {path}."],
			trouble: [
				"But the trail, which had begun so well, came to a sudden stop just as the light was fading.",
			],
			mend: ["And there, in the one place that nobody had thought of searching, {was} {thing}."],
		},
		pro: {
			start: [
				"The first clue, tucked into a crevice beside {spot} and written in ink as faint as a shadow, pointed along {path}{whereAir}.",
			],
			trouble: [
				"Before very long, however, the trail that had begun with such promise had dwindled to nothing, and even the most hopeful were beginning to doubt.",
			],
			mend: [
				"And there, in the very place that had been overlooked a dozen times, {was} {thing}, as though patiently waiting to be noticed.",
			],
		},
		custom: {
			start: ["First, {main} looked by {spot}.", "Next, {main} looked along {path}."],
			trouble: ["{main} could not find {thing}.", "It was getting late."],
			mend: ["{main} kept on looking.", "Soon, {main} found {thing}."],
		},
	},
	picture: {
		doing: "lean in together over a hand-drawn map, one pointing ahead",
		doingAlone: "holds up a hand-drawn map and points ahead",
		mood: "full of wonder and excitement",
		light: "in the golden light of late afternoon",
	},
};
