import { expect, test } from "vitest";
import { z } from "zod";
import { SETTINGS } from "~/studio/story/places/list";
import { pagesOf } from "~/studio/story/script";
import { COMPOSITIONS, POSES, SHOTS } from "~/studio/story/vocabulary";
import { scriptOf } from "~/studio/writer/books.testing";
import { toldBook } from "./told-book";

const NAMES = ["Zoë", "Biscuit"] as const;

/** Nothing less, and nothing more. */
const BOOK = z.strictObject({
	title: z.literal("The Lost Kite"),
	level: z.literal("starter"),
	pages: z
		.array(
			z.strictObject({
				number: z.int(),
				text: z.string(),
				altText: z.string(),
				setting: z.enum(SETTINGS).nullable(),
				composition: z.enum(COMPOSITIONS).nullable(),
				shot: z.enum(SHOTS).nullable(),
				figures: z.array(z.strictObject({ name: z.enum(NAMES), pose: z.enum(POSES) })),
			}),
		)
		.length(24),
});

test("book.json has title, level and 24 pages: what each says and shows, by the words of the vocabulary and the names as typed", () => {
	const script = scriptOf({
		title: "The Lost Kite",
		location: "the park",
		description: "Zoë looks for her lost kite.",
		readingLevel: "starter",
		readingNeeds: "",
		characters: [
			{ name: NAMES[0], age: 6, personality: "clever", isMain: true, relationship: null },
			{ name: NAMES[1], age: 4, personality: "a quick dog", isMain: false, relationship: "Pet" },
		],
	});
	const pages = pagesOf(script).map((page) => ({ page }));
	const told = BOOK.parse(JSON.parse(JSON.stringify(toldBook({ script, pages }))));
	expect(told.pages.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
	expect(new Set(told.pages.flatMap(({ figures }) => figures.map(({ name }) => name)))).toEqual(
		new Set(NAMES),
	);
	for (const [i, { text, altText, setting, shot, composition }] of told.pages.entries()) {
		expect({ text, altText }).toEqual({ text: pages[i]?.page.text, altText: pages[i]?.page.altText });
		// The imprint has no picture; every other page has a whole one.
		expect(
			[setting, shot, composition].every((one) => one === null),
			`page ${i + 1}`,
		).toBe(i === 1);
		expect(altText === "", `page ${i + 1}`).toBe(i === 1);
	}
});
