import { thing } from "~/studio/story/article";
import type { CastLikeness, CastMember } from "~/studio/story/cast";
import { isPerson } from "~/studio/story/figure";
import type { Figure } from "~/studio/story/scene";
import type { Expression, Mood, Pose } from "~/studio/story/vocabulary";

const POSES: Record<Pose, string> = {
	stand: "standing",
	walk: "walking",
	run: "running",
	jump: "jumping",
	sit: "sitting",
	kneel: "kneeling",
	lie: "lying down",
	sleep: "fast asleep",
	fly: "flying",
	swim: "swimming",
	climb: "climbing",
	hug: "hugging",
	point: "pointing",
	carry: "carrying something",
	dance: "dancing",
	wave: "waving",
	"look-away": "turned away",
	"in-bed": "sitting up in bed",
	"in-water": "standing in the water",
	reach: "reaching out",
	hide: "crouching down",
	push: "pushing",
	pull: "pulling",
};
/** What animals do instead, who have paws, hooves or wings. */
const OF_ANIMALS: Partial<Record<Pose, string>> = {
	kneel: "sitting and sniffing",
	hug: "nestling close",
	point: "looking on keenly",
	carry: "trotting along",
	dance: "jumping",
	wave: "looking up",
	reach: "stretching forward",
	hide: "crouching low",
	push: "pushing with its head",
	pull: "pulling with its mouth",
	"in-bed": "lying on the covers",
};
/** And those who can't stand yet, and soft toys: they are set down. */
const OF_THE_SMALL: Partial<Record<Pose, string>> = {
	lie: "lying down",
	sleep: "fast asleep",
	"in-bed": "sitting in bed",
	swim: "floating, held safely",
	fly: "flying",
};

function poseOf({ kind }: CastMember, pose: Pose): string {
	if (kind === "baby" || kind === "toy") return OF_THE_SMALL[pose] ?? "sitting";
	return (isPerson(kind) ? undefined : OF_ANIMALS[pose]) ?? POSES[pose];
}

/** Nobody pushes what no text tells of. */
const NEEDING: readonly Pose[] = ["push", "pull", "carry", "point", "reach"];

/** How somebody feels: the vocabulary's own words, where they say it in a sentence. */
const FEELINGS: Partial<Record<Expression, string>> = { thinking: "thoughtful" };
/** What nobody is glad in, whatever a closed list had for them. */
const GRAVE: readonly Mood[] = ["sad", "tense"];

/** Whoever sleeps shows no feeling, nor does who is said to be glad where the mood is another; empty then. */
export function feelingOf(
	{ expression, pose }: Figure,
	{ mood, shows = "" }: { mood: Mood; shows?: string },
): string {
	const isAsleep = pose === "sleep" || (expression === "sleepy" && /\basleep\b/u.test(shows));
	if (isAsleep) return "fast asleep";
	if (expression === "glad" && GRAVE.includes(mood)) return "";
	return `feeling ${FEELINGS[expression] ?? expression}`;
}

/** On a picture that is folded in the middle nobody stands there: `at` is whose place it is among all. */
function placeOf({ place }: Figure, at: number, isFolded: boolean): string {
	if (place !== "middle") return `on the ${place}`;
	if (!isFolded) return "in the middle";
	return at % 2 === 0 ? "a little left of the middle" : "a little right of the middle";
}

type Around = {
	seen: readonly CastLikeness[];
	isFolded: boolean;
	/** The text tells of others. */
	isExtra: boolean;
	mood: Mood;
};

/** What somebody does in a picture of which no text tells it, for a painter who knows the others by their reference pictures. */
export function deedOf(
	member: CastMember,
	figure: Figure,
	{ seen, isFolded, isExtra, mood }: Around,
): string {
	const { pose, holds, facing, depth, with: other } = figure;
	const partner = seen.findIndex(({ member: { id } }) => id === other) + 1;
	const own = seen.findIndex(({ member: { id } }) => id === member.id);
	return [
		isExtra && NEEDING.includes(pose) ? "looking on" : poseOf(member, pose),
		...(partner > 0 ? [`touching the character of reference picture ${partner}`] : []),
		placeOf(figure, own, isFolded),
		...(depth === "far" ? ["farther away"] : []),
		...(facing === "away" ? ["seen from behind"] : []),
		...(holds ? [`holding ${thing(holds)}`] : []),
		...(pose === "sleep" ? [] : [feelingOf(figure, { mood })]),
	]
		.filter((part) => part !== "")
		.join(", ");
}
