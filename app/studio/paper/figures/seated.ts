import type { Pose } from "~/studio/story/vocabulary";
import type { Stance } from "./poses";

/** What somebody in a wheelchair does. */

/** In which arms lie in the lap of somebody in a wheelchair; in any other they do what they do. */
const RESTING = new Set<Pose>(["stand", "sit", "kneel", "look-away", "carry"]);
/** Arms that wave, jump or dance before a head, seen from the side. */
const RAISED: Stance["arms"] = [
	[22, 54],
	[94, 16],
];
/** In which nobody is in a wheelchair. */
export const FREE_OF_CHAIR = new Set<Pose>(["lie", "sleep", "in-bed", "in-water", "swim", "fly"]);

/** The same done sitting in a wheelchair; who walks or runs turns its wheel. */
export function seated(stance: Stance, pose: Pose, leg: number): Stance {
	const rolls = pose === "walk" || pose === "run";
	const rests = RESTING.has(pose);
	return {
		view: "side",
		lean: pose === "run" ? 8 : -3,
		head: Math.max(-6, Math.min(6, stance.head)),
		arms: rolls
			? [
					[-24, 44],
					[10, 60],
				]
			: rests
				? [
						[4, 62],
						[24, 50],
					]
				: stance.view === "side"
					? stance.arms
					: RAISED,
		legs: [
			[84, 76],
			[88, 76],
		],
		lift: 9 / (2 * leg),
	};
}
