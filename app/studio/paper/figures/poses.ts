import type { Pose } from "~/studio/story/vocabulary";

/** A joint's two angles in degrees: of its upper bone (0 hangs down, 90 forward, 180 up, minus back), and how far the lower one is bent. */
type Limb = readonly [upper: number, bend: number];

/**
 * How a body is held. Forward is where the figure faces; in a front view it is away from the body's middle, for each limb
 * to its own side. Elbows bend forward, knees back. The right limb of the picture comes first, of a side view the nearer one.
 */
export type Stance = {
	view: "front" | "side";
	/** The trunk, forward. */
	lean: number;
	/** The head, forward. Upright bodies tilt it by 12 at most; lying and flying it may turn with them. */
	head: number;
	arms: readonly [Limb, Limb];
	legs: readonly [Limb, Limb];
	/** How high it is off the ground, in shares of its legs' length; 0 stands, sits or lies on it. */
	lift: number;
	/** What it lies, sits or climbs on that belongs to the pose. */
	on?: "pillow" | "bed" | "perch" | "seat" | "water";
};

/** Poses of people: a front view, a side view, or both. What faces away is the front view seen from behind. */
// biome-ignore format: a line each reads as a table
export const POSES: Record<Pose, { front?: Stance; side?: Stance }> = {
	stand: {
		front: { view: "front", lean: 0, head: 0, arms: [[22, -8], [18, -4]], legs: [[4, 0], [4, 0]], lift: 0 },
	},
	walk: {
		side: { view: "side", lean: 4, head: 2, arms: [[-30, 24], [34, 26]], legs: [[27, 6], [-20, 16]], lift: 0 },
	},
	run: {
		side: { view: "side", lean: 14, head: 6, arms: [[-52, 88], [58, 84]], legs: [[66, 72], [-34, 58]], lift: 0.06 },
	},
	jump: {
		front: { view: "front", lean: 0, head: -4, arms: [[142, 14], [138, 16]], legs: [[44, 82], [34, 64]], lift: 0.5 },
	},
	sit: {
		front: { view: "front", lean: 0, head: 3, arms: [[34, -44], [34, -44]], legs: [[74, 150], [74, 152]], lift: 0 },
		side: { view: "side", lean: -2, head: 2, arms: [[12, 56], [26, 48]], legs: [[84, 78], [90, 66]], lift: 0, on: "seat" },
	},
	kneel: {
		side: { view: "side", lean: 12, head: 8, arms: [[34, 34], [52, 30]], legs: [[4, 92], [76, 78]], lift: 0 },
	},
	lie: {
		side: { view: "side", lean: 66, head: 8, arms: [[26, 62], [40, 50]], legs: [[-88, 0], [-90, 30]], lift: 0 },
	},
	sleep: {
		side: { view: "side", lean: -82, head: -74, arms: [[76, 28], [66, 20]], legs: [[88, 10], [96, 22]], lift: 0, on: "pillow" },
	},
	fly: {
		side: { view: "side", lean: 66, head: 12, arms: [[112, 10], [-40, 8]], legs: [[-76, 8], [-66, 26]], lift: 0.9 },
	},
	swim: {
		side: { view: "side", lean: 74, head: 8, arms: [[66, 34], [-34, 12]], legs: [[-72, 10], [-98, 24]], lift: 0.3, on: "water" },
	},
	climb: {
		side: { view: "side", lean: 14, head: -6, arms: [[116, 16], [134, 22]], legs: [[84, 84], [2, 10]], lift: 0, on: "perch" },
	},
	hug: {
		front: { view: "front", lean: 0, head: 5, arms: [[66, 26], [66, 26]], legs: [[5, 0], [5, 0]], lift: 0 },
		side: { view: "side", lean: 5, head: 8, arms: [[62, 22], [78, 26]], legs: [[-4, 2], [7, 4]], lift: 0 },
	},
	point: {
		side: { view: "side", lean: 4, head: 3, arms: [[-16, 12], [96, 2]], legs: [[-6, 2], [14, 4]], lift: 0 },
	},
	carry: {
		front: { view: "front", lean: -3, head: 0, arms: [[26, -86], [26, -86]], legs: [[7, 0], [7, 0]], lift: 0 },
	},
	dance: {
		front: { view: "front", lean: 6, head: 7, arms: [[148, 14], [66, 46]], legs: [[44, 66], [-3, 0]], lift: 0 },
	},
	wave: {
		front: { view: "front", lean: -2, head: 5, arms: [[104, 48], [24, -10]], legs: [[4, 0], [6, 0]], lift: 0 },
	},
	"look-away": {
		front: { view: "front", lean: 0, head: 4, arms: [[16, 2], [16, 2]], legs: [[4, 0], [4, 0]], lift: 0 },
		side: { view: "side", lean: 3, head: 7, arms: [[-14, 24], [16, 20]], legs: [[-3, 2], [6, 4]], lift: 0 },
	},
	"in-bed": {
		side: { view: "side", lean: -26, head: -4, arms: [[28, 30], [44, 24]], legs: [[88, 0], [92, 4]], lift: 0, on: "bed" },
	},
	"in-water": {
		front: { view: "front", lean: 0, head: 0, arms: [[84, 16], [72, 22]], legs: [[6, 0], [6, 0]], lift: 0, on: "water" },
	},
	reach: {
		side: { view: "side", lean: 13, head: 2, arms: [[78, 10], [106, 6]], legs: [[-22, 4], [22, 12]], lift: 0 },
	},
	hide: {
		side: { view: "side", lean: 12, head: 4, arms: [[46, 112], [62, 104]], legs: [[4, 92], [76, 78]], lift: 0 },
	},
	push: {
		side: { view: "side", lean: 25, head: 4, arms: [[70, 8], [84, 6]], legs: [[-40, 6], [32, 46]], lift: 0 },
	},
	pull: {
		side: { view: "side", lean: -20, head: -6, arms: [[66, 6], [78, 4]], legs: [[40, 12], [18, 6]], lift: 0 },
	},
};
