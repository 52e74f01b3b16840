import type { CoverBrief, CoverSize, SpreadBrief } from "~/studio/story/brief";
import { mainOf } from "~/studio/story/cast";
import type { Picture } from "~/studio/story/picture";
import type { Figure, Scene } from "~/studio/story/scene";
import type { Spread } from "~/studio/story/script";
import type { Pose, Prop } from "~/studio/story/vocabulary";
import { type Dice, diceFrom } from "./drawing/dice";
import { isSpecies } from "./figures/animals";
import { drawSpreadPictures } from "./pages/draw-spread.server";

/** What the main character has on a cover, by day and by night: nothing that reaches up into the title. */
const THINGS: Record<"day" | "night", readonly Prop[]> = {
	day: ["map", "ball", "basket", "telescope", "book", "key"],
	night: ["lantern", "torch", "teddy", "lantern"],
};

/** Draws the front cover with its bleed: a JPEG in sRGB without metadata of anyone. */
export async function drawCoverPicture(brief: CoverBrief, size: CoverSize): Promise<Picture> {
	const [picture] = await drawSpreadPictures(coverSpread(brief), size);
	return picture as Picture;
}

/** The cover as a page is drawn: as its story declares it, with whoever of the cast is in that nowhere beside them. */
export function coverSpread(brief: CoverBrief): SpreadBrief {
	const { title, readingLevel: level, setting, time, cast, seed, lettered = true } = brief;
	const declared = (brief.scene?.figures ?? []).filter(({ who }) =>
		cast.some(({ member }) => member.id === who),
	);
	const scene: Scene = {
		mood: "calm",
		props: [],
		...brief.scene,
		setting,
		time,
		weather: "clear",
		shot: "mid",
		figures: [
			...declared.map((figure): Figure => ({ ...figure, depth: "near" })),
			...figuresOf(brief, diceFrom(`${seed}/cover`)).filter(({ who }) =>
				declared.every((one) => one.who !== who),
			),
		],
		focus: mainOf(cast)?.member.id ?? null,
	};
	const spread: Spread = {
		pages: [0],
		kind: "cover",
		words: [title],
		gist: "",
		composition: null,
		scene,
	};
	return { title, level, spread, cast, seed, lettered };
}

/** The main one in the middle, or as near to it as the number allows, the rest around it by chance: they stand or wave, animals sit. */
function figuresOf({ cast, time }: CoverBrief, dice: Dice): Figure[] {
	const main = mainOf(cast);
	const rest = cast
		.filter((one) => one !== main)
		.map((one) => ({ one, turn: dice.next() }))
		.sort((a, b) => a.turn - b.turn)
		.map(({ one }) => one);
	const onTheLeft = rest.length === 2 ? 1 : dice.whole(rest.length === 3 ? 1 : 0, Math.min(2, rest.length));
	const waving = dice.pick([...rest, null, null]);
	const figure = (one: (typeof cast)[number], place: Figure["place"]): Figure => {
		const isAnimal = isSpecies(one.member.kind);
		const pose: Pose = isAnimal ? "sit" : one === waving ? "wave" : "stand";
		const holds = one === main && !isAnimal ? dice.pick(THINGS[time === "night" ? "night" : "day"]) : null;
		return {
			who: one.member.id,
			pose,
			expression: "glad",
			facing: "front",
			holds,
			with: null,
			place,
			depth: "near",
		};
	};
	return [
		...(main ? [figure(main, "middle")] : []),
		...rest.map((one, i) => figure(one, i < onTheLeft ? "left" : "right")),
	];
}
