import type { Figure, Scene } from "~/story/scene";
import type { Script, Spread } from "~/story/script";
import { withNames } from "./placeholders";
import type { StoryIdea, Written } from "./port";
import { NOTHING } from "./prompt";
import { pictureOf } from "./story/picture";
import { readIdea } from "./story/read-idea";
import { isNamed, writeScript } from "./story/write-script";
import { type Answer, type AnsweredSpread, faultsOfPicture, faultsOfSpread } from "./vendor-answer";

/** From a vendor's answer to a book: the embedded writer's plan with the vendor's words and scenes where they hold. */

/** The plan's spreads that a vendor is asked for: all but title and imprint. */
const FIRST_ASKED = 2;

/** Takes an answer whose gists hold. `seed` chooses the plan, as it does for the embedded writer. */
export function scriptOf(answer: Answer, idea: StoryIdea, seed: string): Written {
	const plan = writeScript(idea, seed);
	const spreads = plan.spreads.map((planned, index): Spread => {
		const answered = answer.spreads[index - FIRST_ASKED];
		return answered ? told(planned, answered, index - FIRST_ASKED, plan, idea) : planned;
	});
	const [opener] = answer.spreads;
	const { setting = plan.cover.setting } = opener ?? {};
	const imagePrompt = answer.imagePrompt.trim();
	const isTelling =
		faultsOfPicture(answer).length > 0 || idea.characters.some(({ name }) => isNamed(name, imagePrompt));
	return {
		script: { ...plan, cover: { ...plan.cover, setting }, spreads },
		imagePrompt: isTelling ? pictureOf(readIdea(idea, seed)) : imagePrompt,
		tokens: 0,
	};
}

function told(planned: Spread, answered: AnsweredSpread, at: number, plan: Script, idea: StoryIdea): Spread {
	const gist = planned.kind === "last" ? "" : withNames(answered.gist.trim(), idea);
	if (planned.scene === null || faultsOfSpread(at, answered, idea).length > 0) return { ...planned, gist };
	const words =
		planned.kind === "last" ? planned.words : answered.words.map((text) => withNames(text.trim(), idea));
	return { ...planned, gist, words, scene: sceneOf(planned.scene, answered, words, plan) };
}

/**
 * Shot, composition, sides and where the eye goes stay the plan's, so that a book's pictures differ; what they show is the
 * vendor's. Whoever the words name is in the picture.
 */
function sceneOf(
	planned: Scene,
	answered: AnsweredSpread,
	words: readonly string[],
	{ cast }: Script,
): Scene {
	const { setting, time, weather, mood } = answered;
	const said = words.join(" ");
	const figures = cast.flatMap((member): Figure[] => {
		const meant = answered.figures.find(({ who }) => `c${who.slice("NAME_".length)}` === member.id);
		const before = planned.figures.find(({ who }) => who === member.id);
		const named = isNamed(member.name, said);
		const isThere = named || member.isMain || (said.trim() === "" && before !== undefined);
		if (!isThere) return [];
		const standing = before ?? STANDING;
		const holds = meant && meant.holds !== NOTHING ? meant.holds : null;
		return [
			{
				...standing,
				...(meant && { pose: meant.pose, expression: meant.expression }),
				facing: (meant?.pose ?? standing.pose) === "look-away" ? "away" : facingOf(standing),
				who: member.id,
				holds,
				// The plan's partner, whom the vendor may not have in the picture.
				with: meant && meant.pose !== before?.pose ? null : (before?.with ?? null),
			},
		];
	});
	const placed = figures.map(
		(figure, index): Figure => ({
			...figure,
			...touching(figure, figures),
			place: PLACES[index] ?? figure.place,
		}),
	);
	const held = new Set(placed.flatMap(({ holds }) => (holds === null ? [] : [holds])));
	const props = [...new Set(answered.props)].filter((prop) => !held.has(prop));
	const focus = placed.some(({ who }) => who === planned.focus) ? planned.focus : (placed[0]?.who ?? null);
	return { ...planned, setting, time, weather, mood, figures: placed, props, focus };
}

/** Whom somebody touches: of those in the picture, and nobody hugs without anybody to hug. */
function touching(
	{ who, pose, with: planned }: Figure,
	figures: readonly Figure[],
): Pick<Figure, "pose" | "with"> {
	const others = figures.filter((figure) => figure.who !== who);
	if (others.some((figure) => figure.who === planned)) return { pose, with: planned };
	if (pose !== "hug") return { pose, with: null };
	const [other] = others;
	return other ? { pose, with: other.who } : { pose: "stand", with: null };
}

const PLACES: readonly Figure["place"][] = ["middle", "left", "right", "left"];
const STANDING: Omit<Figure, "who"> = {
	pose: "stand",
	expression: "glad",
	facing: "right",
	holds: null,
	with: null,
	place: "left",
	depth: "near",
};

const facingOf = ({ facing }: Pick<Figure, "facing">) => (facing === "away" ? "right" : facing);
