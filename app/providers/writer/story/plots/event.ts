import { wordsOf } from "../wording";
import type { Plot } from "./plot";

export const event: Plot = {
	id: "event",
	verbs: wordsOf("win play score race perform celebrate organise surprise dance sing show throw compete"),
	kinds: ["event"],
	wish: "make {thing} the best one ever",
	instead: "party",
	insteadOfWish: "big moment",
	refrain: "Tick, tock, tick, tock!",
	beats: {
		tiny: {
			start: ["It is the big day!", "Hats on. Shoes on.", "Is it time for {thing}?", "{refrain}"],
			trouble: ["Fizz, pop, no more lights!", "Down come all the flags.", "{refrain}"],
			mend: ["On go the lights.", "It is time for {thing}!", "Hip hip hooray!"],
		},
		starter: {
			start: ["There was so much to do by {spot}.", "{they} hung up flags and lots of lights."],
			trouble: ["Then, with a pop, the lights went out.", "All the flags fell down."],
			mend: ["At last, the lights came on again.", "It was time for {thing}!"],
		},
		confident: {
			start: ["Everyone hurried to get ready beside {spot}, with flags, lanterns and a very long list."],
			trouble: ["But with a fizz and a pop the lights went out, and all the flags fell down."],
			mend: ["Then the lights came on again just in time, and {thing} could begin."],
		},
		whiz: {
			start: [
				"Beside {spot} there were flags to hang and lanterns to light, and far too few hours to do it all.",
			],
			trouble: [
				"But with a fizz and a pop every lantern went out, and the flags came tumbling down in a heap.",
			],
			mend: [
				"With only minutes to spare the lanterns flickered on again, and {thing} could begin after all.",
			],
		},
		pro: {
			start: [
				"There were flags to be hung beside {spot}, lanterns to be lit the length of {path} and a list as long as a ladder.",
			],
			trouble: [
				"Then, with only an hour to go, every lantern fizzled out at once and all that had been so carefully hung came tumbling down.",
			],
			mend: [
				"With barely a minute to spare the lanterns flickered into life, and {thing}, which had so nearly come to nothing, could begin in glory.",
			],
		},
		custom: {
			start: ["There was a lot to do.", "{main} hung up flags by {spot}."],
			trouble: ["Then the lights went out.", "The flags fell down."],
			mend: ["The lights came on again.", "It was time for {thing}."],
		},
	},
	picture: {
		doing: "hang bright flags and lanterns together, laughing",
		doingAlone: "hangs bright flags and lanterns, laughing",
		mood: "festive and merry",
		light: "at dusk, with strings of warm lights",
	},
};
