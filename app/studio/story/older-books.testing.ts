import { readFileSync } from "node:fs";
import type { StoryIdea } from "./idea";
import type { Script } from "./script";

/** A book as it was stored before there was a shelf: without `story`, `synopsis` and `shows`, its synopsis in its gists. */
export type OlderBook = { idea: StoryIdea; seed: string; script: Script };

/**
 * Books of the clause grammar that came before the shelf, one a line, as few as have everything that it put into a picture: every
 * thing, pose, composition with its shots, outfit, light and weather, kind of person, and all levels. Frozen: nothing writes such books
 * any more, and families have them.
 */
export const OLDER_BOOKS: readonly OlderBook[] = readFileSync(
	"app/studio/story/older-books.testing.jsonl",
	"utf8",
)
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line));
