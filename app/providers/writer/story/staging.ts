import type { CastMember } from "~/story/cast";
import type { Figure, Scene } from "~/story/scene";
import type { Composition } from "~/story/script";
import {
	type Expression,
	type Mood,
	type Pose,
	PROPS,
	type Prop,
	type Shot,
	type Time,
	type Weather,
} from "~/story/vocabulary";
import type { Place } from "./place";
import type { Beat, Plot } from "./plots/plot";
import { stirAt } from "./stirs";

/** The pictures of a book: a table of what each page shows, and the scene that comes of it for one story. */

export type Moment = "cover" | "title" | "opener" | Beat | "last";

type Staging = {
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
const STAGING: Readonly<Record<Moment, Staging>> = {
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
		others: "hug",
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
const DEED_POSES: Readonly<Record<string, Pose>> = {
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

const PLACES: readonly Figure["place"][] = ["middle", "left", "right", "left"];

/** What a scene is made for. `named` are the characters of its words; `deed` is the trait that acts at the climax. */
type Call = {
	moment: Moment;
	place: Place;
	atNight: boolean;
	plot: Plot;
	named: readonly CastMember[];
	text: string;
	deed: string;
};

export function compositionOf(moment: Moment): Composition {
	return STAGING[moment].composition;
}

export function sceneOf({ moment, place, atNight, plot, named, text, deed }: Call): Scene {
	const staging = STAGING[moment];
	const { blowing, gloomy } = stirAt(place.id);
	const weathers: Record<Staging["weather"], Weather> = {
		clear: "clear",
		cloudy: blowing === "wind" ? "cloudy" : "clear",
		blowing,
		gloomy,
	};
	const ordered = [...named].sort((one, other) => Number(other.isMain) - Number(one.isMain));
	const props = propsIn(text);
	const holds = props.includes(plot.prop) && staging.pose !== "sleep" ? plot.prop : null;
	return {
		setting: staging.isAtBed ? "bedroom" : place.id,
		time: staging.time[atNight ? 1 : 0],
		weather: staging.isAtBed ? "clear" : weathers[staging.weather],
		mood: staging.mood,
		shot: staging.shot,
		figures: ordered.map((member, index): Figure => {
			const pose = member.isMain ? mainPose(moment, plot, deed) : staging.others;
			return {
				who: member.id,
				pose: inPlace(pose, place.id, member),
				expression: staging.expression,
				facing: pose === "look-away" ? "away" : staging.facing,
				holds: member.isMain ? holds : null,
				with: null,
				place: PLACES[index] ?? "right",
				depth: index < 3 ? "near" : "far",
			};
		}),
		props: props.filter((prop) => prop !== holds),
		focus: ordered[0]?.id ?? null,
	};
}

function mainPose(moment: Moment, plot: Plot, deed: string): Pose {
	if (moment === "climax") return DEED_POSES[deed] ?? STAGING.climax.pose;
	const own: Partial<Record<Moment, Pose>> = plot.poses;
	return own[moment] ?? STAGING[moment].pose;
}

/** Under the sea one swims where others walk; babies and animals keep to what they can do. */
function inPlace(pose: Pose, place: string, { kind }: CastMember): Pose {
	if (kind === "baby") return pose === "sleep" || pose === "lie" ? pose : "sit";
	const isMoving = pose === "walk" || pose === "run" || pose === "climb" || pose === "jump";
	if (isMoving && (place === "underwater" || place === "pool")) return "swim";
	if (isMoving && place === "sky") return "fly";
	const isOnFours = kind !== "child" && kind !== "grown-up" && kind !== "old";
	return isOnFours &&
		(pose === "point" || pose === "hug" || pose === "carry" || pose === "wave" || pose === "dance")
		? "jump"
		: pose;
}

/** The things of our list that the words name, so that they are in the picture. */
export function propsIn(text: string): Prop[] {
	return PROPS.filter((prop) => new RegExp(`(?<![\\p{L}’-])${prop}s?(?![\\p{L}])`, "iu").test(text));
}
