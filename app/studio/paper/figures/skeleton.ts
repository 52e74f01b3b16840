import type { Point } from "../drawing/sheet";
import type { Build } from "./build";
import type { Stance } from "./poses";

/** From the ankle to the sole, in units of the body. */
export const FOOT = 9;
/** What hangs from a shoulder or a hip: its two joints below it, and the directions of the bones, degrees, 0 down and 90 right. */
export type Bones = { from: Point; middle: Point; end: Point; lower: number; upper: number };

/** Where everything of a body is, in its own unit: x right, y down, the ground at 0. */
export type Skeleton = {
	stance: Stance;
	build: Build;
	/** 1 from the front, less where the body is turned. */
	breadth: number;
	/** 1 turned to the right, -1 to the left, 0 to the front. */
	turned: 1 | 0 | -1;
	/** Where the trunk begins under the neck, and how far it leans, degrees clockwise. */
	neck: Point;
	lean: number;
	pelvis: Point;
	/** Of the head, degrees clockwise. */
	head: number;
	/** The right one of the picture first; of a side view the nearer. */
	arms: [Bones, Bones];
	legs: [Bones, Bones];
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** A point so far from another, in a direction: 0 down, 90 right. */
export const away = ([x, y]: Point, direction: number, length: number): Point => [
	x + Math.sin(radians(direction)) * length,
	y + Math.cos(radians(direction)) * length,
];

const armLength = ({ torso }: Build) => torso * 0.43;
export const legLength = ({ leg }: Build) => (leg + 12) / 2;

/** Holds a body in a stance; `turned` is the side it faces. The lowest joint is on the ground, or as high above it as the stance has it. */
export function skeletonOf(build: Build, stance: Stance, turned: 1 | 0 | -1): Skeleton {
	const isSide = stance.view === "side";
	const forward = turned === 0 ? 1 : turned;
	const breadth = isSide ? 0.8 : turned === 0 ? 1 : 0.9;
	const lean = isSide ? forward * stance.lean : stance.lean;
	const pelvis: Point = [0, 0];
	const up = (along: number, across: number): Point => {
		const [x, y] = away(pelvis, 180 - lean, along);
		return away([x, y], 90 - lean, across);
	};
	const trunk = build.torso - 5;
	const neck = up(trunk, 0);
	/** Which way a limb's forward is: its own side from the front, the figure's from the side. */
	const ways = isSide ? ([forward, forward] as const) : ([1, -1] as const);
	const sides = isSide ? ([-forward, forward] as const) : ([1, -1] as const);
	const limb = (kind: "arms" | "legs", i: 0 | 1): Bones => {
		const [upper, bend] = stance[kind][i];
		const isArm = kind === "arms";
		const way = ways[i];
		const shift = isArm
			? (build.shoulder - 7) * (isSide ? 0.5 : breadth)
			: build.hip * (isSide ? 0.22 : 0.46 * breadth);
		const from = isArm ? up(trunk - 14, sides[i] * shift) : up(3, sides[i] * shift);
		// The whole body leans in a front view, its arms with it.
		const turn = isSide ? 0 : -stance.lean * (isArm ? 1 : 0);
		const length = isArm ? armLength(build) : legLength(build);
		const first = way * upper + turn;
		const second = way * (isArm ? upper + bend : upper - bend) + turn;
		const middle = away(from, first, length);
		return { from, middle, end: away(middle, second, length), upper: first, lower: second };
	};
	const raw: Skeleton = {
		stance,
		build,
		breadth,
		turned,
		neck,
		lean,
		pelvis,
		head: forward * stance.head,
		arms: [limb("arms", 0), limb("arms", 1)],
		legs: [limb("legs", 0), limb("legs", 1)],
	};
	return moveBy(raw, -lowestOf(raw) - stance.lift * 2 * legLength(build));
}

/** The lowest of a body: a sole, a knee, what it sits on, a hand. */
function lowestOf({ build, legs, arms, pelvis, neck, lean }: Skeleton): number {
	const flat = Math.abs(Math.sin(radians(lean)));
	return Math.max(
		...legs.map(({ end, lower }) => end[1] + FOOT * Math.max(0.55, Math.cos(radians(lower)))),
		...legs.map(({ middle }) => middle[1] + build.thick * 0.5),
		pelvis[1] + 4 + build.thick * 0.55,
		pelvis[1] + flat * build.hip * 0.8,
		...(flat > 0.5 ? [neck[1] + flat * build.shoulder * 0.8] : []),
		...arms.flatMap(({ end, middle }) => [end[1] + 7, middle[1] + 7]),
	);
}

const down = ([x, y]: Point, by: number): Point => [x, y + by];
const bonesDown = (bones: Bones, by: number): Bones => ({
	...bones,
	from: down(bones.from, by),
	middle: down(bones.middle, by),
	end: down(bones.end, by),
});
function moveBy(skeleton: Skeleton, by: number): Skeleton {
	const { neck, pelvis, arms, legs } = skeleton;
	return {
		...skeleton,
		neck: down(neck, by),
		pelvis: down(pelvis, by),
		arms: [bonesDown(arms[0], by), bonesDown(arms[1], by)],
		legs: [bonesDown(legs[0], by), bonesDown(legs[1], by)],
	};
}

/** An arm whose hand is at a place, or as near to it as it reaches; `bend` says to which side the elbow goes. */
export function reaching(arm: Bones, to: Point, length: number, bend: 1 | -1): Bones {
	const [dx, dy] = [to[0] - arm.from[0], to[1] - arm.from[1]];
	const far = Math.min(2 * length * 0.99, Math.max(length * 0.3, Math.hypot(dx, dy)));
	const direction = (Math.atan2(dx, dy) * 180) / Math.PI;
	const off = (Math.acos(far / (2 * length)) * 180) / Math.PI;
	const upper = direction + bend * off;
	const lower = direction - bend * off;
	const middle = away(arm.from, upper, length);
	return { from: arm.from, middle, end: away(middle, lower, length), upper, lower };
}
