import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { briefWith, spreadBriefWith } from "~/studio/paper/briefs.testing";
import { drawCoverPicture } from "~/studio/paper/draw-cover.server";
import { drawSpreadPictures } from "~/studio/paper/pages/draw-spread.server";
import { PAGES } from "./rules";
import { writeEpub } from "./write-epub.server";
import type { BookPage } from "./write-pages.server";

const TITLE = 'Zoë, Łukasz & the "AV" Tower';
const SAID = ["“Look!” called Zoë <3, and Łukasz did.", "Then اسم clapped – until it hurt."];
const BOOK = { id: "order_1", title: TITLE, madeAt: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)) };
const ALT = 'Zoë & Łukasz run along "on the beach".';
const EPUBCHECK = "/usr/bin/epubcheck";

let folder: string;
let pages: Required<BookPage>[];
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "epub-"));
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="98" ry="116" fill="#6b4630"/></svg>`;
	const likeness = { png: new Uint8Array(await sharp(Buffer.from(head)).png().toBuffer()) };
	const brief = { ...spreadBriefWith(likeness), title: TITLE, lettered: false };
	const front = await drawCoverPicture({ ...briefWith(likeness), title: TITLE, lettered: false }, 1024);
	const spread = await drawSpreadPictures({ ...brief, spread: { ...brief.spread, words: SAID } }, 1024);
	const inside = Array.from({ length: PAGES + 1 }, (_, index) => spread[index % 2]);
	pages = [front, ...inside].flatMap((picture) => (picture ? [{ ...picture, altText: ALT }] : []));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test("made twice it is the same bytes", () => {
	expect(Buffer.compare(writeEpub(BOOK, pages), writeEpub(BOOK, pages))).toBe(0);
});

test("its words are text, each picture says what it shows, and every page is found", () => {
	const files = unzipSync(writeEpub(BOOK, pages));
	const told = (name: string) => strFromU8(files[`book/${name}`] ?? new Uint8Array());
	const textOf = (name: string) =>
		told(name)
			.replace(/^.*<svg/s, "<svg")
			.replaceAll(/<[^>]+>|[\u2066-\u2069]/g, "");
	expect(Object.keys(files)[0]).toBe("mimetype");
	expect(textOf("page-2.xhtml").trim()).toBe(SAID[1]);
	expect(textOf("page-1.xhtml").trim()).toBe("“Look!” called Zoë &lt;3, and Łukasz did.");
	expect(told("cover.xhtml")).toContain(`aria-label="Zoë, Łukasz &amp; the “AV” Tower"`);
	for (let number = 1; number <= PAGES; number++) {
		expect(told(`page-${number}.xhtml`)).toContain(
			`alt="Zoë &amp; Łukasz run along &quot;on the beach&quot;."`,
		);
		expect(told("nav.xhtml")).toContain(`<a href="page-${number}.xhtml">${number}</a>`);
	}
	const spine = [...told("book.opf").matchAll(/idref="([^"]+)" properties="[a-z:-]+-(\w+)"/g)];
	expect(spine.slice(0, 4).map(([, name, side]) => [name, side])).toEqual([
		["cover", "center"],
		["page-1", "right"],
		["page-2", "left"],
		["page-3", "right"],
	]);
	expect(spine).toHaveLength(PAGES + 2);
});

test.skipIf(!existsSync(EPUBCHECK))(
	"epubcheck finds nothing wrong with it",
	async () => {
		const file = join(folder, "book.epub");
		await writeFile(file, writeEpub(BOOK, pages));
		expect(() =>
			execFileSync("java", ["-jar", EPUBCHECK, "--failonwarnings", file], { encoding: "utf8" }),
		).not.toThrow();
	},
	60_000,
);
