import type { Figure } from "~/story/scene";
import type { Composition } from "~/story/script";
import type { Expression, Mood, Pose, Shot, Time } from "~/story/vocabulary";
import type { Beat } from "./plots/plot";

/** What each picture of a book shows. */

export type Moment = "cover" | "title" | "opener" | Beat | "last";

export type Staging = {
	composition: Composition;
	shot: Shot;
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
		composition: "spread",
		shot: "wide",
		pose: "stand",
		others: "stand",
		expression: "glad",
		facing: "front",
		mood: "wondrous",
		time: ["noon", "night"],
		weather: "clear",
	},
	title: {
		composition: "vignette",
		shot: "close",
		pose: "wave",
		others: "stand",
		expression: "glad",
		facing: "front",
		mood: "calm",
		time: ["dawn", "dusk"],
		weather: "clear",
	},
	opener: {
		composition: "clearing",
		shot: "wide",
		pose: "sit",
		others: "sit",
		expression: "thinking",
		facing: "right",
		mood: "calm",
		time: ["dawn", "dusk"],
		weather: "clear",
	},
	want: {
		composition: "picture-left",
		shot: "mid",
		pose: "sit",
		others: "sit",
		expression: "glad",
		facing: "right",
		mood: "merry",
		time: ["noon", "night"],
		weather: "clear",
	},
	upset: {
		composition: "spread",
		shot: "wide",
		pose: "point",
		others: "stand",
		expression: "surprised",
		facing: "right",
		mood: "tense",
		time: ["noon", "night"],
		weather: "blowing",
	},
	try1: {
		composition: "strip",
		shot: "mid",
		pose: "kneel",
		others: "point",
		expression: "thinking",
		facing: "right",
		mood: "merry",
		time: ["noon", "night"],
		weather: "clear",
	},
	try2: {
		composition: "picture-right",
		shot: "wide",
		pose: "walk",
		others: "walk",
		expression: "brave",
		facing: "right",
		mood: "merry",
		time: ["noon", "night"],
		weather: "cloudy",
	},
	twist: {
		composition: "spread",
		shot: "above",
		pose: "kneel",
		others: "kneel",
		expression: "surprised",
		facing: "left",
		mood: "tense",
		time: ["dusk", "night"],
		weather: "cloudy",
	},
	worse: {
		composition: "night-wide",
		shot: "wide",
		pose: "stand",
		others: "stand",
		expression: "sad",
		facing: "left",
		mood: "sad",
		time: ["dusk", "night"],
		weather: "gloomy",
	},
	low: {
		composition: "close-up",
		shot: "close",
		pose: "look-away",
		others: "sit",
		expression: "sad",
		facing: "away",
		mood: "sad",
		time: ["dusk", "night"],
		weather: "gloomy",
	},
	climax: {
		composition: "clearing",
		shot: "mid",
		pose: "stand",
		others: "stand",
		expression: "brave",
		facing: "right",
		mood: "wondrous",
		time: ["dusk", "night"],
		weather: "cloudy",
	},
	payoff: {
		composition: "spread",
		shot: "mid",
		pose: "jump",
		others: "dance",
		expression: "glad",
		facing: "front",
		mood: "merry",
		time: ["dusk", "night"],
		weather: "clear",
	},
	home: {
		composition: "picture-left",
		shot: "close",
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
		composition: "vignette",
		shot: "wide",
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
