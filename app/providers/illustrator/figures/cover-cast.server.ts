import { isWithoutAir } from "~/story/clothes";
import type { Pose, Prop } from "~/story/vocabulary";
import type { Dice } from "../drawing/dice";
import type { CoverBrief } from "../port";
import type { Extent } from "./arrange";
import { formOf } from "./form.server";
import { type Posed, posed } from "./posed";

/** What the main character has on a cover, by day and by night: nothing that reaches up into the title. */
const THINGS: Record<"day" | "night", readonly Prop[]> = {
	day: ["map", "ball", "basket", "telescope", "book", "key"],
	night: ["lantern", "torch", "teddy", "lantern"],
};
const GESTURES: readonly Pose[] = ["wave", "stand", "stand"];

/** Everybody on a cover, each in their book's clothes: the main one has something in hand, others stand or wave, animals sit. */
export async function coverCast(brief: CoverBrief, dice: Dice): Promise<Posed[]> {
	const forms = await Promise.all(brief.characters.slice(0, 4).map((character) => formOf(character)));
	let waves = 0;
	return forms.map((form, i) => {
		const own = dice.fork(`character ${i}`);
		const isMain = form.member.isMain || forms.length === 1;
		const gesture: Pose = form.body.species ? "sit" : isMain ? "stand" : own.pick(GESTURES);
		const pose = gesture === "wave" && waves++ > 0 ? "stand" : gesture;
		return posed(form, {
			pose,
			expression: "glad",
			facing: "front",
			holds: isMain && !form.body.species ? own.pick(THINGS[brief.time === "night" ? "night" : "day"]) : null,
			inBubble: isWithoutAir(brief.setting),
		});
	});
}

/** A posed figure as covers arrange it, in hundredths of its own head. */
export function extentOf({ form, box, face, headHeight }: Posed): Extent {
	const unit = headHeight / 100;
	const below = -(face.y + face.height) / unit;
	const broad = (2 * Math.max(-box.x, box.x + box.width)) / unit;
	return {
		isMain: form.member.isMain,
		inFront: form.body.species !== null,
		head: unit,
		below,
		trunk: broad * 0.7,
		breadth: broad * 0.96,
		headWidth: form.head.width,
		headMiddle: form.head.middle,
		headRise: form.head.rise,
		hatRise: -box.y / unit - below - 100,
		hatWidth: 0,
	};
}
