import { tmpdir } from "node:os";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { printSquare } from "~/providers/illustrator/print-square.testing";
import type { PlacedText } from "~/studio/story/picture";
import { type BookHeld, heldTo } from "./held-to";
import { preflight } from "./preflight.server";
import { hasPoppler } from "./preflight.testing";
import { INTERIOR, PAGES } from "./rules";
import { writeCase } from "./write-case.server";
import { type BookPage, writeInterior, writePages, writeProdigi } from "./write-pages.server";

const TITLE = "The Whale";
const BOOK = { title: TITLE, madeAt: new Date(Date.UTC(2026, 0, 2)) };
const word = (x: number, y: number, change: Partial<PlacedText> = {}): PlacedText => ({
	text: "Whale",
	part: "story",
	font: "andika/files/andika-latin-400-normal.woff",
	size: 20,
	x,
	y,
	turn: 0,
	ink: "#102030",
	...change,
});
/** As a cover has it: letter by letter, each turned. */
const titled = (title = TITLE) =>
	[...title].map((text, i) => word(40 + 8 * i, 40, { text, part: "title", turn: 4 }));

async function written(pages: BookPage[], write = writeInterior): Promise<Uint8Array> {
	const out = new PassThrough();
	const [bytes] = await Promise.all([buffer(out), write(out, BOOK, pages)]);
	return bytes;
}

const page = async (...words: PlacedText[]): Promise<BookPage> => ({ bytes: await printSquare(), words });
const book = async (change: { at?: number; page?: BookPage; pages?: number } = {}) => {
	const pages = await Promise.all(Array.from({ length: change.pages ?? PAGES }, () => page(word(100, 100))));
	if (change.page) pages[change.at ?? 0] = change.page;
	return pages;
};
/** Every page says "Whale", the cover has its title. */
const HELD = heldTo(
	{ words: titled() },
	{ words: [word(100, 100)] },
	Array.from({ length: PAGES }, () => ({ words: [], said: "Whale" })),
);
/** The same, but for one page. */
const heldBut = (at: number, change: Partial<BookHeld["pages"][number]>): BookHeld => ({
	...HELD,
	pages: HELD.pages.map((one, i) => (i === at ? { ...one, ...change } : one)),
});
const inside = async (change: Parameters<typeof book>[0] = {}, held = HELD) =>
	preflight(tmpdir(), await written(await book(change)), "interior", held);

async function picture(px: number, colours: "srgb" | "b-w" = "srgb"): Promise<Uint8Array> {
	const drawn = sharp(await printSquare()).resize(px);
	const coloured = colours === "b-w" ? drawn.grayscale().toColourspace("b-w") : drawn;
	return new Uint8Array(await coloured.jpeg().toBuffer());
}

describe.skipIf(!hasPoppler)("before a file is sent", () => {
	test("a good one has no fault", async () => {
		expect(await inside()).toEqual([]);
	});

	test("pages that are missing are a fault", async () => {
		expect(await inside({ pages: 23 })).toContain("interior.pdf: 23 pages instead of 24");
	});

	test("a picture too coarse for print is one", async () => {
		const bytes = await picture(1024);
		const faults = await inside({ at: 6, page: { bytes, words: [word(100, 100)] } });
		expect(faults).toEqual(["interior.pdf: a picture of page 7 has 120 ppi"]);
	});

	test("a picture that was scaled to be fine enough is one, by how it came", async () => {
		expect(await inside({}, heldBut(6, { ppi: 120 }))).toEqual([
			"interior.pdf: page 7: its picture came with 120 px in an inch of print, which needs 200",
		]);
		expect(await inside({}, heldBut(6, { ppi: 200 }))).toEqual([]);
	});

	test("a picture that isn't in RGB is one", async () => {
		const bytes = await picture(2551, "b-w");
		const faults = await inside({ page: { bytes, words: [word(100, 100)] } });
		expect(faults).toEqual(["interior.pdf: a picture of page 1 is gray"]);
	});

	test("a picture that ends before the bleed does is one", async () => {
		const pages = await book();
		const short = await written(pages, (out, info, all) =>
			writePages(out, info, all, { sheet: INTERIOR, beyond: 2 }),
		);
		const faults = await preflight(tmpdir(), short, "interior", HELD);
		expect(faults).toContain("interior.pdf: the picture of page 1 ends before its bleed does");
	});

	test.each([
		["left", word(4, 100)],
		["right", word(195, 100)],
		["lower", word(100, 207)],
		["upper", word(100, 8)],
	])("a word near the %s edge is one", async (_, near) => {
		const faults = await inside({ at: 1, page: await page(near) });
		expect(faults).toEqual(["interior.pdf: page 2: a word is too near its edge"]);
	});

	test.each([
		["left", { x: 9, y: 50 }],
		["right", { x: 181, y: 50 }],
		["upper", { x: 50, y: 9 }],
		["lower", { x: 50, y: 181 }],
	])("a face near the %s edge is one", async (_, corner) => {
		const near = [{ ...corner, width: 20, height: 20 }];
		expect(await inside({}, heldBut(3, { faces: near }))).toEqual([
			"interior.pdf: page 4: a face is too near its edge",
		]);
		const well = [{ x: 10, y: 180, width: 20, height: 20 }];
		expect(await inside({}, heldBut(3, { faces: well }))).toEqual([]);
	});

	test("words that were left out because there was no room are one", async () => {
		expect(await inside({}, heldBut(22, { said: "Whales & whales" }))).toEqual([
			"interior.pdf: page 23: not all of its words are there",
		]);
	});

	test("words that run into others are one", async () => {
		const faults = await inside({ at: 4, page: await page(word(100, 100), word(102, 101)) });
		expect(faults).toEqual(["interior.pdf: page 5: words lie on each other"]);
	});

	test("the sheet of another printer is one", async () => {
		const pages = await book();
		const [front, back] = [await page(...titled()), await page(word(100, 100))];
		const whole = await written(pages, (out, info, inside) =>
			writeProdigi(out, info, { front, back, pages: inside }),
		);
		expect(await preflight(tmpdir(), whole, "whole", HELD)).toEqual([]);
		const faults = await preflight(tmpdir(), whole, "interior", HELD);
		expect(faults).toContain("interior.pdf: its MediaBox isn't what the printer asks for");
	});

	test("what is damaged, or no PDF at all, is one", async () => {
		const bytes = await written(await book());
		expect(await preflight(tmpdir(), bytes.subarray(0, bytes.length / 2), "interior", HELD)).not.toEqual([]);
		expect(await preflight(tmpdir(), Buffer.from("no PDF"), "interior", HELD)).toEqual([
			"interior.pdf can't be read",
		]);
	});

	describe("a case", () => {
		const wrapped = async (front: PlacedText[], back = [word(100, 100)], held = HELD) => {
			const out = new PassThrough();
			const covers = { front: await page(...front), back: await page(...back) };
			const [bytes] = await Promise.all([buffer(out), writeCase(out, BOOK, covers)]);
			return preflight(tmpdir(), bytes, "case", held);
		};

		test("with its title on front and spine has no fault", async () => {
			expect(await wrapped(titled())).toEqual([]);
		});

		test("with another title has", async () => {
			const faults = await wrapped(titled("The Whole"));
			expect(faults).toContain("case.pdf: its title isn’t on its front");
			expect(faults).toContain("case.pdf: title and shop aren’t on its spine");
		});

		test("with words that are too near its front's or its back's edge has", async () => {
			expect(await wrapped([...titled(), word(195, 150)])).toEqual([
				"case.pdf: its front: a word is too near its edge",
			]);
			expect(await wrapped(titled(), [word(100, 100), word(100, 207)])).toEqual([
				"case.pdf: its back: a word is too near its edge",
			]);
		});

		test("with a face that is cut off has", async () => {
			const cut = { ...HELD, front: { ...HELD.front, faces: [{ x: 2, y: 90, width: 40, height: 50 }] } };
			expect(await wrapped(titled(), undefined, cut)).toEqual([
				"case.pdf: its front: a face is too near its edge",
			]);
		});
	});
});
