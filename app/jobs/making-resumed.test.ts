import { describe, expect, test } from "vitest";
import { breakWrites } from "#db/broken.testing";
import type { Illustrator } from "~/providers/illustrator/port";
import { FAMILY, ideaOf, ROSA } from "~/shop/books/books.testing";
import { readStage } from "~/shop/books/read-stage.server";
import { startBook } from "~/shop/books/start-book.server";
import { must } from "~/shop/checkout/checkout.testing";
import { startCover } from "~/shop/covers/start-cover.server";
import type { Shop } from "~/shop.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { counting, creditsOf, runAll, sentForm } from "./making.testing";
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
		expect(bought.illustrator.drawHeads).toHaveBeenCalledTimes(2);
		// The first worker had kept its picture before it lost the lease: it is found, not drawn again.
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
		expect(await creditsOf(shop)).toBe(4);
	});

	test("after everything but the last word: nothing is drawn, paid or shown twice", async () => {
		const bought = counting();
		const shop = await openTestShop(bought);
		await sentForm(shop);
		// The power goes as the worker is about to write that the job is done.
		const mend = await breakWrites(shop.db, "update on jobs", { when: "new.state = 'done'", how: "ignore" });
		await runDueJobs(shop);
		await mend();
		await shop.db.updateTable("jobs").set({ lease_until: "2000-01-01T00:00:00.000Z" }).execute();
		await runDueJobs(shop);
		expect(bought.writer.writeScript).toHaveBeenCalledTimes(1);
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
		expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
		expect(await creditsOf(shop)).toBe(4);
	});
});

test("a draft that has another idea by now is not overwritten by the job of the old one", async () => {
	const shop = await openTestShop(counting());
	const bookId = await sentForm(shop);
	const changed = await ideaOf(shop, ROSA, { title: "Another story", book: bookId });
	expect(await startBook(shop, ROSA, changed, { door: "form", coverFor: "an address" })).toMatchObject({
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

describe("a likeness that was not there yet, and fails", () => {
	/** Has a cover drawn of which one photo meets `broken` once, while the other is still being drawn. */
	async function drawBeside(broken: Illustrator["drawHeads"]) {
		const bought = counting();
		const quick = quickIllustrator();
		const shop = await openTestShop(bought);
		let failed = () => {};
		const failing = new Promise<void>((resolve) => {
			failed = resolve;
		});
		bought.illustrator.drawHeads
			.mockImplementationOnce(async (...asked) => {
				await failing;
				// The other's failure has long been noticed when this one arrives.
				await new Promise((resolve) => setImmediate(resolve));
				return quick.drawHeads(...asked);
			})
			.mockImplementationOnce((...asked) => {
				failed();
				return broken(...asked);
			});
		// Nobody has drawn the heads when the cover is begun: a call, which asks nobody, doesn't wait for them.
		const { bookId } = must(await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" }));
		await shop.db.deleteFrom("jobs").where("kind", "=", "draw-heads").execute();
		await runDueJobs(shop);
		must(await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false }));
		await runAll(shop);
		const photos = await shop.db
			.selectFrom("characters")
			.select("likeness_key")
			.orderBy("position")
			.execute();
		return { stage: await readStage(shop, ROSA, bookId), bought, photos };
	}

	test("is bought again alone: the one that was still being drawn is waited for", async () => {
		const { stage, bought, photos } = await drawBeside(async () => ({ ok: false, error: "unavailable" }));
		expect(stage.at).toBe("cover");
		expect(bought.illustrator.drawHeads).toHaveBeenCalledTimes(3);
		expect(photos.every(({ likeness_key }) => likeness_key !== null)).toBe(true);
	});

	test("for good leaves the other with its book, where it is found again and forgotten with it", async () => {
		const { stage, bought, photos } = await drawBeside(async () => ({ ok: false, error: "refused" }));
		expect(stage).toMatchObject({ what: "cover", failure: "refused" });
		expect(bought.illustrator.drawHeads).toHaveBeenCalledTimes(2);
		// Which photo is read first is nobody's promise.
		expect(photos.filter(({ likeness_key }) => likeness_key === null)).toHaveLength(1);
	});
});
