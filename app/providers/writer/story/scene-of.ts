import type { CastMember } from "~/story/cast";
import type { Figure, Scene } from "~/story/scene";
import { type Pose, PROPS, type Prop, type Shot, type Weather } from "~/story/vocabulary";
import type { Place } from "./place";
import type { Plot } from "./plots/plot";
import { posesTold } from "./pose-told";
import { DEED_POSES, type Moment, STAGING, type Staging } from "./staging";
import { stirAt } from "./stirs";

/** The scene of a page of one story, from what such a page shows and what its words say. */

const PLACES: readonly Figure["place"][] = ["middle", "left", "right", "left"];

/** What a scene is made for. `named` are the characters of its words; `deed` is the trait that acts at the climax. */
type Call = {
	moment: Moment;
	shot: Shot;
	place: Place;
	atNight: boolean;
	plot: Plot;
	named: readonly CastMember[];
	text: string;
	deed: string;
};

export function sceneOf({ moment, shot, place, atNight, plot, named, text, deed }: Call): Scene {
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
	const lost: readonly Moment[] = plot.lost;
	const isInHand =
		props.includes(plot.prop) &&
		staging.pose !== "sleep" &&
		!lost.includes(moment) &&
		!isWithout(text, plot.prop);
	const holds = isInHand ? plot.prop : null;
	const beside = ordered.find(({ isMain, kind }) => !isMain && kind !== "bird");
	const others = (one: CastMember) => ordered.filter((member) => member !== one);
	return {
		setting: staging.isAtBed ? "bedroom" : place.id,
		time: staging.time[atNight ? 1 : 0],
		weather: staging.isAtBed ? "clear" : weathers[staging.weather],
		mood: staging.mood,
		shot,
		...(staging.isAtBed && { outfit: "nightclothes" as const }),
		figures: ordered.map((member, index): Figure => {
			const usual = member.isMain ? mainPose(moment, plot, deed) : companionPose(moment, member);
			// What the climax turns on is seen, whatever else its words say.
			const isDeed = member.isMain && moment === "climax" && DEED_POSES[deed] !== undefined;
			const wanted = isDeed ? usual : asTold(usual, staging, posesTold(text, member, others(member)));
			const pose = inPlace(
				wanted === "hug" && (!member.isMain || !beside) ? "dance" : wanted,
				place.id,
				member,
			);
			return {
				who: member.id,
				pose,
				expression: staging.expression,
				facing: pose === "look-away" ? "away" : staging.facing,
				holds: member.isMain ? holds : null,
				with: pose === "hug" ? (beside?.id ?? null) : null,
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

/** The pose that the words tell, where they tell one; in bed nobody gets up for it. */
function asTold(usual: Pose, { isAtBed }: Staging, poses: readonly Pose[]): Pose {
	const told = poses.filter((pose) => !isAtBed || pose === "sleep" || pose === "lie");
	return told.includes(usual) ? usual : (told[0] ?? usual);
}

/** On the page where they join, companions do what is told of them. */
function companionPose(moment: Moment, { trait }: CastMember): Pose {
	const isJoining = moment === "upset" || moment === "try1" || moment === "try2";
	return (isJoining && trait !== null ? DEED_POSES[trait] : undefined) ?? STAGING[moment].others;
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

const PROP_WORDS = PROPS.map((prop) => new RegExp(`(?<![\\p{L}’-])${prop}s?(?![\\p{L}])`, "iu"));

/** The things of our list that the words name, so that they are in the picture. */
export function propsIn(text: string): Prop[] {
	return PROPS.filter((_, i) => PROP_WORDS[i]?.test(text));
}

/** "No map, and we did it!": it may lie about, but nobody has it. */
const isWithout = (text: string, prop: Prop) =>
	new RegExp(`(?<!\\p{L})(?:no|without|without an?|not an?) ${prop}(?!\\p{L})`, "iu").test(text);
