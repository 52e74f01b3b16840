import type { Story } from "./story";

/** The stories of the shelf, read and checked when the shop is built (the plugin `stories` of vite.config.ts). */

const FILES = import.meta.glob<Story>("./stories/*.yaml", { eager: true, import: "default" });
/** All of them, the plays too, in the order of their ids. */
export const STORIES: readonly Story[] = Object.values(FILES);

/** Told of any idea that no story is about: a play of it, merry, or quiet where the idea carries sorrow or worry. */
export const FRAMES = { merry: storyCalled("play-at-home"), quiet: storyCalled("shadow-play") };

/** Those that are each about something. */
export const SHELF: readonly Story[] = STORIES.filter((story) => !Object.values(FRAMES).includes(story));

/** Errors: no story has the id. */
function storyCalled(id: string): Story {
	const story = findStory(id);
	if (!story) throw new Error(`the shelf has no story ${id}`);
	return story;
}

/** Any story or frame, by its id; undefined for one that isn't on the shelf (any more). */
export function findStory(id: string): Story | undefined {
	return STORIES.find((story) => story.id === id);
}
