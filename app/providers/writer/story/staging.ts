import type { Figure } from "~/story/scene";
import type { Expression, Mood, Pose, Time } from "~/story/vocabulary";
import type { Beat } from "./plots/plot";

/** What each picture of a book shows; looks.ts has from where. */

export type Moment = "cover" | "title" | "opener" | Beat | "last";

export type Staging = {
	/** What the main character does where the plot doesn't say. */
	pose: Pose;
	/** What companions do. */
	others: Pose;
	expression: Expression;
	facing: Figure["facing"];
	mood: Mood;
	/** By day, and in a story that plays at night. */
	time: readonly [Time, Time];
	weather: "clear" | "cloudy" | "blowing" | "gloomy";
	isAtBed?: true;
};

/** Warm to begin with, darkest and quietest at the low point, brightest at the climax, lamplight at the end. */
export const STAGING: Readonly<Record<Moment, Staging>> = {
	cover: {
		pose: "stand",
		others: "stand",
		expression: "glad",
		facing: "front",
		mood: "wondrous",
		time: ["noon", "night"],
		weather: "clear",
	},
	title: {
		pose: "wave",
		others: "stand",
		expression: "glad",
		facing: "front",
		mood: "calm",
		time: ["dawn", "dusk"],
		weather: "clear",
	},
	opener: {
		pose: "sit",
		others: "sit",
		expression: "thinking",
		facing: "right",
		mood: "calm",
		time: ["dawn", "dusk"],
		weather: "clear",
	},
	want: {
		pose: "sit",
		others: "sit",
		expression: "glad",
		facing: "right",
		mood: "merry",
		time: ["noon", "night"],
		weather: "clear",
	},
	upset: {
		pose: "point",
		others: "stand",
		expression: "surprised",
		facing: "right",
		mood: "tense",
		time: ["noon", "night"],
		weather: "blowing",
	},
	try1: {
		pose: "kneel",
		others: "point",
		expression: "thinking",
		facing: "right",
		mood: "merry",
		time: ["noon", "night"],
		weather: "clear",
	},
	try2: {
		pose: "walk",
		others: "walk",
		expression: "brave",
		facing: "right",
		mood: "merry",
		time: ["noon", "night"],
		weather: "cloudy",
	},
	twist: {
		pose: "kneel",
		others: "kneel",
		expression: "surprised",
		facing: "left",
		mood: "tense",
		time: ["dusk", "night"],
		weather: "cloudy",
	},
	worse: {
		pose: "stand",
		others: "stand",
		expression: "sad",
		facing: "left",
		mood: "sad",
		time: ["dusk", "night"],
		weather: "gloomy",
	},
	low: {
		pose: "look-away",
		others: "sit",
		expression: "sad",
		facing: "away",
		mood: "sad",
		time: ["dusk", "night"],
		weather: "gloomy",
	},
	climax: {
		pose: "stand",
		others: "stand",
		expression: "brave",
		facing: "right",
		mood: "wondrous",
		time: ["dusk", "night"],
		weather: "cloudy",
	},
	payoff: {
		pose: "jump",
		others: "dance",
		expression: "glad",
		facing: "front",
		mood: "merry",
		time: ["dusk", "night"],
		weather: "clear",
	},
	home: {
		pose: "lie",
		others: "sit",
		expression: "sleepy",
		facing: "right",
		mood: "calm",
		time: ["night", "night"],
		weather: "clear",
		isAtBed: true,
	},
	last: {
		pose: "sleep",
		others: "sleep",
		expression: "sleepy",
		facing: "right",
		mood: "calm",
		time: ["night", "dawn"],
		weather: "clear",
		isAtBed: true,
	},
};

/** At the climax the main character is seen doing what the words say: by trait. */
export const DEED_POSES: Readonly<Record<string, Pose>> = {
	unhurried: "sit",
	shy: "stand",
	kind: "kneel",
	funny: "dance",
	curious: "kneel",
	creative: "kneel",
	musical: "dance",
	sporty: "run",
	strong: "carry",
	stubborn: "climb",
	chatty: "wave",
	friendly: "wave",
	gentle: "point",
	dreamy: "look-away",
	helpful: "hug",
	tidy: "point",
	grumpy: "carry",
	sleepy: "lie",
	adventurous: "climb",
	brave: "walk",
	hungry: "carry",
};
