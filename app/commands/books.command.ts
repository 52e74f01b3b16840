import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoryIdea } from "~/studio/story/idea";
import { READING_LEVELS, type ReadingLevel } from "~/studio/story/levels";
import { castFromPhotos, type Person } from "./book/cast-from-photos";
import { contactSheet } from "./book/contact-sheet";
import { makeBook } from "./book/make-book";

/**
 * `npm run books`: draws docs/books-LEVEL.png, the contact sheet of a whole book for each reading level, each at another
 * place, its cast from e2e/photos. `npm run books -- tiny pro` draws these alone; `-- --full DIR` keeps every page there.
 */
type Sample = Pick<StoryIdea, "title" | "location" | "description"> & {
	needs?: string;
	cast: readonly Person[];
};

/** The first is the main character. */
const SAMPLES: Record<ReadingLevel, Sample> = {
	tiny: {
		title: "Nell and the Bean",
		location: "the garden",
		description: "Nell looks for her lost ball.",
		cast: [
			["faces/078", "Nell", 2, "a girl who is always hungry", null],
			["faces/066", "Ben", 41, "a patient man", "Dad"],
			["cat", "Chelsea", 3, "a clever cat", "Pet"],
		],
	},
	starter: {
		title: "Coconut Morning",
		location: "Treasure Island",
		description: "Mina wants to find the treasure that Grandpa buried long ago.",
		cast: [
			["faces/081", "Mina", 6, "a clever and curious girl", null],
			["faces/099", "Hank", 71, "a calm man", "Grandparent"],
			["toy-dog", "Biscuit", 4, "a brave dog", "Pet"],
		],
	},
	confident: {
		title: "The Fox, the Owl and Leo",
		location: "the forest",
		description: "Leo wants to build a house for a little owl before the night comes.",
		cast: [
			["faces/075", "Leo", 8, "a funny boy", null],
			["woman", "Eileen", 36, "brave and curious", "Mum"],
			["faces/015", "Sunny", 4, "a loud boy", "Brother"],
			["cat", "Chelsea", 3, "a clever cat", "Pet"],
		],
	},
	whiz: {
		title: "The Last Train Home",
		location: "the railway station",
		description: "Ivy and Grace want to bring a lost teddy home with the last train.",
		cast: [
			["faces/057", "Ivy", 9, "a stubborn and kind girl", null],
			["faces/069", "Grace", 68, "a cheerful woman", "Grandparent"],
		],
	},
	pro: {
		title: "A Bone for the Dinosaur",
		location: "the Natural History Museum",
		description: "Theo wants to find out who walks through the museum at night.",
		cast: [
			["faces/090", "Theo", 12, "a dreamy and brave boy", null],
			["faces/087", "Tom", 38, "strong", "Dad"],
			["faces/093", "Amara", 31, "a wise woman", "Aunt/Uncle"],
			["toy-dog", "Biscuit", 4, "a brave dog", "Pet"],
		],
	},
	custom: {
		title: "Up the Mountain with Max",
		location: "the mountains",
		description: "Max wants to fly his kite from the very top of the mountain.",
		needs: "Short sentences, reads at the level of a six-year-old, loves animals",
		cast: [
			["faces/006", "Max", 10, "a quick and sporty boy", null],
			["faces/096", "Rosa", 34, "kind", "Mum"],
		],
	},
};

const args = process.argv.slice(2);
const full = args.includes("--full") ? args[args.indexOf("--full") + 1] : undefined;
const wanted = args.filter((arg): arg is ReadingLevel => Object.hasOwn(SAMPLES, arg));
const levels = wanted.length > 0 ? wanted : READING_LEVELS.map(({ id }) => id);
for (const level of levels) {
	const { cast, needs: readingNeeds = "", ...said } = SAMPLES[level];
	const { characters, photos } = castFromPhotos(cast);
	const idea: StoryIdea = { ...said, readingLevel: level, readingNeeds, characters };
	const book = await makeBook(idea, photos, `books ${level}`);
	const file = `docs/books-${level}.png`;
	await writeFile(file, await contactSheet(book));
	if (full) {
		await mkdir(join(full, level), { recursive: true });
		for (const { page, picture } of book.pages)
			await writeFile(join(full, level, `${page.number}.jpg`), picture.bytes);
	}
	process.stdout.write(`${file} is drawn.\n`);
}
