import { afterEach, expect, test, vi } from "vitest";
import { quickPainter } from "~/providers/illustrator/painter.testing";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { operateOrder } from "~/shop/orders/operate-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { changePage } from "~/shop/pages/change-page.server";
import { findPagePicture } from "~/shop/pages/find-picture.server";
import { listPages } from "~/shop/pages/list-pages.server";
import { listPageVersions } from "~/shop/pages/list-versions.server";
import { makePages } from "~/shop/pages/make-pages.server";
import { PAGES_TEXTS } from "~/shop/pages/rules";
import { beginRest, startPages } from "~/shop/pages/start-pages.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";
import { runDueJobs } from "./worker.server";

afterEach(() => void vi.restoreAllMocks());

const quick = quickIllustrator();

/** A shop whose pages are drawn by `draw`, with a book whose cover is there and whose pages aren't begun. */
async function openWithCover(draw = quick.drawSpread, kind: "embedded" | "vendor" = "embedded") {
	const whole = kind === "vendor" ? quickPainter().illustrator : { ...quick, drawSpread: draw };
	const drawSpread = vi.fn<Illustrator["drawSpread"]>(quick.drawSpread);
	const shop = await openTestShop({ illustrator: { ...whole, drawSpread } });
	const bookId = await sentForm(shop);
	await runAll(shop);
	await shop.db.deleteFrom("page_versions").execute();
	await shop.db.deleteFrom("previews").execute();
	drawSpread.mockReset().mockImplementation(whole.drawSpread);
	return { shop, bookId, drawSpread };
}

const listed = async (shop: TestShop, bookId: string, actor = ROSA) => {
	const found = await listPages(shop, actor, bookId);
	if (!found.ok) throw new Error(found.error.message);
	return found.value;
};
const make = (shop: TestShop, bookId: string) => makePages(shop, bookId, new AbortController().signal);

/** Another book like this one, of somebody else unless told; its pages stand at `state`. */
async function anotherBook(
	shop: TestShop,
	bookId: string,
	{ id, state, ownerId = `guest_${id}` }: { id: string; state: "waiting" | "drawing"; ownerId?: string },
): Promise<void> {
	const book = await shop.db
		.selectFrom("books")
		.selectAll()
		.where("id", "=", bookId)
		.executeTakeFirstOrThrow();
	const created_at = shop.clock.now().toISOString();
	await shop.db
		.insertInto("books")
		.values({ ...book, id, owner_id: ownerId, cover_id: null })
		.execute();
	await shop.db.insertInto("previews").values({ book_id: id, state, share_id: null, created_at }).execute();
}

test("a drawing that hangs is given up three times, and the others are drawn", async () => {
	const { shop, bookId, drawSpread } = await openWithCover((brief, ...rest) =>
		brief.spread.pages[0] === 8 ? new Promise(() => {}) : quick.drawSpread(brief, ...rest),
	);
	const timer = setTimeout;
	vi.spyOn(globalThis, "setTimeout").mockImplementation((late, ms) => timer(late, ms === 360_000 ? 500 : ms));
	await make(shop, bookId);
	expect(await listed(shop, bookId)).toMatchObject({ drawn: 22, of: 24, state: "drawing" });
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({ drawn: 22, of: 24, state: "stopped", ready: false });
	expect(drawSpread.mock.calls.filter(([{ spread }]) => spread.pages[0] === 8)).toHaveLength(3);
});

test("once its order is resumed a page that failed three times is tried again, and it alone", async () => {
	let isBroken = true;
	const { shop, bookId, drawSpread } = await openWithCover(async (brief, ...rest) =>
		brief.spread.pages[0] === 8 && isBroken
			? { ok: false, error: "unavailable" }
			: quick.drawSpread(brief, ...rest),
	);
	await make(shop, bookId);
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({ drawn: 22, of: 24, state: "stopped" });
	isBroken = false;
	drawSpread.mockClear();
	const orderId = await makeOrder(shop, ROSA.id, { book_id: bookId, state: "on hold", held_from: "making" });
	expect(await operateOrder(shop, orderId, { step: "resume", note: "" })).toMatchObject({ value: "making" });
	await runAll(shop);
	expect(drawSpread.mock.calls.map(([{ spread }, size]) => [spread.pages[0], size])).toContainEqual([
		8, 1024,
	]);
	expect(drawSpread.mock.calls.filter(([, size]) => size === 1024)).toHaveLength(1);
	expect(await listed(shop, bookId)).toMatchObject({ ready: true, state: "ready" });
});

test("a vendor that was away for a moment loses no page", async () => {
	const { shop, bookId, drawSpread } = await openWithCover();
	drawSpread.mockImplementation(async () => ({ ok: false, error: "unavailable" }));
	await make(shop, bookId);
	drawSpread.mockImplementation(quick.drawSpread);
	expect(await listed(shop, bookId)).toMatchObject({ drawn: 0, state: "drawing", message: null });
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({ ready: true, state: "ready" });
});

test("a redraw asked for while the book is drawn draws none of the others twice", async () => {
	const release: (() => void)[] = [];
	const { shop, bookId, drawSpread } = await openWithCover(async (...asked) => {
		if (asked[0].spread.pages[0] !== 1) await new Promise<void>((go) => release.push(go));
		return quick.drawSpread(...asked);
	});
	const drawing = make(shop, bookId);
	await vi.waitFor(async () => expect((await listed(shop, bookId)).drawn).toBe(1));
	expect(await changePage(shop, ROSA, { bookId, number: 1, by: "redraw" })).toMatchObject({ ok: true });
	const redrawing = runDueJobs(shop);
	let ended = false;
	void Promise.all([drawing, redrawing]).then(() => {
		ended = true;
	});
	await vi.waitFor(() => {
		for (const go of release.splice(0)) go();
		expect(ended).toBe(true);
	});
	expect(await listed(shop, bookId)).toMatchObject({ ready: true, state: "ready" });
	expect(drawSpread).toHaveBeenCalledTimes(16);
});

test("pictures that a crash left behind are not drawn again, are counted in money, and stay", async () => {
	const { shop, bookId, drawSpread } = await openWithCover(undefined, "vendor");
	const before = await spentOn(shop, bookId);
	await startPages(shop, bookId);
	vi.spyOn(shop.db, "transaction").mockImplementationOnce(() => {
		throw new Error("killed");
	});
	await expect(make(shop, bookId)).rejects.toThrow("killed");
	expect(await listed(shop, bookId)).toMatchObject({ ready: false, drawn: 4 });
	await make(shop, bookId);
	expect(drawSpread).toHaveBeenCalledTimes(4);
	expect((await spentOn(shop, bookId)).pictures).toBe(before.pictures + 4);
	shop.clock.advance(60 * 60_000);
	await runAll(shop);
	const { pages, ready } = await listed(shop, bookId);
	expect(ready).toBe(true);
	for (const { number } of pages)
		expect(await findPagePicture(shop, ROSA, { bookId, number, version: 1 })).not.toBeNull();
});

test("one book of a visitor is drawn at a time, the next one after it; a bought one waits for none", async () => {
	const { shop, bookId, drawSpread } = await openWithCover();
	await anotherBook(shop, bookId, { id: "book_other", state: "drawing", ownerId: ROSA.id });
	await make(shop, bookId);
	const waits = await listed(shop, bookId);
	expect(waits).toMatchObject({
		state: "waiting",
		drawn: 0,
		message: PAGES_TEXTS.waiting,
	});
	expect(drawSpread).not.toHaveBeenCalled();
	await shop.db.updateTable("books").set({ ordered: 1 }).where("id", "=", bookId).execute();
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({ ready: true });
});

test("ten unbought books are drawn at a time, and the eleventh when one of them is done", async () => {
	const { shop, bookId } = await openWithCover();
	for (let at = 0; at < 10; at++) await anotherBook(shop, bookId, { id: `book_${at}`, state: "drawing" });
	await make(shop, bookId);
	expect(await listed(shop, bookId)).toMatchObject({ state: "waiting", drawn: 0 });
	await shop.db.updateTable("previews").set({ state: "ready" }).where("book_id", "=", "book_3").execute();
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({ ready: true });
});

test("a cover that waits is drawn before any page", async () => {
	const { shop, bookId, drawSpread } = await openWithCover();
	await shop.db.updateTable("covers").set({ state: "drawing" }).execute();
	const drawing = make(shop, bookId);
	await new Promise((resolve) => setTimeout(resolve, 400));
	expect(drawSpread).not.toHaveBeenCalled();
	await shop.db.updateTable("covers").set({ state: "ready" }).execute();
	await drawing;
	expect(await listed(shop, bookId)).toMatchObject({ ready: true });
});

test("covers hold up neither a bought book nor one of another style, whoever waits for them in front", async () => {
	const { shop, bookId } = await openWithCover();
	await anotherBook(shop, bookId, { id: "book_first", state: "waiting" });
	const script = await shop.db.selectFrom("scripts").selectAll().executeTakeFirstOrThrow();
	await shop.db
		.insertInto("scripts")
		.values({ ...script, book_id: "book_first" })
		.execute();
	await beginRest(shop, "book_first");
	await shop.db.updateTable("covers").set({ state: "drawing", book_id: "book_first" }).execute();
	const stop = new AbortController();
	const waiting = makePages(shop, "book_first", stop.signal);
	for (const change of [{ ordered: 1 }, { ordered: 0, style: "painted" }] as const) {
		await shop.db.updateTable("books").set(change).where("id", "=", bookId).execute();
		await shop.db.deleteFrom("page_versions").where("book_id", "=", bookId).execute();
		await shop.db.deleteFrom("previews").where("book_id", "=", bookId).execute();
		await make(shop, bookId);
		expect(await listed(shop, bookId)).toMatchObject({ ready: true });
	}
	expect(await listed(shop, "book_first", { ...ROSA, id: "guest_book_first" })).toMatchObject({
		of: 24,
		drawn: 0,
	});
	stop.abort();
	await waiting;
});

test("a redraw that arrives after its book was ordered isn't what is printed", async () => {
	const { shop, bookId } = await openWithCover();
	await make(shop, bookId);
	await changePage(shop, ROSA, { bookId, number: 4, by: "redraw" });
	await shop.db.updateTable("books").set({ ordered: 1 }).where("id", "=", bookId).execute();
	await runAll(shop);
	const { versions } = await listPageVersions(shop, ROSA, bookId, 4);
	expect(versions.map(({ chosen }) => chosen)).toEqual([true, false]);
});
