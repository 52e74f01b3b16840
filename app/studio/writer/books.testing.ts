import { lotOfEach } from "~/lot.testing";
import { LEVELS } from "~/studio/shelf/levels";
import { FRAMES, findStory, SHELF } from "~/studio/shelf/list";
import { type Character, RELATIONSHIPS, type Relationship, type StoryIdea } from "~/studio/story/idea";
import { READING_LEVELS } from "~/studio/story/levels";
import type { Script } from "~/studio/story/script";
import { CASTS, ideaFor } from "./casts";
import { choiceOf, NO_IDEA } from "./choice";
import seen1 from "./ideas/seen-1.json";
import seen2 from "./ideas/seen-2.json";
import { type Book, tellStory } from "./tell-story";

/** Ideas and books for the tests. */

export const main = (name: string, age: number, personality: string): Character => ({
	name,
	age,
	personality,
	isMain: true,
	relationship: null,
});

export const companion = (
	name: string,
	age: number,
	personality: string,
	relationship: Relationship,
): Character => ({ name, age, personality, isMain: false, relationship });

/** An idea of which only what matters to a test is said. */
export const ideaWith = (said: Partial<StoryIdea>): StoryIdea => ({
	title: "The Big Day",
	location: "the park",
	description: "",
	readingLevel: "starter",
	readingNeeds: "",
	characters: [main("Mia", 6, "girl, curious")],
	...said,
});

/** The book that a story of the shelf makes of an idea with none of its nouns. */
export function bookOfStory(idea: StoryIdea, story = "lost-creature", seed = ""): Book {
	const told = findStory(story);
	if (!told) throw new Error(`no such story: ${story}`);
	return tellStory(idea, choiceOf(told, NO_IDEA), { seed });
}

export const scriptOf = (idea: StoryIdea, story?: string, seed?: string): Script =>
	bookOfStory(idea, story, seed).script;

/** What parents have asked for, at every level; of each level so many by lot. */
export function familiesIdeas(most: number): StoryIdea[] {
	const all = READING_LEVELS.flatMap(({ id: readingLevel }) =>
		[...seen1, ...seen2].map(
			({ title, place, description, characters }): StoryIdea => ({
				title,
				location: place,
				description,
				readingLevel,
				readingNeeds: "",
				characters: characters.map(({ relationship, ...one }) => ({
					...one,
					isMain: relationship === "main",
					relationship: RELATIONSHIPS.find((known) => known === relationship) ?? null,
				})),
			}),
		),
	);
	return lotOfEach(all, most, ({ readingLevel }) => readingLevel);
}

/** Every story at every level for every cast; of each story and level so many casts by lot. */
export function everyBook(casts = CASTS.length): { name: string; story: string; idea: StoryIdea }[] {
	const stories = [...SHELF, ...Object.values(FRAMES)].map(({ id }) => id);
	const all = stories.flatMap((story) =>
		LEVELS.flatMap((level) =>
			CASTS.map((cast, at) => ({
				name: `${story}, ${level}, cast ${at}`,
				story,
				idea: ideaFor(cast, level),
			})),
		),
	);
	return lotOfEach(all, casts, ({ story, idea }) => `${story} ${idea.readingLevel}`);
}
