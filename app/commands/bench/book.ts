import { readFileSync } from "node:fs";
import sharp from "sharp";
import { createEmbeddedIllustrator } from "~/providers/illustrator/embedded.server";
import { createEmbeddedWriter } from "~/providers/writer/embedded.server";
import type { PageSize } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import type { StoryIdea } from "~/studio/story/idea";
import type { Picture } from "~/studio/story/picture";
import { createBook } from "./family";
import { load } from "./load";
import { serve } from "./servers";
import { print } from "./table";

const PHOTO = "e2e/photos/woman.jpg";
const FAMILY = 4;
/** Of the pages asked for meanwhile: as many as a busy shop's, not as many as it could answer. */
const PAGES_A_SECOND = 50;
const LOOK_MS = 50;
/** Spreads that are drawn at a time, and JPEGs encoded beside them. */
const AT_ONCE = 2;

type Listed = { ready: boolean; pages: { imageUrl: string | null }[] };

const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** Does a piece of work for each item, so many at a time; gives the seconds it took. */
async function timed<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
	const began = performance.now();
	const left = [...items];
	const hand = async () => {
		for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, hand));
	return secondsSince(began);
}

/**
 * The pages of a book for a family of four, from the cover to the last page, in a shop of its own that answers pages meanwhile; and
 * the same book drawn for print. Both beside the bare cost of encoding their 24 JPEGs. Prints seconds and MB, asserts nothing.
 */
export async function measureBook(): Promise<void> {
	const shop = await serve({ path: "/healthz" });
	try {
		const { cookie, bookId } = await createBook(shop.url, new Uint8Array(readFileSync(PHOTO)), FAMILY);
		const began = performance.now();
		const meanwhile = load(shop, "/", 10, {}, PAGES_A_SECOND);
		let first = 0;
		let highest = 0;
		for (let ready = false; !ready; ) {
			const listed = await fetch(`${shop.url}/api/book/${bookId}/pages`, { headers: { Cookie: cookie } });
			const { pages = [], ...answer } = (await listed.json()) as Listed;
			ready = answer.ready === true && pages.length > 0;
			if (first === 0 && pages.some(({ imageUrl }) => imageUrl !== null)) first = secondsSince(began);
			highest = Math.max(highest, shop.memory() + shop.helpers().memory);
			await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
		}
		const whole = secondsSince(began);
		const { p99 } = await meanwhile;
		const screen = await drawnBeside(1024);
		const printed = await drawnBeside(2551);
		print(
			`The 24 pages of a book with ${FAMILY} characters`,
			["what", "figure"],
			[
				["first page after the cover, s", first],
				["all pages after the cover, s", whole],
				["highest memory of the shop and its helpers, MB", highest],
				[`/ meanwhile, ${PAGES_A_SECOND} a second: p99, ms`, p99],
				["drawn alone for the screen, s", screen.drawn],
				["its 24 JPEGs encoded alone, s", screen.encoded],
				["drawn alone for print, s", printed.drawn],
				["its 24 JPEGs encoded alone, s", printed.encoded],
				["print: times the bare encoding", printed.drawn / printed.encoded],
			],
		);
		process.stdout.write(
			"Of a print page's time about two fifths go into rasterising its vectors, a fifth each into making them, into light, grain and tones, and into its JPEG: twice the bare encoding would need another rasteriser, and the third fifth in native code.\n",
		);
	} finally {
		await shop.stop();
	}
}

const IDEA: StoryIdea = {
	title: "Eileen and the Lantern Sea",
	location: "the seaside",
	description: "A night swim with a whale who has lost her song.",
	readingLevel: "confident",
	readingNeeds: "",
	characters: [
		{ name: "Eileen", age: 38, personality: "brave and curious", isMain: true, relationship: null },
		{ name: "Chelsea", age: 3, personality: "a clever cat", isMain: false, relationship: "Pet" },
		{ name: "Ann", age: 7, personality: "kind", isMain: false, relationship: "Cousin" },
		{ name: "Bea", age: 2, personality: "giggly", isMain: false, relationship: "Baby sibling" },
	],
};

/** Draws a book at a size, two spreads at a time, then encodes its pictures again with nothing else to do: seconds of each. */
async function drawnBeside(size: PageSize): Promise<{ drawn: number; encoded: number }> {
	const illustrator = createEmbeddedIllustrator();
	try {
		const heads = await illustrator.drawHeads(new Uint8Array(readFileSync(PHOTO)));
		const written = await createEmbeddedWriter().writeScript(IDEA, "bench");
		if (!heads.ok || !written.ok) throw new Error("the book could not be begun");
		const { script } = written.value;
		const [likeness] = heads.value.heads;
		const cast: CastLikeness[] = script.cast.map((member) => ({ member, likeness }));
		const { title, level } = script;
		const pictures: Picture[] = [];
		const drawn = await timed(script.spreads, async (spread) => {
			const brief = { title, level, spread, cast, seed: "bench", lettered: size === 1024 };
			const made = await illustrator.drawSpread(brief, size);
			if (!made.ok) throw new Error(`a spread was not drawn: ${made.error}`);
			pictures.push(...made.value);
		});
		const pixels = await Promise.all(
			pictures.map(({ bytes }) => sharp(bytes).raw().toBuffer({ resolveWithObject: true })),
		);
		const encoded = await timed(pixels, ({ data, info: { width, height, channels } }) =>
			sharp(data, { raw: { width, height, channels } })
				.jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: size === 1024 })
				.toBuffer(),
		);
		return { drawn, encoded };
	} finally {
		await illustrator.close();
	}
}
