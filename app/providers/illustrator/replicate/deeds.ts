import { thing } from "~/studio/story/article";
import type { CastLikeness } from "~/studio/story/cast";
import type { Figure } from "~/studio/story/scene";
import type { Expression, Pose } from "~/studio/story/vocabulary";

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

/** How somebody feels: the vocabulary's own words, where they say it in a sentence. */
const FEELINGS: Partial<Record<Expression, string>> = { thinking: "thoughtful" };
export const feelingOf = ({ expression }: Figure): string => `feeling ${FEELINGS[expression] ?? expression}`;

/** What somebody does in a picture of which no text tells it, for a painter who knows the others by their reference pictures. */
export function deedOf(figure: Figure, seen: readonly CastLikeness[]): string {
	const { pose, holds, facing, place, depth, with: other } = figure;
	const partner = seen.findIndex(({ member }) => member.id === other) + 1;
	return [
		POSES[pose],
		...(partner > 0 ? [`touching the character of reference picture ${partner}`] : []),
		place === "middle" ? "in the middle" : `on the ${place}`,
		...(depth === "far" ? ["farther away"] : []),
		...(facing === "away" ? ["seen from behind"] : []),
		...(holds ? [`holding ${thing(holds)}`] : []),
		feelingOf(figure),
	].join(", ");
}
