import type { ReadingLevel } from "~/shop/books/rules";
import type { PlaceAndTime } from "~/story/scene";
import { type Script, type Spread, synopsisOf } from "~/story/script";
import { createEmbeddedWriter } from "../embedded.server";
import type { StoryIdea, Writer } from "../port";
import { oneLine, withoutEmoji } from "./cleaning";
import { combinations, FAMILIES, LEVELS } from "./ideas.testing";
import { levelOf } from "./levels";
import { readIdea } from "./read-idea";
import { retoldAt } from "./slots";

/** Synopses of many ideas, for the tests of the story grammar. */

export const writer = createEmbeddedWriter();

/** What a family reads of its book before it is drawn, and where and when the cover plays. */
export type Synopsis = PlaceAndTime & { synopsis: string; imagePrompt: string };

async function told(idea: StoryIdea, by: Writer) {
	const result = await by.writeScript(idea, "");
	if (!result.ok) throw new Error(`${result.error}: ${idea.title}`);
	return result.value;
}

export const scriptOf = async (idea: StoryIdea): Promise<Script> => (await told(idea, writer)).script;

export async function writtenBy(writer: Writer, idea: StoryIdea): Promise<Synopsis> {
	const { script, imagePrompt } = await told(idea, writer);
	const { setting, time } = script.cover;
	return { synopsis: synopsisOf(script), imagePrompt, setting, time };
}

/** Each idea's, written once for all that is asked of it. */
const synopses = new WeakMap<StoryIdea, Promise<Synopsis>>();

export function written(idea: StoryIdea): Promise<Synopsis> {
	const synopsis = synopses.get(idea) ?? writtenBy(writer, idea);
	synopses.set(idea, synopsis);
	return synopsis;
}

/** A name, a title and the family's own words count as one short word each: they are not the writer's choice. */
export function masked(text: string, idea: StoryIdea): string {
	const told = oneLine(idea.description);
	const { wish = "", ...happened } = retoldAt(readIdea(idea), levelOf(idea)) ?? {};
	const plain = Object.values(happened)
		.flatMap((said) => said.split(/(?<=[.!?]) /u))
		.filter((said) => said !== "")
		.reduce(
			(masking, said) => masking.replaceAll(said, ""),
			wish === "" ? text : text.replaceAll(wish, "moon"),
		)
		.replace(/ {2,}/gu, " ")
		.trim();
	const names = idea.characters
		.map((character) => character.name)
		.sort((one, other) => other.length - one.length);
	return names.reduce(
		(masking, name) => masking.replaceAll(name, "Mia"),
		plain
			.replace(`“${told}”`, "Moon")
			.replace(`‘${told}’`, "Moon")
			.replaceAll(`‘${withoutEmoji(oneLine(idea.title)) || "Our Story"}’`, "Moon"),
	);
}

export const idea = (number: number, readingLevel: ReadingLevel): StoryIdea => {
	const family = FAMILIES[number];
	if (!family) throw new Error(`no family ${number}`);
	return { ...family, readingLevel, readingNeeds: "" };
};

export const everyIdea = [
	...FAMILIES.flatMap((_, number) => LEVELS.map((level) => idea(number, level))),
	...combinations(480),
];

/** The spreads of a script with all their words in one. */
export function spreadsOf({ spreads }: Script): (Spread & { number: number; text: string })[] {
	return spreads.map((spread) => ({
		...spread,
		number: spread.pages[0] ?? 0,
		text: spread.words.filter((words) => words !== "").join(" "),
	}));
}
