import type { Kind, Pose } from "~/studio/story/vocabulary";

export type Species = Extract<Kind, "cat" | "dog" | "rabbit" | "bird" | "horse" | "animal">;

type Leg = readonly [upper: number, bend: number];

/**
 * How an animal on four legs is held, seen from the side. Angles as of people: legs 0 hang down, 90 forward; a front leg
 * bends back, a hind leg forward. The nearer of two comes first.
 */
export type AnimalStance = {
	/** Front end up, degrees. */
	pitch: number;
	front: readonly [Leg, Leg];
	hind: readonly [Leg, Leg];
	/** Shares of its legs' length off the ground. */
	lift: number;
	/** The tail, from hanging (0) back and up (180). */
	tail: number;
	/** The head, forward and down, degrees; how far down it is, in shares of the neck. */
	head: number;
	low: number;
	on?: "perch";
};

const stand: AnimalStance = {
	pitch: 0,
	front: [
		[0, 0],
		[6, 0],
	],
	hind: [
		[-6, -10],
		[4, -10],
	],
	lift: 0,
	tail: 120,
	head: 0,
	low: 0,
};
const lying: AnimalStance = {
	pitch: 2,
	front: [
		[84, -6],
		[88, -6],
	],
	hind: [
		[74, 0],
		[70, 0],
	],
	lift: 0,
	tail: 84,
	head: 4,
	low: 0.35,
};
const leaping: AnimalStance = {
	pitch: 14,
	front: [
		[70, 14],
		[56, 24],
	],
	hind: [
		[-52, -14],
		[-64, -10],
	],
	lift: 0.8,
	tail: 130,
	head: -4,
	low: 0,
};

/**
 * Poses of animals on four legs; "sits" is drawn from the front, "curled" from behind. What only hands can do an animal does in its own
 * way.
 */
// biome-ignore format: a line each reads as a table
const POSES: Record<Pose, AnimalStance | "sits" | "curled"> = {
	stand,
	walk: { ...stand, front: [[22, 6], [-20, 10]], hind: [[-24, -12], [20, -16]], tail: 132 },
	run: { ...leaping, pitch: 3, lift: 0.35, head: 3 },
	jump: { ...leaping, pitch: 24, lift: 0.9 },
	sit: "sits",
	kneel: { pitch: -20, front: [[80, -4], [86, -4]], hind: [[-4, -8], [6, -8]], lift: 0, tail: 160, head: -4, low: 0 },
	lie: lying,
	sleep: "curled",
	fly: { ...leaping, pitch: 10, lift: 1.4 },
	swim: { ...stand, pitch: 10, front: [[58, 50], [34, 30]], hind: [[-44, -20], [-20, -30]], lift: 0.5, tail: 96 },
	climb: { ...stand, pitch: 34, front: [[44, 10], [58, 12]], hind: [[-26, -14], [-12, -14]], tail: 110, head: -6, on: "perch" },
	hug: "sits",
	point: { ...stand, front: [[0, 0], [64, 70]], tail: 100, head: -3 },
	carry: { ...stand, tail: 140 },
	dance: { pitch: 58, front: [[74, 44], [56, 60]], hind: [[-8, -24], [8, -24]], lift: 0, tail: 100, head: -8, low: 0 },
	wave: { ...stand, front: [[0, 0], [92, 50]], head: -6, tail: 150 },
	"look-away": "sits",
	"in-bed": lying,
	"in-water": { ...stand, tail: 140 },
	reach: { ...stand, pitch: 26, front: [[58, 20], [84, 30]], head: -4, tail: 140 },
	hide: { ...lying, low: 0.6 },
	push: { ...stand, pitch: -6, front: [[26, 10], [40, 12]], hind: [[-34, -12], [-18, -14]], head: 6 },
	pull: { ...stand, pitch: -8, front: [[30, 0], [38, 0]], hind: [[-14, -20], [-4, -20]], head: -4, tail: 150 },
};

/** A horse doesn't sit: it lies down with its legs before it, or stands. */
export function animalPose(species: Species, pose: Pose): AnimalStance | "sits" | "curled" {
	const own = POSES[pose];
	if (species !== "horse" || own !== "sits") return own;
	return pose === "sit" ? lying : stand;
}
