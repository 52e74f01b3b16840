import { isUnsuitable } from "~/shop/books/moderation";
import type { StoryIdea } from "~/studio/story/idea";

/** Whether any part of an idea, names and personalities included, has no place in a children's book. */
export function isUnsuitableIdea(idea: StoryIdea): boolean {
	const people = idea.characters.flatMap(({ name, personality }) => [name, personality]);
	return [idea.title, idea.location, idea.description, idea.readingNeeds, ...people].some(isUnsuitable);
}
