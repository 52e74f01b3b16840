import { readFile } from "node:fs/promises";
import { createEmbeddedWriter } from "~/providers/writer/embedded.server";
import { headsFrom } from "~/studio/likeness/draw-likeness.server";
import { drawSpreadPictures } from "~/studio/paper/pages/draw-spread.server";
import type { CoverBrief, PageSize } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import type { StoryIdea } from "~/studio/story/idea";
import type { ReadingLevel } from "~/studio/story/levels";
import type { Likeness } from "~/studio/story/likeness";
import type { Picture } from "~/studio/story/picture";
import { type Page, pagesOf, type Script, setFor } from "~/studio/story/script";

/** A book before it is drawn: its cast with their heads. */
export type BegunBook = { script: Script; cast: CastLikeness[]; seed: string };
export type MadePage = { page: Page; picture: Picture };
/** A book with the picture of each of its 24 pages, at screen size. */
export type MadeBook = BegunBook & { pages: MadePage[] };

const likenesses = new Map<string, Promise<Likeness>>();

/** A photo's head, drawn once. */
function likenessOf(photo: string): Promise<Likeness> {
	const known = likenesses.get(photo) ?? drawHead(photo);
	likenesses.set(photo, known);
	return known;
}

async function drawHead(photo: string): Promise<Likeness> {
	const made = await headsFrom(await readFile(photo));
	if (!made) throw new Error(`${photo} could not be read`);
	return made.heads[0];
}

/** Writes a book as the shop would with its embedded writer, and draws its heads. `photos` are one a character. */
export async function beginBook(
	idea: StoryIdea,
	photos: readonly string[],
	seed: string,
): Promise<BegunBook> {
	const written = await createEmbeddedWriter().writeScript(idea, seed);
	if (!written.ok) throw new Error(`The story was not written: ${written.error}`);
	const { script } = written.value;
	// The cast is in the order of the characters; heads are drawn one at a time, as the shop does.
	const cast: CastLikeness[] = [];
	for (const [i, member] of script.cast.entries())
		cast.push({ member, likeness: await likenessOf(photos[i] ?? "") });
	return { script, cast, seed };
}

/** Draws its pages one after the other as the shop would with its embedded illustrator. */
export async function* drawPages(
	book: BegunBook,
	size: PageSize,
	lettered: boolean,
): AsyncGenerator<MadePage> {
	const pages = pagesOf(book.script);
	for (const spread of book.script.spreads) {
		const pictures = await drawSpreadPictures({ ...briefOf(book), spread, lettered }, size);
		for (const [i, number] of spread.pages.entries())
			yield { page: pages.find((page) => page.number === number) as Page, picture: pictures[i] as Picture };
	}
}

export const briefOf = ({ script, cast, seed }: BegunBook) => ({
	title: script.title,
	level: setFor(script),
	cast,
	seed,
});

/** What its cover is drawn from. */
export const coverBriefOf = ({ script: { title, cover, level }, cast, seed }: BegunBook): CoverBrief => ({
	...{ title, imagePrompt: "", setting: cover.setting, time: cover.time, scene: cover },
	...{ readingLevel: level as ReadingLevel, seed, cast },
});

/** Makes a book with its pages as they are seen on the screen. */
export async function makeBook(idea: StoryIdea, photos: readonly string[], seed: string): Promise<MadeBook> {
	const begun = await beginBook(idea, photos, seed);
	const pages: MadePage[] = [];
	for await (const page of drawPages(begun, 1024, true)) pages.push(page);
	return { ...begun, pages };
}
