import { wordsOf } from "../wording";
import type { Plot } from "./plot";

export const help: Plot = {
	id: "help",
	verbs: wordsOf(
		"help rescue save free protect return feed bring guard deliver trick outwit defeat escape share teach",
	),
	kinds: ["creature", "vehicle", "object", "nature"],
	wish: "help {aThing}",
	instead: "little lost bird",
	insteadOfWish: "friend in need",
	refrain: "Don’t be sad!",
	beats: {
		tiny: {
			start: ["Boo, hoo, hoo!", "Who is so sad?", "Oh, it is {thing}.", "{refrain}"],
			trouble: ["The big gate is shut.", "Push, push, push!", "{refrain}"],
			mend: ["The gate swings open.", "Off {go} {thing}!", "Hip hip hooray!"],
		},
		starter: {
			start: ["A small, sad sound came from {spot}.", "It was {thing}, in need of help!"],
			trouble: ["But the gate was shut tight.", "{they} pushed, and it did not move."],
			mend: ["Slowly, the gate swung open.", "{thing} {was} safe at last!"],
		},
		confident: {
			start: ["It began with a small, sad sound that came from behind {spot}, where {thing} needed help."],
			trouble: ["But the gate on {path} was stuck fast, and there was no other way."],
			mend: ["Inch by inch the gate swung open, and {thing} {was} safe at last."],
		},
		whiz: {
			start: ["It began with a small, sad sound from behind {spot}, where {thing} plainly needed a friend."],
			trouble: [
				"But the gate across {path} had rusted shut, and however hard everyone pushed, it would not budge.",
			],
			mend: ["Inch by creaking inch the gate gave way, and at long last {thing} {was} safe and sound."],
		},
		pro: {
			start: [
				"It began with a sound so small and sorrowful, drifting from behind {spot}, that anybody in a hurry would have missed {thing} altogether.",
			],
			trouble: [
				"The way home, unfortunately, lay beyond a gate that had rusted shut long ago, and no amount of pushing or polite persuasion would move it.",
			],
			mend: [
				"With a groan that seemed to come from the roots of the world, the gate gave way, and {thing} {was} safe beyond all doubt.",
			],
		},
		custom: {
			start: ["{main} heard a sound by {spot}.", "It was {thing}.", "{main} wanted to help."],
			trouble: ["There was a gate on {path}.", "The gate was shut."],
			mend: ["Then the gate opened.", "Now {thing} {was} safe."],
		},
	},
	picture: {
		doing: "kneel together, holding out gentle, helping hands",
		doingAlone: "kneels and holds out a gentle, helping hand",
		mood: "tender and hopeful",
		light: "in soft early-morning light",
	},
};
