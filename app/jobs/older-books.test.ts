import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import { printSquare } from "~/providers/illustrator/print-square.testing";
import { createEmbeddedWriter } from "~/providers/writer/embedded.server";
import type { Writer } from "~/providers/writer/port";
import { ideaOf, photoOf, ROSA } from "~/shop/books/books.testing";
import { charged, must } from "~/shop/checkout/checkout.testing";
import { advanceOrder } from "~/shop/orders/advance-order.server";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { readBookFile } from "~/shop/orders/read-book-file.server";
import { changePage } from "~/shop/pages/change-page.server";
import { listPages } from "~/shop/pages/list-pages.server";
import { PAGES_TEXTS } from "~/shop/pages/rules";
import { hasPoppler, textOf } from "~/shop/printing/preflight.testing";
import { editWords } from "~/shop/proof/edit-words.server";
import { readProof } from "~/shop/proof/read-proof.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { smallPages } from "~/studio/paper/pages/small-pages.testing";
import { OLDER_BOOKS, type OlderBook } from "~/studio/story/older-books.testing";
import { pagesOf, synopsisOf } from "~/studio/story/script";
import { runAll } from "./making.testing";

/** A book that was written before there was a shelf, from its preview to its print files. */

const OLDER = OLDER_BOOKS.find(
	({ script }) => script.level === "pro" && script.cast.length === 3,
) as OlderBook;
const OTHER_WORDS = "Alex went on, and on, and on: it was that sort of day.";

let shop: TestShop;
let bookId: string;
const writeScript = vi.fn<Writer["writeScript"]>();
const reword = vi.fn<Writer["reword"]>();
const drawSpread = vi.fn<Illustrator["drawSpread"]>();

/** Words and faces are where they are drawn, on plain squares. */
const laidOut: Illustrator["drawSpread"] = async (brief, size) => {
	const { pages } = await smallPages(brief);
	const bytes = await printSquare();
	return {
		ok: true,
		value: pages.map((page) => ({ ...page, bytes, type: "image/jpeg", width: size, height: size })),
	};
};
const plainHead = async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="98" ry="116" fill="#6b4630"/></svg>`;
	return new Uint8Array(await sharp(Buffer.from(head)).png().toBuffer());
};

/** The book is there as it was stored: whoever wrote it is gone, and the shop has today's writer. */
beforeEach(async () => {
	const quick = quickIllustrator();
	const heads: Illustrator["drawHeads"] = async () => ({
		ok: true,
		value: { heads: [{ png: await plainHead() }], verdict: { shows: "person", faces: 1, findings: [] } },
	});
	const writer = createEmbeddedWriter();
	writeScript.mockReset().mockResolvedValue({
		ok: true,
		value: { script: OLDER.script, imagePrompt: "A wide desert.", tokens: 0 },
	});
	reword.mockReset().mockImplementation(writer.reword);
	drawSpread.mockReset().mockImplementation(quick.drawSpread);
	shop = await openTestShop({
		illustrator: { ...quick, drawHeads: heads, drawSpread },
		writer: { ...writer, writeScript, reword },
	});
	replaceShop(shop);
	const { characters, ...idea } = OLDER.idea;
	const form = await ideaOf(shop, ROSA, {
		...idea,
		characters: await Promise.all(
			characters.map(async ({ name, age, personality, relationship, isMain }) => ({
				...{ name, age: String(age), personality, isMainCharacter: isMain, headId: "" },
				relationshipToMain: relationship ?? ("" as const),
				imageUrl: await photoOf(shop, ROSA),
			})),
		),
	});
	bookId = (await drawnBook(shop, ROSA, form)).bookId;
	await runAll(shop);
});

const listed = async () => must(await listPages(shop, ROSA, bookId));

test("it is previewed as it was stored, pictures, words and what they show", async () => {
	const { ready, pages } = await listed();
	expect(ready).toBe(true);
	expect(pages.map(({ number, text, altText }) => ({ number, text, altText }))).toEqual(
		pagesOf(OLDER.script).map(({ number, text, altText }) => ({ number, text, altText })),
	);
	const { synopsis } = await shop.db.selectFrom("books").select("synopsis").executeTakeFirstOrThrow();
	expect(synopsis).toBe(synopsisOf(OLDER.script));
	const drawn = drawSpread.mock.calls.map(([{ spread }]) => spread);
	for (const spread of OLDER.script.spreads)
		expect(drawn.find(({ pages }) => pages[0] === spread.pages[0])).toEqual(spread);
});

test("today's writer has no other words for it, and isn't asked for any; a picture can be another one", async () => {
	expect((await listed()).pages.filter(({ canReword }) => canReword)).toEqual([]);
	const refused = await changePage(shop, ROSA, { bookId, number: 4, by: "reword" });
	expect(refused).toMatchObject({ error: { code: "conflict", message: PAGES_TEXTS.ownWords } });
	must(await changePage(shop, ROSA, { bookId, number: 4, by: "redraw" }));
	await runAll(shop);
	expect(reword).not.toHaveBeenCalled();
	expect(await listed()).toMatchObject({
		ready: true,
		redraws: { left: 2, of: 3 },
		wordings: { left: 3, of: 3 },
	});
});

test("a vendor's writer may put it otherwise", async () => {
	shop.providers.writer.canReword = () => true;
	const spread = OLDER.script.spreads.find(({ pages }) => pages[0] === 4);
	if (!spread) throw new Error("a book has a page 4");
	const words = spread.words.map((said) => (said === "" ? "" : OTHER_WORDS));
	reword.mockResolvedValue({ ok: true, value: { ...spread, words } });
	const pages = (await listed()).pages;
	const isTold = ({ kind }: (typeof pages)[number]) => kind === "opener" || kind === "spread";
	expect(pages.filter(({ canReword }) => canReword)).toEqual(pages.filter(isTold));
	must(await changePage(shop, ROSA, { bookId, number: 4, by: "reword" }));
	await runAll(shop);
	expect((await listed()).pages.filter(({ spread }) => spread === 4).map(({ text }) => text)).toEqual(words);
	const title = await changePage(shop, ROSA, { bookId, number: 1, by: "reword" });
	expect(title).toMatchObject({ error: { code: "conflict" } });
});

test.skipIf(!hasPoppler)(
	"in its proof its words may be its family's own; what was approved is printed and read, whatever is written or drawn by then",
	async () => {
		drawSpread.mockImplementation(laidOut);
		const { id } = must(await placeOrder(shop, "system", await charged(shop, ROSA, bookId))).order;
		await runAll(shop);
		const key = new URL(orderLink(shop, id)).searchParams.get("key");
		const asked = { orderId: id, key };
		const proof = async () => must(await readProof(shop, null, asked)).pages;
		const page = (await proof()).find(({ kind, text }) => kind === "spread" && text !== "")?.number ?? 0;
		must(
			await editWords(shop, null, { ...asked, pages: [{ number: page, words: OTHER_WORDS, version: 1 }] }),
		);
		await runAll(shop);
		const approved = await proof();
		expect(approved[page - 1]?.text).toBe(OTHER_WORDS);
		writeScript.mockClear();
		await advanceOrder(shop.db, shop, id, { step: "approve", by: "family" });
		await runAll(shop);
		const again = drawSpread.mock.calls.length;
		await runAll(shop);
		// Its files have been looked at with other tools on the way there.
		const { state } = await shop.db.selectFrom("orders").select("state").executeTakeFirstOrThrow();
		expect(state).toBe("at the printer");
		const read = async (file: string) =>
			(await readBookFile(shop, null, { ...asked, file }))?.bytes ?? new Uint8Array();
		const pdf = join(shop.settings.DATA_DIR, "screen.pdf");
		await writeFile(pdf, await read("screen.pdf"));
		const epub = unzipSync(await read("book.epub"));
		for (const { number, text, altText, kind } of approved.filter(({ text }) => text !== "")) {
			if (kind !== "spread") continue;
			expect(textOf(pdf, number + 1).replace(/\s/g, "")).toContain(text.replace(/\s/g, ""));
			expect(strFromU8(epub[`book/page-${number}.xhtml`] ?? new Uint8Array())).toContain(`alt="${altText}"`);
		}
		expect(drawSpread).toHaveBeenCalledTimes(again);
		expect(writeScript).not.toHaveBeenCalled();
	},
);
