import { readFile } from "node:fs/promises";
import { headsFrom } from "~/providers/illustrator/likeness/draw-likeness.server";
import { drawSpreadPictures } from "~/providers/illustrator/pages/draw-spread.server";
import type { Likeness, Picture } from "~/providers/illustrator/port";
import { createEmbeddedWriter } from "~/providers/writer/embedded.server";
import type { StoryIdea } from "~/providers/writer/port";
import { type Page, pagesOf, type Script } from "~/story/script";

/** A book with the picture of each of its 24 pages, at screen size. */
export type MadeBook = { script: Script; pages: { page: Page; picture: Picture }[] };

const likenesses = new Map<string, Promise<Likeness>>();

/** A photo's head, drawn once. */
export function likenessOf(photo: string): Promise<Likeness> {
	const known = likenesses.get(photo) ?? drawHead(photo);
	likenesses.set(photo, known);
	return known;
}

async function drawHead(photo: string): Promise<Likeness> {
	const made = await headsFrom(await readFile(photo));
	if (!made) throw new Error(`${photo} could not be read`);
	return made.heads[0];
}

/** Writes and draws a book as the shop would with its embedded writer and illustrator. `photos` are one a character. */
export async function makeBook(idea: StoryIdea, photos: readonly string[], seed: string): Promise<MadeBook> {
	const written = await createEmbeddedWriter().writeScript(idea, seed);
	if (!written.ok) throw new Error(`The story was not written: ${written.error}`);
	const { script } = written.value;
	// The cast is in the order of the characters; heads are drawn one at a time, as the shop does.
	const cast: { member: Script["cast"][number]; likeness: Likeness }[] = [];
	for (const [i, member] of script.cast.entries())
		cast.push({ member, likeness: await likenessOf(photos[i] ?? "") });
	const pages = pagesOf(script);
	const made: MadeBook["pages"] = [];
	for (const spread of script.spreads) {
		const { title, level } = script;
		const pictures = await drawSpreadPictures({ title, level, spread, cast, seed, lettered: true }, 1024);
		for (const [i, number] of spread.pages.entries())
			made.push({
				page: pages.find((page) => page.number === number) as Page,
				picture: pictures[i] as Picture,
			});
	}
	return { script, pages: made };
}
