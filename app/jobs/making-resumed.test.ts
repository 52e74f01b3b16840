import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { FAMILY, ideaOf, ROSA } from "~/shop/books/books.testing";
import { readStage } from "~/shop/books/read-stage.server";
import { startBook } from "~/shop/books/start-book.server";
import type { Shop } from "~/shop.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { counting, creditsOf, sentForm } from "./making.testing";
import { runDueJobs } from "./worker.server";

describe("the worker is killed", () => {
	/** As the database looks after a kill: claimed, its lease over. */
	const kill = (shop: Shop) =>
		shop.db
			.updateTable("jobs")
			.set({ state: "running", lease_until: "2000-01-01T00:00:00.000Z" })
			.where("state", "!=", "done")
			.execute();

	test("after the likenesses: the next one draws what is missing and takes one credit", async () => {
		const bought = counting();
		const quick = quickIllustrator();
		const shop = await openTestShop(bought);
		await sentForm(shop);
		bought.illustrator.drawCover.mockImplementationOnce(async (...brief) => {
			// Somebody else claims the job while this worker sleeps: its answer must count for nothing.
			await shop.db
				.updateTable("jobs")
				.set({ lease_token: "another worker" })
				.where("kind", "=", "draw-cover")
				.execute();
			return quick.drawCover(...brief);
		});
		await runDueJobs(shop);
		await kill(shop);
		await runDueJobs(shop);
		expect((await readStage(shop, ROSA)).at).toBe("cover");
		expect(bought.illustrator.drawLikeness).toHaveBeenCalledTimes(2);
		// The first worker had kept its picture before it lost the lease: it is found, not drawn again.
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
		expect(await creditsOf(shop)).toBe(4);
	});

	test("after everything but the last word: nothing is drawn, paid or shown twice", async () => {
		const bought = counting();
		const shop = await openTestShop(bought);
		await sentForm(shop);
		// The power goes as the worker is about to write that the job is done.
		await sql`create trigger power_cut before update on jobs when new.state = 'done' begin select raise(ignore); end`.execute(
			shop.db,
		);
		await runDueJobs(shop);
		await sql`drop trigger power_cut`.execute(shop.db);
		await shop.db.updateTable("jobs").set({ lease_until: "2000-01-01T00:00:00.000Z" }).execute();
		await runDueJobs(shop);
		expect(bought.writer.writeSynopsis).toHaveBeenCalledTimes(1);
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
		expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
		expect(await creditsOf(shop)).toBe(4);
	});
});

test("a draft that has another idea by now is not overwritten by the job of the old one", async () => {
	const shop = await openTestShop(counting());
	const bookId = await sentForm(shop);
	const changed = await ideaOf(shop, ROSA, { title: "Another story" });
	expect(await startBook(shop, ROSA, changed, { door: "form", coverFor: "an address" })).toEqual({
		ok: true,
		value: { bookId },
	});
	await runDueJobs(shop);
	const books = await shop.db.selectFrom("books").select(["title", "state"]).execute();
	expect(books).toEqual([{ title: "Another story", state: "written" }]);
	expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
});

test("a photo deleted before it was drawn is told, not guessed at", async () => {
	const shop = await openTestShop(counting());
	await sentForm(shop);
	await shop.db.updateTable("photos").set({ deleted_at: "2026-03-02T09:00:00.000Z" }).execute();
	await runDueJobs(shop);
	expect(await readStage(shop, ROSA)).toMatchObject({ what: "cover", failure: "photo_gone" });
});

test("a call's book gets no cover by itself", async () => {
	const shop = await openTestShop(counting());
	await startBook(shop, FAMILY, await ideaOf(shop, FAMILY), { door: "call" });
	await runDueJobs(shop);
	expect(await shop.db.selectFrom("covers").selectAll().execute()).toEqual([]);
});
