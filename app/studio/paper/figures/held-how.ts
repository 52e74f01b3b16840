import type { Figure } from "~/studio/story/scene";
import { heldAs } from "./held";
import type { HeldThing } from "./held/thing";
import type { Stance } from "./poses";

/** Which hand has a thing: the one that is free, of a side view the one before the body. */
const BUSY: Partial<Record<string, 0 | 1>> = { wave: 1, point: 0, fly: 0, dance: 1 };

/** The stance of somebody who has a thing, and the arm that has it. Who lies, flies, swims or climbs keeps the arms where they are. */
export function withThing(
	pose: string,
	stance: Stance,
	holds: NonNullable<Figure["holds"]>,
): { stance: Stance; thing: HeldThing; arm: 0 | 1 } {
	// Beside raised knees one hand would be behind them.
	const isSeated = stance.view === "side" && stance.legs.some(([upper]) => Math.abs(upper) > 50);
	const thing: HeldThing = heldAs(holds, isSeated);
	const arm = BUSY[pose] ?? (stance.view === "side" ? 1 : 0);
	const isUpright = Math.abs(stance.lean) < 30 && stance.on === undefined;
	if (!isUpright || thing.grip === "back" || thing.grip === "feet") return { stance, thing, arm };
	if (thing.grip === "both") {
		const arms: Stance["arms"] =
			stance.view === "side"
				? [
						[26, 52],
						[40, 44],
					]
				: [
						[30, -78],
						[30, -78],
					];
		return { stance: { ...stance, arms }, thing, arm };
	}
	const held = thing.arm ?? [38, 50];
	const arms: Stance["arms"] = arm === 0 ? [held, stance.arms[1]] : [stance.arms[0], held];
	return { stance: { ...stance, arms }, thing, arm };
}
