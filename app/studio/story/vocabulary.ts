/**
 * The words in which a story is planned, written, drawn and checked: one list each. Ids, never shown to a family.
 * Those of places are the rows of `places/list.ts`, those of clothes are in `outfits.ts`.
 */

export const TIMES = ["dawn", "noon", "dusk", "night"] as const;
export type Time = (typeof TIMES)[number];

export const WEATHERS = ["clear", "cloudy", "rain", "snow", "wind", "storm", "fog"] as const;
export type Weather = (typeof WEATHERS)[number];

export const MOODS = ["calm", "merry", "tense", "sad", "wondrous"] as const;
export type Mood = (typeof MOODS)[number];

export const SHOTS = ["wide", "mid", "close", "above"] as const;
export type Shot = (typeof SHOTS)[number];

/** How words and picture share a page or spread. */
export const COMPOSITIONS = [
	"spread",
	"picture-left",
	"picture-right",
	"vignette",
	"close-up",
	"strip",
	"night-wide",
	"clearing",
] as const;
export type Composition = (typeof COMPOSITIONS)[number];

export const POSES = [
	"stand",
	"walk",
	"run",
	"jump",
	"sit",
	"kneel",
	"lie",
	"sleep",
	"fly",
	"swim",
	"climb",
	"hug",
	"point",
	"carry",
	"dance",
	"wave",
	"look-away",
	"in-bed",
	"in-water",
	"reach",
	"hide",
	"push",
	"pull",
] as const;
export type Pose = (typeof POSES)[number];

/** Shown by how somebody holds themselves, never by a drawn mouth or by marks beside the head. */
export const EXPRESSIONS = ["glad", "surprised", "sad", "brave", "sleepy", "thinking"] as const;
export type Expression = (typeof EXPRESSIONS)[number];

export const PROPS = [
	"torch",
	"map",
	"key",
	"rucksack",
	"wellies",
	"teddy",
	"lantern",
	"rope",
	"letter",
	"cake",
	"boat",
	"bike",
	"kite",
	"ball",
	"book",
	"umbrella",
	"basket",
	"spade",
	"telescope",
	"drum",
	"flag",
	"balloon",
	"net",
	"shell",
	"feather",
	"owl",
	"fox",
	"dragon",
	"penguin",
	"robot",
] as const;
export type Prop = (typeof PROPS)[number];

export const KINDS = [
	"baby",
	"child",
	"grown-up",
	"old",
	"cat",
	"dog",
	"rabbit",
	"bird",
	"horse",
	"animal",
	"toy",
] as const;
export type Kind = (typeof KINDS)[number];

/** How the pictures of a book are made. */
export type Style = "painted" | "paper-theatre";
