import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { briefWith, spreadBriefWith } from "~/studio/paper/briefs.testing";
import { drawCoverPicture } from "~/studio/paper/draw-cover.server";
import { drawSpreadPictures } from "~/studio/paper/pages/draw-spread.server";
import type { SpreadBrief } from "~/studio/story/brief";
import type { Picture } from "~/studio/story/picture";
import { heldTo } from "./held-to";
import { inspect, wordsOfPages } from "./inspect-pdf.server";
import { faultsOf } from "./preflight.server";
import { hasPoppler, seenAs, textOf } from "./preflight.testing";
import { caseSheet, PAGES } from "./rules";
import { writeCase } from "./write-case.server";
import { writeInterior, writeProdigi, writeScreen } from "./write-pages.server";

const TITLE = "Zoë, Łukasz and the AV Tower";
const SAID = ["“Look!” called Zoë, and Łukasz did.", "Then اسم clapped – until it hurt."];
const BOOK = { title: TITLE, madeAt: new Date(Date.UTC(2026, 0, 2)) };

let folder: string;
let front: Picture;
let back: Picture;
let pages: Picture[];
let lettered: Picture[];
const at = (name: string) => join(folder, name);
const to = (name: string) => createWriteStream(at(name));

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "printing-"));
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="98" ry="116" fill="#6b4630"/></svg>`;
	const likeness = { png: new Uint8Array(await sharp(Buffer.from(head)).png().toBuffer()) };
	const brief = { ...spreadBriefWith(likeness), title: TITLE, lettered: false };
	const draw = (change: Partial<SpreadBrief["spread"]>, isLettered = false) =>
		drawSpreadPictures({ ...brief, lettered: isLettered, spread: { ...brief.spread, ...change } }, 2551);
	const titlePage = { pages: [1], kind: "title", words: [""], composition: null } as const;
	const [title] = await draw(titlePage);
	const spread = await draw({ words: SAID });
	lettered = [...(await draw(titlePage, true)), ...(await draw({ words: SAID }, true))];
	[back] = (await draw({ pages: [25], words: [SAID[0] ?? ""], composition: "clearing" })) as [Picture];
	front = await drawCoverPicture({ ...briefWith(likeness), title: TITLE, lettered: false }, 2551);
	pages = [title as Picture, ...Array.from({ length: PAGES - 1 }, (_, i) => spread[i % 2] as Picture)];
	await writeInterior(to("interior.pdf"), BOOK, pages);
	await writeProdigi(to("prodigi.pdf"), BOOK, { front, back, pages });
	await writeCase(to("case.pdf"), BOOK, { front, back });
	await writeScreen(
		to("screen.pdf"),
		BOOK,
		pages.slice(0, 3).map((page) => ({ ...page, altText: "A hill." })),
	);
}, 120_000);
const SEEN_PX = 1200;
const smallRaster = (bytes: Uint8Array) =>
	sharp(bytes).resize(SEEN_PX, SEEN_PX).removeAlpha().raw().toBuffer();

afterAll(() => rm(folder, { recursive: true }));

test("files made twice are the same bytes", async () => {
	await writeInterior(to("again.pdf"), BOOK, pages);
	expect(Buffer.compare(await readFile(at("again.pdf")), await readFile(at("interior.pdf")))).toBe(0);
	await writeCase(to("case-again.pdf"), BOOK, { front, back });
	expect(Buffer.compare(await readFile(at("case-again.pdf")), await readFile(at("case.pdf")))).toBe(0);
});

test("every file says that its colours are sRGB, and what it is called", async () => {
	for (const name of ["interior.pdf", "prodigi.pdf", "case.pdf", "screen.pdf"]) {
		const file = await readFile(at(name), "latin1");
		expect(file, name).toContain("/OutputIntents");
		expect(file, name).toMatch(/\/N 3/);
		expect(file, name).toContain("<dc:title>");
		// What it isn't it doesn't claim to be.
		expect(file, name).not.toMatch(/GTS_PDFXVersion|pdfaid/);
	}
});

describe.skipIf(!hasPoppler)("seen by other tools", () => {
	const same = (expected: number) => expect.closeTo(expected, 1);
	const whole = (width: number, height: number) => ({
		left: 0,
		bottom: 0,
		right: same(width),
		top: same(height),
	});

	test("the inside is 24 pages of 216 mm, trimmed to 210 mm", async () => {
		const { pages, version, boxes } = await inspect(at("interior.pdf"));
		expect([pages, version]).toEqual([24, "1.6"]);
		for (const box of [...(boxes.Media ?? []), ...(boxes.Bleed ?? [])]) expect(box).toEqual(whole(216, 216));
		expect(boxes.Trim).toHaveLength(24);
		for (const box of boxes.Trim ?? [])
			expect(box).toEqual({ left: same(3), bottom: same(3), right: same(213), top: same(213) });
	});

	test("Prodigi's is 26 pages of 210 mm, covers first and last", async () => {
		const { pages, boxes } = await inspect(at("prodigi.pdf"));
		expect(pages).toBe(26);
		for (const box of Object.values(boxes).flat()) expect(box).toEqual(whole(210, 210));
		expect(textOf(at("prodigi.pdf"), 1)).toBe(`${TITLE} A story for Maya`);
		expect(textOf(at("prodigi.pdf"), 26)).toBe(SAID[0]);
	});

	test("the case is one sheet, trimmed by its bleed, with the title on its front and on its spine", async () => {
		const { pages, boxes } = await inspect(at("case.pdf"));
		const { width, height, spine } = caseSheet(PAGES);
		expect(pages).toBe(1);
		expect(boxes.Media).toEqual([whole(width, height)]);
		expect(boxes.Trim).toEqual([
			{ left: same(3), bottom: same(3), right: same(width - 3), top: same(height - 3) },
		]);
		expect(textOf(at("case.pdf"), 1).split(TITLE)).toHaveLength(3);
		const onSpine = ((await wordsOfPages(at("case.pdf")))[0] ?? []).filter(
			({ box }) => box.left > spine.x - 2 && box.right < spine.x + spine.width + 2,
		);
		expect(onSpine.map(({ text }) => text).join(" ")).toContain("Tower");
		for (const { box } of onSpine) {
			expect(box.top).toBeGreaterThan(21 + 10);
			expect(box.bottom).toBeLessThan(height - 21 - 10);
		}
	});

	test.each([
		"interior.pdf",
		"prodigi.pdf",
		"case.pdf",
		"screen.pdf",
	])("%s: every font is embedded, of each only what is used, and every picture is 300 ppi in RGB", async (name) => {
		const { fonts, images, pages } = await inspect(at(name));
		expect(fonts.length).toBeGreaterThan(2);
		for (const font of fonts)
			expect(font, font.name).toMatchObject({ embedded: true, subset: true, unicode: true });
		expect(new Set(images.map(({ page }) => page)).size).toBe(pages);
		expect(images).toHaveLength(name === "case.pdf" ? 2 : pages);
		for (const { kind, colours, ppi } of images) {
			expect([kind, colours]).toEqual(["image", "rgb"]);
			expect(ppi).toBeGreaterThanOrEqual(300);
		}
	});

	test("they are fit for print", async () => {
		const inside = pages.map((page, i) => ({ ...page, said: i === 0 ? "" : (SAID[(i - 1) % 2] as string) }));
		expect(inside.flatMap(({ faces }) => faces)).not.toEqual([]);
		const held = heldTo(front, back, inside);
		expect(held.title).toBe(TITLE);
		for (const kind of ["interior", "case", "whole"] as const)
			expect(await faultsOf(at(kind === "whole" ? "prodigi.pdf" : `${kind}.pdf`), kind, held)).toEqual([]);
	});

	test("live text stands where the screen has its letters, and looks the same", async () => {
		for (const [i, drawing] of lettered.entries()) {
			const seen = seenAs(at("interior.pdf"), i + 1, SEEN_PX);
			const [live, drawn, bare] = (await Promise.all(
				[seen, drawing.bytes, (pages[i] as Picture).bytes].map(smallRaster),
			)) as [Buffer, Buffer, Buffer];
			const off = (raster: Buffer, at: number) => Math.abs((raster[at] as number) - (drawn[at] as number));
			const places = [...drawn.keys()].filter((place) => off(bare, place) > 60);
			const mean = (raster: Buffer) =>
				places.reduce((sum, place) => sum + off(raster, place), 0) / places.length;
			expect(places.length).toBeGreaterThan(5000);
			// Two renderers soften edges differently.
			expect(mean(live)).toBeLessThan(mean(bare) * 0.25);
		}
	});

	test("what is told is text, in its order, well inside the trim", async () => {
		const plain = (text: string) => text.replaceAll(/[\u2066-\u2069\u202a-\u202e]/g, "");
		expect(textOf(at("interior.pdf"), 1)).toBe(`${TITLE} A story for Maya`);
		expect(textOf(at("interior.pdf"), 2)).toBe(SAID[0]);
		expect(plain(textOf(at("interior.pdf"), 3))).toBe(SAID[1]);
		for (const page of [2, 3])
			for (const { text, box } of (await wordsOfPages(at("interior.pdf")))[page - 1] ?? []) {
				expect(Math.min(box.left, box.top), text).toBeGreaterThan(3 + 10);
				expect(Math.max(box.right, box.bottom), text).toBeLessThan(213 - 10);
			}
	});
});
