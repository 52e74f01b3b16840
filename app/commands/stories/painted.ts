import { MODELS, orderFor } from "~/providers/illustrator/replicate/models";
import { promptFor } from "~/providers/illustrator/replicate/prompt";
import { sheetPrompt } from "~/providers/illustrator/replicate/sheets.server";
import { spreadOrder } from "~/providers/illustrator/replicate/spread.server";
import { answer } from "~/providers/writer/vendor-answer";
import confident from "~/providers/writer/vendor-answers/confident.json";
import custom from "~/providers/writer/vendor-answers/custom.json";
import pro from "~/providers/writer/vendor-answers/pro.json";
import starter from "~/providers/writer/vendor-answers/starter.json";
import tiny from "~/providers/writer/vendor-answers/tiny.json";
import whiz from "~/providers/writer/vendor-answers/whiz.json";
import { scriptOf } from "~/providers/writer/vendor-script";
import { findStory } from "~/studio/shelf/list";
import type { StoryIdea } from "~/studio/story/idea";
import type { ReadingLevel } from "~/studio/story/levels";
import type { Script } from "~/studio/story/script";
import { CASTS, ideaFor } from "~/studio/writer/casts";
import { choiceOf, NO_IDEA } from "~/studio/writer/choice";
import { tellStory } from "~/studio/writer/tell-story";

/** What a vendor's painter is told of whole books: six of the shelf's, and six as a vendor's writer answers. */

export const PAINTED = "docs/painted.md";

const SEED = "painted";
/** Story, level and family (`CASTS`) of each, and where it plays if not at the family's own place. */
const OF_THE_SHELF: readonly (readonly [
	story: string,
	level: ReadingLevel,
	family: number,
	location?: string,
])[] = [
	["pirates-treasure", "whiz", 1],
	["hospital-visit", "starter", 3, "the hospital"],
	["trip-to-space", "pro", 2],
	["lost-toy", "tiny", 0],
	["first-water", "confident", 2],
	["christmas-night", "custom", 1],
];
const ANSWERED = { tiny, starter, confident, whiz, pro, custom };
const FAMILY: StoryIdea["characters"] = [
	{ name: "Zuleika Okafor", age: 7, personality: "girl, brave", isMain: true, relationship: null },
	{
		...{ name: "Grandad Ambrose", age: 71, personality: "never hurries" },
		...{ isMain: false, relationship: "Grandparent" },
	},
	{ name: "Rex", age: 3, personality: "a spaniel", isMain: false, relationship: "Pet" },
];

/** One picture: which, what the page says beside it, and what its painter is told. */
type Prompt = { picture: string; words: readonly string[]; prompt: string };
/** `sheets`: what is painted first, of each character. */
export type Painted = {
	title: string;
	idea: StoryIdea;
	sheets: readonly Prompt[];
	prompts: readonly Prompt[];
};

/** Gives the twelve books. */
export function paintedBooks(): Painted[] {
	const shelf = OF_THE_SHELF.map(([id, level, family, location]) => {
		const [story, cast] = [findStory(id), CASTS[family]];
		if (!story || !cast) throw new Error(`no story ${id}, or no family ${family}`);
		const idea = { ...ideaFor(cast, "starter"), readingLevel: level, ...(location && { location }) };
		return painted(`${id}, ${level}`, idea, tellStory(idea, choiceOf(story, NO_IDEA), { seed: SEED }));
	});
	const vendors = Object.entries(ANSWERED).map(([level, sent]) => {
		const idea = {
			...ideaFor({ location: "the beach", characters: FAMILY }, "starter"),
			readingLevel: level as ReadingLevel,
		};
		return painted(`a vendor's answer, ${level}`, idea, scriptOf(answer.parse(sent.answer), idea, SEED));
	});
	return [...shelf, ...vendors];
}

function painted(
	title: string,
	idea: StoryIdea,
	{ script, imagePrompt }: { script: Script; imagePrompt: string },
): Painted {
	const [none, { looks }] = [new Uint8Array(), script];
	const cast = script.cast.map((member) => ({ member, likeness: { png: none }, sheet: none }));
	const [first] = MODELS;
	const { setting, time, outfit } = script.cover;
	const told = { title: script.title, cast, seed: SEED, looks };
	const { readingLevel } = idea;
	const cover = promptFor({ ...told, imagePrompt, setting, time, outfit, readingLevel });
	const pages = script.spreads.flatMap((spread): Prompt[] => {
		if (!spread.scene) return [];
		const brief = { ...told, level: script.level, spread, lettered: true };
		const { prompt: alone, aspect, seen } = spreadOrder(brief, spread.scene);
		const references = seen.map(() => "");
		const shown = seen.length > 0 ? { cover: { reference: "", people: cast.length } } : {};
		const order = { prompt: alone, references, aspect, seed: 0, ...shown };
		const { prompt } = first ? orderFor(first, order) : order;
		return [{ picture: `Page ${spread.pages.join(" and ")}`, words: spread.words, prompt }];
	});
	const sheets = cast.map(({ member }, at) => ({
		...{ picture: `Sheet ${at + 1}`, words: [], prompt: sheetPrompt({ member, looks }) },
	}));
	return {
		title,
		idea,
		sheets,
		prompts: [{ picture: "Cover", words: [script.title], prompt: cover }, ...pages],
	};
}

/** The same to read, what all prompts have in common said once, and what all sheets have. */
export function paintedText(books: readonly Painted[]): string {
	const sheets = books.flatMap((book) => book.sheets);
	const common = commonOf([...sheets, ...books.flatMap(({ prompts }) => prompts)]);
	const ofSheets = commonOf(sheets);
	return [
		"# What a painter is told",
		"",
		"The prompts of twelve books, six that the shelf tells and six as a vendor's writer answers, as `npm run stories -- painted` writes them: what",
		"the pages say, in quotation marks, and what the painter gets with the reference pictures: for a sheet a painted head, for all others the",
		"sheets, and for a page the cover. Every prompt has these lines:",
		"",
		...common.map((line) => `> ${line}`),
		"",
		"Every sheet's has these too:",
		"",
		...ofSheets.filter((line) => !common.includes(line)).map((line) => `> ${line}`),
		...books.flatMap((book) => [
			"",
			`## ${book.title}`,
			...book.sheets.flatMap((sheet) => told(sheet, ofSheets)),
			...book.prompts.flatMap((picture) => told(picture, common)),
		]),
		"",
	].join("\n");
}

/** The lines of all of these prompts. */
function commonOf(prompts: readonly Prompt[]): string[] {
	const [first = [], ...others] = prompts.map(({ prompt }) => prompt.split("\n"));
	return first.filter((line) => others.every((lines) => lines.includes(line)));
}

function told({ picture, words, prompt }: Prompt, common: readonly string[]): string[] {
	const said = words.filter((text) => text !== "").map((text) => `“${text}”`);
	const lines = prompt.split("\n").filter((line) => !common.includes(line));
	return [
		"",
		`### ${picture}`,
		"",
		...(said.length > 0 ? [...said, ""] : []),
		...lines.map((line) => (/^\d+\. /u.test(line) ? line : `- ${line}`)),
	];
}
