import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SHARE_PICTURES, type SharePicture } from "~/content/public-pages";
import { SAMPLE_SIZES, SAMPLE_STORIES } from "~/content/sample-stories";
import { drawCoverPicture } from "~/studio/paper/draw-cover.server";
import type { StoryIdea } from "~/studio/story/idea";
import { writeScreenPdf } from "./book/book-files";
import { castFromPhotos, type Person } from "./book/cast-from-photos";
import { contactSheet } from "./book/contact-sheet";
import { coverBriefOf, makeBook } from "./book/make-book";
import { drawSharePicture } from "./samples/share-pictures";

/**
 * `npm run samples`: writes and draws the six sample books of the shop window into public/samples, each a screen PDF of 24 pages and
 * its cover as AVIF and JPEG, and from the covers the pictures of shared links into public/share; the same bytes each time on one
 * machine. `npm run samples -- ID ...` makes these alone, `-- share` the pictures of links alone;
 * `-- --sheets DIR` draws contact sheets there besides. Everybody in them is from a free portrait of e2e/photos.
 */
/** What is told of each book beyond its title and place; the first of the cast is the main character. */
const IDEAS: Record<string, { description: string; needs?: string; cast: readonly Person[] }> = {
	"captain-eileen": {
		description: "Eileen joins a pirate ship. The map says X marks the spot, but where is the golden teapot?",
		cast: [
			["woman", "Eileen", 36, "a brave and curious woman", null],
			["faces/099", "Hank", 71, "a calm man", "Dad"],
			["cat", "Chelsea", 3, "a clever cat", "Pet"],
		],
	},
	"ben-and-the-dark": {
		description: "Ben is afraid of the dark, and something in the corner makes a noise.",
		cast: [
			["faces/066", "Ben", 41, "a patient man", null],
			["cat", "Chelsea", 3, "a clever cat", "Pet"],
		],
	},
	"grace-and-the-lost-owl": {
		description: "A very small owl is lost and can’t find its mother. Grace must help it home.",
		cast: [
			["faces/069", "Grace", 68, "a cheerful woman", null],
			["faces/096", "Rosa", 34, "a kind woman", "Friend"],
			["toy-dog", "Biscuit", 4, "a brave dog", "Pet"],
		],
	},
	"amara-builds-a-rocket": {
		description: "Amara and Tom build a rocket out of cardboard boxes.",
		cast: [
			["faces/093", "Amara", 31, "a wise and dreamy woman", null],
			["faces/087", "Tom", 38, "a strong man", "Brother"],
		],
	},
	"who-took-the-bone": {
		description: "Somebody has stolen the dinosaur’s bone! Sam must find out who before the Queen arrives.",
		cast: [
			["faces/006", "Sam", 29, "a man who is never tired", null],
			["toy-dog", "Biscuit", 4, "a brave dog", "Pet"],
		],
	},
	"hank-gets-wet": {
		description: "Hank won’t put his face in the water until a goldfish dares him.",
		needs: "Short sentences, reads at the level of a six-year-old, loves animals",
		cast: [
			["faces/099", "Hank", 71, "a calm man", null],
			["faces/096", "Rosa", 34, "a kind woman", "Friend"],
		],
	},
};

const FOLDER = "public/samples";
const args = process.argv.slice(2);
const sheets = args.includes("--sheets") ? args[args.indexOf("--sheets") + 1] : undefined;
const named = SAMPLE_STORIES.filter(({ id }) => args.includes(id));
await mkdir(FOLDER, { recursive: true });
if (sheets) await mkdir(sheets, { recursive: true });

const books = args.includes("share") ? named : named.length > 0 ? named : SAMPLE_STORIES;
for (const { id, title, setting, readingLevel } of books) {
	const told = IDEAS[id];
	if (!told) throw new Error(`Nothing is told of the sample ${id}`);
	const { description, needs: readingNeeds = "", cast } = told;
	const { characters, photos } = castFromPhotos(cast);
	const idea: StoryIdea = { title, location: setting, description, readingLevel, readingNeeds, characters };
	const seed = `sample ${id}`;
	const book = await makeBook(idea, photos, seed);
	await writeScreenPdf(book, join(FOLDER, `${id}.pdf`));
	const cover = await drawCoverPicture(coverBriefOf(book), 1024);
	for (const size of SAMPLE_SIZES) {
		const small = sharp(cover.bytes).resize(size, size);
		await small
			.clone()
			// The smallest stands beside words, where less is seen.
			.avif({ quality: size < 200 ? 30 : 36, effort: 9 })
			.toFile(join(FOLDER, `${id}-${size}.avif`));
		await small
			.clone()
			.jpeg({ quality: 76, mozjpeg: true })
			.toFile(join(FOLDER, `${id}-${size}.jpg`));
	}
	if (sheets) {
		await writeFile(join(sheets, `${id}.png`), await contactSheet(book));
		await sharp(cover.bytes)
			.png()
			.toFile(join(sheets, `${id}-cover.png`));
	}
	process.stdout.write(`${FOLDER}/${id}.pdf and its cover are made.\n`);
}

await mkdir("public/share", { recursive: true });
for (const name of Object.keys(SHARE_PICTURES) as SharePicture[])
	await writeFile(join("public/share", `${name}.jpg`), await drawSharePicture(name, FOLDER));
process.stdout.write("public/share is drawn.\n");
