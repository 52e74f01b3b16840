import type { ReadingLevel } from "~/shop/books/rules";
import type { PlaceAndTime } from "~/story/scene";
import { type Script, type Spread, synopsisOf } from "~/story/script";
import { createEmbeddedWriter } from "../embedded.server";
import type { StoryIdea, Writer } from "../port";
import { oneLine, withoutEmoji } from "./cleaning";
import { FAMILIES } from "./ideas.testing";
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

export const writtenBy = async (writer: Writer, idea: StoryIdea) => synopsisIn(await told(idea, writer));

function synopsisIn({ script, imagePrompt }: { script: Script; imagePrompt: string }): Synopsis {
	const { setting, time } = script.cover;
	return { synopsis: synopsisOf(script), imagePrompt, setting, time };
}

/** Each idea's book, written once for all that is asked of it, by whichever file of the process. */
const books = new Map<string, ReturnType<typeof told>>();

function book(idea: StoryIdea) {
	const name = JSON.stringify(idea);
	const written = books.get(name) ?? told(idea, writer);
	books.set(name, written);
	return written;
}

export const scriptOf = async (idea: StoryIdea): Promise<Script> => (await book(idea)).script;

export const written = async (idea: StoryIdea): Promise<Synopsis> => synopsisIn(await book(idea));

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

/** The spreads of a script with all their words in one. */
export function spreadsOf({ spreads }: Script): (Spread & { number: number; text: string })[] {
	return spreads.map((spread) => ({
		...spread,
		number: spread.pages[0] ?? 0,
		text: spread.words.filter((words) => words !== "").join(" "),
	}));
}
