import { expect, test } from "vitest";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { startCover } from "~/shop/covers/start-cover.server";
import { photoIdFor } from "~/shop/likenesses/likenesses.testing";
import type { Shop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { bookWithCover, DAY, filesOf, HOUR, swept } from "./sweep.testing";
import { runDueJobs } from "./worker.server";

const countHeads = async (shop: Shop) => (await shop.db.selectFrom("heads").select("id").execute()).length;

test("the heads of a photo that no book uses go with it", async () => {
	const shop = await openTestShop();
	await photoIdFor(shop, ROSA);
	await runDueJobs(shop);
	shop.clock.advance(2 * DAY - HOUR - 1);
	await swept(shop);
	expect(await countHeads(shop)).toBe(1);
	shop.clock.advance(1);
	await swept(shop);
	expect(await filesOf(shop)).toEqual([]);
});

/** With the back cover. */
const PAGES = 24 + 1;

test("heads a cover was drawn with go with their photo; the likeness and the pages stay with the book, and go with it", async () => {
	const shop = await openTestShop();
	const { keys } = await bookWithCover(shop);
	expect(await countHeads(shop)).toBe(2);
	shop.clock.advance(DAY);
	await swept(shop);
	expect(await countHeads(shop)).toBe(0);
	expect(await filesOf(shop)).toHaveLength(keys.length + PAGES);
	shop.clock.advance(29 * DAY);
	await swept(shop);
	expect(await filesOf(shop)).toEqual([]);
});

test("a book whose cover was never asked for keeps its heads for it when the photo goes, 30 days from the upload", async () => {
	const shop = await openTestShop();
	const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	const bookId = started.ok ? started.value.bookId : "";
	await runDueJobs(shop);
	shop.clock.advance(3 * DAY);
	await swept(shop);
	expect(await shop.db.selectFrom("photos").select("id").where("deleted_at", "is", null).execute()).toEqual(
		[],
	);
	expect(await countHeads(shop)).toBe(2);
	await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false });
	await runDueJobs(shop);
	expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
	await swept(shop);
	expect(await countHeads(shop)).toBe(0);
});

test("and no longer, however the book is worked on", async () => {
	const shop = await openTestShop();
	await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	await runDueJobs(shop);
	shop.clock.advance(30 * DAY - HOUR - 1);
	await shop.db.updateTable("books").set({ updated_at: shop.clock.now().toISOString() }).execute();
	await swept(shop);
	expect(await countHeads(shop)).toBe(2);
	shop.clock.advance(1);
	await swept(shop);
	expect(await filesOf(shop)).toEqual([]);
	expect(await shop.db.selectFrom("books").select("id").execute()).toHaveLength(1);
});

test("a likeness whose book never got a cover is kept 30 days from its photo's upload, though the photo is gone by then", async () => {
	const shop = await openTestShop();
	const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	await runDueJobs(shop);
	await startCover(shop, ROSA, {
		bookId: started.ok ? started.value.bookId : "",
		addressHash: "",
		awaited: false,
	});
	await runDueJobs(shop);
	// Its cover failed after its likenesses had been kept.
	await shop.db.updateTable("covers").set({ state: "failed", failure: "refused" }).execute();
	await shop.db.updateTable("books").set({ cover_id: null }).execute();
	const likenesses = () =>
		shop.db.selectFrom("characters").select("id").where("likeness_key", "is not", null).execute();
	for (let day = 3; day <= 29; day += 13) {
		shop.clock.advance((day === 3 ? 3 : 13) * DAY);
		await shop.db.updateTable("books").set({ updated_at: shop.clock.now().toISOString() }).execute();
		await swept(shop);
		expect(await likenesses()).toHaveLength(2);
	}
	shop.clock.advance(DAY);
	await swept(shop);
	expect(await likenesses()).toEqual([]);
});
