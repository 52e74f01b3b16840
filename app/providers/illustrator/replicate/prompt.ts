import { diceFrom } from "~/studio/paper/drawing/dice";
import { type Age, ageOf } from "~/studio/story/ages";
import type { CoverBrief } from "~/studio/story/brief";
import type { CastMember } from "~/studio/story/cast";
import { READING_LEVELS } from "~/studio/story/levels";
import { PLACES } from "~/studio/story/places/list";
import type { Time } from "~/studio/story/vocabulary";

const LONGEST_SCENE = 500;

/** Another seed gives another light and another view, and so another picture, even from a model that takes no seed. */
export const LIGHTS: Record<Time, readonly string[]> = {
	dawn: ["soft early-morning light", "the first glow of the morning"],
	noon: ["clear morning light", "a bright, fresh midday"],
	dusk: ["warm late-afternoon light", "the last glow of the evening"],
	night: ["soft moonlight under many stars", "the warm light of lanterns at night"],
};
const VIEWS = [
	"at eye level, the characters walking towards us",
	"from a little below, the characters looking into the distance",
	"from a little above, the characters close together",
	"from the front, the characters greeting us",
] as const;

/**
 * What the model is asked to draw: a fixed text around the writer's scene. The family's own words stay here: no
 * name, no title, no setting as they typed it. An age becomes a stage of life.
 */
export function promptFor(brief: CoverBrief): string {
	const dice = diceFrom(brief.seed);
	const audience = READING_LEVELS.find(({ id }) => id === brief.readingLevel)?.audience ?? "young children";
	const characters = brief.cast.map(
		({ member }, index) => `${index + 1}. After reference picture ${index + 1}: ${roleOf(member)}.`,
	);
	return [
		`Front cover art for a printed picture book for children (${audience}). Square, filled to its edges.`,
		`Where: ${PLACES[brief.setting].scene}, in ${dice.pick(LIGHTS[brief.time])}.`,
		`What happens: ${sceneOf(brief)}`,
		`Exactly these characters (${brief.cast.length}), no one else:`,
		...characters,
		"Each reference picture is a painted head: keep its face, hair, skin or fur and glasses recognisable, and give it a full body that fits its age and the scene.",
		`The view: ${dice.pick(VIEWS)}.`,
		"Hand-painted gouache, rich friendly colours, happy faces, everyone fully dressed for the weather of the scene.",
		"The upper third, and a strip along the lower edge, are calm scenery without faces: lettering is set there later. Nothing important near the edges.",
		"No text, letters, numbers, signs, logos, frames or watermarks anywhere. Nothing frightening, no weapons, no known characters or brands.",
	].join("\n");
}

/** The writer's scene on one line, without anything a name might have slipped into. */
function sceneOf({ imagePrompt, cast }: CoverBrief): string {
	const names = cast
		.flatMap(({ member: { name } }) => [name, ...name.split(/\s+/)])
		.filter((name) => name.length > 1);
	const unnamed = names.reduce((text, name) => {
		const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"), "a character");
	}, imagePrompt);
	const line = unnamed
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
		.replace(/["“”«»]/g, "")
		.trim();
	return line.length > LONGEST_SCENE ? `${line.slice(0, LONGEST_SCENE).replace(/\s+\S*$/, "")}…` : line;
}

function roleOf({ age, isMain, relationship }: CastMember): string {
	const who = relationship === "Pet" ? "a pet animal, drawn as the animal it is" : stageOfLife(age);
	return isMain ? `the main character, ${who}, largest and in the middle` : `a companion, ${who}`;
}

const STAGES: Readonly<Record<Age, string>> = {
	baby: "a baby",
	toddler: "a small child",
	small: "a small child",
	child: "a young child",
	schoolchild: "an older child",
	teen: "a teenager",
	adult: "a grown-up",
	old: "an older grown-up",
};

export const stageOfLife = (age: number): string => STAGES[ageOf(age)];
