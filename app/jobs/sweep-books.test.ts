import { describe, expect, test } from "vitest";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { setDraftBook } from "~/shop/books/draft-store.server";
import { emptyForm } from "~/shop/books/rules";
import { saveComment } from "~/shop/books/save-comment.server";
import { saveDraft } from "~/shop/books/save-draft.server";
import { startBook } from "~/shop/books/start-book.server";
import { guest, makeBook, prepared } from "~/shop/checkout/checkout.testing";
import { startCover } from "~/shop/covers/start-cover.server";
import type { Shop } from "~/shop.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { bookWithCover, DAY, filesOf, HOUR, left, swept } from "./sweep.testing";
import { runDueJobs } from "./worker.server";

test("a book nobody ordered is forgotten 30 days after it was last worked on, with its likenesses and covers", async () => {
	const shop = await openTestShop();
	const { keys } = await bookWithCover(shop);
	await saveDraft(shop, ROSA, await ideaOf(shop, ROSA), "an address");
	shop.clock.advance(30 * DAY - 1);
	await swept(shop);
	expect(await left(shop, keys)).toBe(3);
	shop.clock.advance(1);
	await swept(shop);
	expect(await left(shop, keys)).toBe(0);
	for (const table of ["books", "characters", "covers", "drafts"] as const) {
		expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([]);
	}
});

test("a book that is worked on longer keeps its cover, and its likenesses until 30 days after it", async () => {
	const shop = await openTestShop();
	const { bookId, keys } = await bookWithCover(shop);
	const cover = keys.slice(-1);
	shop.clock.advance(29 * DAY);
	await saveComment(shop, ROSA, { bookId, comment: "A red door, please." });
	shop.clock.advance(DAY - 1);
	await swept(shop);
	expect(await left(shop, keys)).toBe(3);
	shop.clock.advance(1);
	await swept(shop);
	expect(await left(shop, keys)).toBe(1);
	expect(await left(shop, cover)).toBe(1);
});

describe("what never got a synopsis", () => {
	const WRITER_AWAY = {
		describe: () => ({ kind: "vendor", name: "away" }) as const,
		writeScript: async () => ({ ok: false, error: "refused" }) as const,
		canReword: () => true,
		reword: async () => ({ ok: false, error: "refused" }) as const,
	};
	const counts = async (shop: Shop) =>
		Promise.all(
			(["drafts", "books", "characters"] as const).map(
				async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length,
			),
		);

	test("goes 48 hours after it was last touched, with its photos: a form", async () => {
		const shop = await openTestShop();
		const form = await ideaOf(shop, ROSA);
		await saveDraft(shop, ROSA, form, "an address");
		shop.clock.advance(DAY);
		await saveDraft(shop, ROSA, form, "an address");
		shop.clock.advance(2 * DAY - 1);
		await swept(shop);
		expect(await counts(shop)).toEqual([1, 0, 0]);
		shop.clock.advance(1);
		await swept(shop);
		expect(await counts(shop)).toEqual([0, 0, 0]);
		expect(await filesOf(shop)).toEqual([]);
	});

	test("and a book whose writer would not write it, with its form", async () => {
		const shop = await openTestShop({ writer: WRITER_AWAY });
		const form = await ideaOf(shop, ROSA);
		await saveDraft(shop, ROSA, form, "an address");
		await startBook(shop, ROSA, form, { door: "form", coverFor: "" });
		await runDueJobs(shop);
		shop.clock.advance(2 * DAY - 1);
		await swept(shop);
		expect(await counts(shop)).toEqual([1, 1, 2]);
		shop.clock.advance(1);
		await swept(shop);
		expect(await counts(shop)).toEqual([0, 0, 0]);
		expect(await filesOf(shop)).toEqual([]);
	});
});

test("a book whose payment went back is forgotten as one that nobody ordered", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, ROSA);
	await prepared(shop, guest("rosa"), bookId);
	await shop.db.updateTable("payments").set({ state: "succeeded", refund: "offer over" }).execute();
	await shop.db.deleteFrom("jobs").execute();
	shop.clock.advance(30 * DAY);
	await swept(shop);
	expect(await shop.db.selectFrom("books").selectAll().execute()).toEqual([]);
});

test("a book's thirty days begin again with another cover", async () => {
	const shop = await openTestShop();
	const { bookId, keys } = await bookWithCover(shop);
	shop.clock.advance(DAY);
	await saveDraft(shop, ROSA, emptyForm(), "an address");
	await setDraftBook(shop.db, ROSA.id, bookId);
	expect((await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false })).ok).toBe(true);
	shop.clock.advance(29 * DAY);
	await swept(shop);
	expect(await left(shop, keys)).toBe(3);
	expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([
		{ state: "ready" },
		{ state: "ready" },
	]);
	expect(await shop.db.selectFrom("drafts").select("book_id").execute()).toEqual([{ book_id: bookId }]);
});

test("a book forgotten while it is drawn leaves no picture behind", async () => {
	const quick = quickIllustrator();
	const shop = await openTestShop({
		illustrator: {
			...quick,
			drawCover: async (...brief) => {
				await swept(shop);
				return quick.drawCover(...brief);
			},
		},
	});
	const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	await runDueJobs(shop);
	const bookId = started.ok ? started.value.bookId : "";
	await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false });
	// The worker has been away for a month.
	shop.clock.advance(30 * DAY);
	await runDueJobs(shop);
	shop.clock.advance(HOUR);
	await runDueJobs(shop);
	expect(await shop.db.selectFrom("books").selectAll().execute()).toEqual([]);
	expect(await filesOf(shop)).toEqual([]);
});

test("a cover that failed leaves no picture behind, though no row names what was drawn of it", async () => {
	const quick = quickIllustrator();
	const shop = await openTestShop({
		illustrator: {
			...quick,
			describe: () => ({ kind: "vendor", name: "half" }),
			drawCover: async (_brief, _size, _signal, art) => {
				await art?.keep("screen", new Uint8Array([1]));
				return { ok: false, error: "refused" };
			},
		},
	});
	const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	await runDueJobs(shop);
	const bookId = started.ok ? started.value.bookId : "";
	await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false });
	await runDueJobs(shop);
	expect(await filesOf(shop)).toContain("art.jpg");
	expect(await shop.db.selectFrom("covers").select(["state", "screen_key"]).execute()).toEqual([
		{ state: "failed", screen_key: null },
	]);
	shop.clock.advance(30 * DAY);
	await swept(shop);
	shop.clock.advance(HOUR);
	await runDueJobs(shop);
	expect(await filesOf(shop)).toEqual([]);
});

describe("an ordered book", () => {
	async function ordered() {
		const shop = await openTestShop();
		const { bookId, keys } = await bookWithCover(shop);
		const at = shop.clock.now().toISOString();
		await shop.db.updateTable("books").set({ ordered: 1 }).execute();
		await shop.db
			.insertInto("orders")
			.values({
				id: "order_1",
				order_number: "ABCDEFGH",
				owner_id: ROSA.id,
				payment_id: "pi_1",
				book_id: bookId,
				first_for: bookId,
				status: "paid",
				state: "delivered",
				held_from: null,
				book_pence: 2999,
				delivery_pence: 499,
				discount_pence: 0,
				total_pence: 3498,
				coupon_code: null,
				payment_method: "card",
				comment: "",
				delivery: "{}",
				email_fold: "",
				title: "",
				description: "",
				cover_id: null,
				estimated_delivery: null,
				tracking_number: null,
				tracking_url: null,
				claimed_at: at,
				created_at: at,
				updated_at: at,
			})
			.execute();
		return { shop, keys };
	}
	const deliver = (shop: Shop) =>
		shop.db
			.insertInto("order_events")
			.values({
				id: "event_1",
				order_id: "order_1",
				state: "delivered",
				step: "deliver",
				actor: "job",
				note: "",
				at: shop.clock.now().toISOString(),
			})
			.execute();

	test("keeps everything while it is on its way", async () => {
		const { shop, keys } = await ordered();
		shop.clock.advance(200 * DAY);
		await swept(shop);
		expect(await left(shop, keys)).toBe(3);
	});

	test("loses its likenesses, not its cover, 30 days after delivery", async () => {
		const { shop, keys } = await ordered();
		await deliver(shop);
		shop.clock.advance(30 * DAY - 1);
		await swept(shop);
		expect(await left(shop, keys)).toBe(3);
		shop.clock.advance(1);
		await swept(shop);
		expect(await left(shop, keys)).toBe(1);
		expect(await left(shop, keys.slice(-1))).toBe(1);
	});
});
