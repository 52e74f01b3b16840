import { beforeEach, expect, test, vi } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { guest, must } from "~/shop/checkout/checkout.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { changePage } from "./change-page.server";
import { listPages } from "./list-pages.server";
import { MOST_EDITS_BEFORE, WORDS_TEXTS } from "./rules";
import { writePages } from "./write-pages.server";

let shop: TestShop;
let bookId: string;
const drawSpread = vi.fn<Illustrator["drawSpread"]>();
beforeEach(async () => {
	const quick = quickIllustrator();
	drawSpread.mockReset().mockImplementation(quick.drawSpread);
	shop = await openTestShop({ illustrator: { ...quick, drawSpread } });
	bookId = (await drawnBook(shop, ROSA)).bookId;
});

const write = (number: number, words: string, version = 1) =>
	writePages(shop, ROSA, { bookId, pages: [{ number, version, words }] });
const listed = async () => must(await listPages(shop, ROSA, bookId));
const textOf = async (number: number) => (await listed()).pages.find((page) => page.number === number)?.text;

test("a dedication is typed before the book is bought, and drawn on its page", async () => {
	drawSpread.mockClear();
	must(await write(2, "For Rosa,\nwho sings."));
	await runDueJobs(shop);
	expect(await textOf(2)).toBe("For Rosa,\nwho sings.");
	expect(drawSpread.mock.calls.map(([{ spread }]) => spread.words)).toEqual([["For Rosa,\nwho sings."]]);
	expect((await listed()).edits).toEqual({ left: MOST_EDITS_BEFORE - 1, of: MOST_EDITS_BEFORE });
});

test("a page's own words follow, and stay with a picture that is drawn anew", async () => {
	must(await write(5, "And off they went."));
	await runDueJobs(shop);
	must(await changePage(shop, ROSA, { bookId, number: 5, by: "redraw" }));
	await runDueJobs(shop);
	expect(await textOf(5)).toBe("And off they went.");
});

test("so often and no more; what fails is given back", async () => {
	await shop.db
		.updateTable("previews")
		.set({ edits: MOST_EDITS_BEFORE - 1 })
		.execute();
	drawSpread.mockImplementation(async () => ({ ok: false, error: "refused" }));
	must(await write(2, "For all of us"));
	expect((await listed()).edits.left).toBe(0);
	expect(await write(5, "And off they went.")).toMatchObject({
		error: { code: "quota", message: WORDS_TEXTS.editsUsedBefore },
	});
	for (let tries = 0; tries < 4; tries++) {
		await runDueJobs(shop);
		shop.clock.advance(60_000);
	}
	expect((await listed()).edits.left).toBe(1);
});

test("somebody else's book is none, and a bought one is changed in its proof alone", async () => {
	const asked = { bookId, pages: [{ number: 2, version: 1, words: "For nobody" }] };
	expect(await writePages(shop, guest("ada"), asked)).toMatchObject({ error: { code: "not_found" } });
	await ordered(shop, ROSA.id, bookId);
	expect(await write(2, "For Rosa")).toMatchObject({ error: { code: "conflict" } });
	expect(await textOf(2)).not.toContain("For nobody");
});
