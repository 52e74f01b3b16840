import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readIdeaFile } from "~/commands/book/read-idea-file";
import { Refusal } from "~/commands/shop/command";
import { FRAMES, findStory, SHELF, STORIES } from "~/studio/shelf/list";
import type { Story } from "~/studio/shelf/story";
import type { StoryIdea } from "~/studio/story/idea";
import { READING_LEVELS } from "~/studio/story/levels";
import { CASTS, ideaFor } from "~/studio/writer/casts";
import { looksMissing, peopleMissing } from "~/studio/writer/check-pictures";
import { faultsOfStory } from "~/studio/writer/check-story";
import { type Choice, choiceOf } from "~/studio/writer/choice";
import { labelledIdeas } from "~/studio/writer/labelled";
import { LEARNED, learn } from "~/studio/writer/learn";
import { readIdea } from "~/studio/writer/read-idea";
import { sentencesShared } from "~/studio/writer/shared-sentences";
import { tellStory } from "~/studio/writer/tell-story";
import { chooseFor } from "~/studio/writer/write-book";
import { PAINTED, paintedBooks, paintedText } from "./painted";

/** What an author or operator asks of the shelf of stories, as lines to read. */

/** `isWell` is false where an author has something to mend. */
export type Answer = { lines: string[]; isWell: boolean };

export const USE = `npm run stories -- check [ID]
npm run stories -- list
npm run stories -- show ID [--level whiz] [--cast FILE] [--seed S]
npm run stories -- why "IDEA" [--title T] [--place P]
npm run stories -- learn
npm run stories -- painted`;

const OPTIONS = {
	level: { type: "string", default: "whiz" },
	cast: { type: "string" },
	seed: { type: "string", default: "" },
	title: { type: "string", default: "" },
	place: { type: "string", default: "" },
} as const;

/** Answers what is typed after `npm run stories --`. Throws Refusal for what can't be asked so. */
export async function askStories(args: readonly string[]): Promise<Answer> {
	const { positionals, values } = parsed(args);
	const [asked, of, ...more] = positionals;
	if (more.length === 0) {
		if (asked === "check") return of === undefined ? check(STORIES) : check([storyCalled(of)]);
		if (asked === "list" && of === undefined) return well(list());
		if (asked === "show" && of !== undefined) return well(await show(storyCalled(of), values));
		if (asked === "why" && of !== undefined) return well(await why(of, values));
		if (asked === "learn" && of === undefined) return well(await learnAnew());
		if (asked === "painted" && of === undefined) return well(await writePainted());
	}
	throw new Refusal(USE);
}

const well = (lines: string[]): Answer => ({ lines, isWell: true });

function parsed(args: readonly string[]) {
	try {
		return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
	} catch (error) {
		throw new Refusal(`${error instanceof Error ? error.message : error}\n${USE}`);
	}
}

function storyCalled(id: string): Story {
	const story = findStory(id);
	if (!story) throw new Refusal(`The shelf has no story ${id}: npm run stories -- list shows them all.`);
	return story;
}

function check(stories: readonly Story[]): Answer {
	const checked = stories.map((story) => ({ id: story.id, faults: faultsOfStory(story) }));
	const notes = stories.flatMap((story) =>
		[...peopleMissing(story), ...looksMissing(story)].map((what) => `${story.id}: ${what}`),
	);
	const shared = sentencesShared(STORIES).filter((line) => stories.some(({ id }) => line.includes(id)));
	return {
		lines: checked
			.flatMap(({ id, faults }) =>
				faults.length === 0 ? [`${id}: nothing is wrong`] : faults.map((fault) => `${id}: ${fault}`),
			)
			.concat(shared, notes),
		isWell: shared.length === 0 && checked.every(({ faults }) => faults.length === 0),
	};
}

function list(): string[] {
	return STORIES.flatMap((story) => [
		`${story.id}: ${story.name}${Object.values(FRAMES).includes(story) ? " (told where no story is about the idea)" : ""}`,
		`  about ${story.about}`,
		...told("takes", Object.keys(story.takes)),
		...told("has parts for", Object.keys(story.roles)),
		...told("hears", Object.keys(story.hears)),
	]);
}

const told = (what: string, names: readonly string[]): string[] =>
	names.length === 0 ? [] : [`  ${what} ${names.join(", ")}`];

/** The whole book for a family: what the pages say, and for a painter what each picture shows. */
async function show(
	story: Story,
	{ level, cast, seed }: { level: string; cast?: string; seed: string },
): Promise<string[]> {
	const readingLevel = READING_LEVELS.find(({ id }) => id === level)?.id;
	if (!readingLevel)
		throw new Refusal(`No such level: ${level}. There are ${READING_LEVELS.map(({ id }) => id).join(", ")}.`);
	const [, family] = CASTS;
	if (!family) throw new Error("no family to tell it for");
	const unsaid = { ...ideaFor(family, "starter"), readingLevel };
	const idea = cast === undefined ? unsaid : { ...(await familyIn(cast, unsaid)), readingLevel };
	const choice = choiceOf(story, await read(idea));
	const { script, imagePrompt } = tellStory(idea, choice, { seed });
	return [
		script.title,
		...takenLines(choice),
		"",
		script.synopsis ?? "",
		"",
		`cover: ${imagePrompt}`,
		...script.spreads.flatMap(({ pages, words, shows }) => [
			"",
			...words.map((said, side) => `${pages[side]}: ${said}`),
			...(shows === undefined ? [] : [`(${shows})`]),
		]),
	];
}

/** An idea has to be described; in this no story finds a noun to take. */
const NO_NOUNS = "Something happens.";

/** A family of a file: location and characters as the synopsis call takes them, and what else of an idea it says. */
async function familyIn(file: string, { characters: _, ...said }: StoryIdea): Promise<StoryIdea> {
	try {
		return (await readIdeaFile(file, { ...said, description: NO_NOUNS })).idea;
	} catch (error) {
		throw new Refusal(`${file}: ${error instanceof Error ? error.message : error}`);
	}
}

async function why(
	description: string,
	{ title, place }: { title: string; place: string },
): Promise<string[]> {
	const idea = ideaFor({ location: place, characters: [] }, "starter");
	const chosen = await chooseFor({ ...idea, title, description });
	const { story, sure, slots } = chosen;
	const reasons = chosen.why.filter(
		(reason) => !Object.keys(slots).some((name) => reason.startsWith(`${name}: `)),
	);
	return [
		`${story.id}: ${story.name}${sure === undefined ? "" : `, ${Math.round(100 * sure)} % sure`}`,
		...reasons.map((reason) => `  ${reason}`),
		...takenLines(chosen),
	];
}

/** Learns from the checkout's ideas, but for a third of them, and says what is then to be expected of those that nobody tuned to. */
async function learnAnew(): Promise<string[]> {
	const ideas = (await labelledIdeas()).filter(({ isAside }) => !isAside);
	const { learned, outlook } = learn(ideas, SHELF);
	await writeFile(LEARNED, `${JSON.stringify(learned, null, "\t")}\n`);
	const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
	return [
		`${LEARNED}: ${Object.keys(learned.words).length} words of ${ideas.length} ideas`,
		...outlook.map(
			({ sure, right, wrong }) =>
				`  sure from ${sure.toFixed(2)}: ${percent(right)} right of those with a story, ${percent(wrong)} of all wrong`,
		),
	];
}

async function writePainted(): Promise<string[]> {
	const books = paintedBooks();
	await writeFile(PAINTED, paintedText(books));
	return [`${PAINTED}: what a painter is told of ${books.length} books`];
}

const takenLines = ({ slots, heard }: Choice): string[] => [
	...Object.entries(slots).map(
		([name, { full, isNamed }]) => `${name} = ${full}${isNamed ? "" : " (the story’s own)"}`,
	),
	...(heard.size > 0 ? [`hears ${[...heard].join(", ")}`] : []),
];

const read = (idea: StoryIdea) => readIdea(idea, idea.characters);
