import type { Pose } from "~/studio/story/vocabulary";
import { POSES, type Stance } from "./poses";

/** Other ways to do what many pictures show: somebody's next picture has the next one. */
// biome-ignore format: a line each reads as a table
const OTHER_WAYS: Partial<Record<Pose, readonly { front?: Stance; side?: Stance }[]>> = {
	stand: [
		{ front: { view: "front", lean: 0, head: 2, arms: [[54, -102], [16, -2]], legs: [[9, 0], [1, 0]], lift: 0 } },
		{ front: { view: "front", lean: 0, head: -2, arms: [[28, -70], [28, -70]], legs: [[5, 0], [5, 0]], lift: 0 } },
	],
	sit: [
		{ side: { view: "side", lean: 4, head: 2, arms: [[14, 40], [30, 36]], legs: [[88, 2], [94, 8]], lift: 0 } },
		{ side: { view: "side", lean: -2, head: 2, arms: [[-18, 6], [26, 48]], legs: [[84, 78], [90, 66]], lift: 0, on: "seat" } },
	],
	reach: [
		{ side: { view: "side", lean: 20, head: 4, arms: [[58, 14], [94, 6]], legs: [[4, 92], [76, 78]], lift: 0 } },
	],
};

/** How a pose is held on the `turn`th picture, seen from the side or, where it can be, from the front. */
export function stanceOf(pose: Pose, isSideways: boolean, turn: number): Stance {
	const ways = [POSES[pose], ...(OTHER_WAYS[pose] ?? [])];
	const { front, side } = ways[turn % ways.length] ?? POSES[pose];
	return ((isSideways ? (side ?? front) : (front ?? side)) ?? POSES.stand.front) as Stance;
}
