import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ideaOf, photoOf, ROSA } from "~/shop/books/books.testing";
import { saveDraft } from "~/shop/books/save-draft.server";
import { startBook } from "~/shop/books/start-book.server";
import { startCover } from "~/shop/covers/start-cover.server";
import type { Shop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { planSweep, sweep } from "./sweep.server";
import { runDueJobs } from "./worker.server";

const HOUR = 3600_000;
const DAY = 24 * HOUR;

async function swept(shop: Shop): Promise<void> {
	await sweep.run(shop, {
		payload: {},
		attempt: 1,
		signal: new AbortController().signal,
		step: (_name, work) => work(),
	});
	await shop.db.deleteFrom("jobs").where("kind", "=", "sweep").execute();
	await runDueJobs(shop);
}

async function bookWithCover(shop: Shop) {
	const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	await runDueJobs(shop);
	const bookId = started.ok ? started.value.bookId : "";
	await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false });
	await runDueJobs(shop);
	const likenesses = await shop.db.selectFrom("characters").select("likeness_key").execute();
	const cover = await shop.db.selectFrom("covers").select("screen_key").executeTakeFirstOrThrow();
	return { bookId, keys: [...likenesses.map((row) => row.likeness_key ?? ""), cover.screen_key ?? ""] };
}

const left = async (shop: Shop, keys: string[]) => {
	const found = await Promise.all(keys.map((key) => shop.providers.files.get(key)));
	return found.filter((bytes) => bytes !== null).length;
};

test("it runs once an hour and plans its successor before anything else", async () => {
	const shop = await openTestShop();
	await planSweep(shop);
	await planSweep(shop);
	expect(await runDueJobs(shop)).toBe(1);
	const planned = () =>
		shop.db.selectFrom("jobs").select(["key", "run_at"]).where("state", "=", "ready").execute();
	expect(await planned()).toEqual([{ key: "sweep:2026-03-02T10", run_at: "2026-03-02T10:00:00.000Z" }]);
	shop.clock.advance(5 * DAY);
	expect(await runDueJobs(shop)).toBe(1);
	expect(await planned()).toEqual([{ key: "sweep:2026-03-07T10", run_at: "2026-03-07T10:00:00.000Z" }]);
});

test("a sweep that fails is not the last one", async () => {
	const shop = await openTestShop();
	await photoOf(shop, ROSA);
	shop.clock.advance(2 * DAY);
	shop.providers.files.remove = async () => {
		throw new Error("the disk is full");
	};
	await planSweep(shop);
	await runDueJobs(shop);
	expect(
		await shop.db.selectFrom("jobs").select("key").where("key", "=", "sweep:2026-03-04T10").execute(),
	).toHaveLength(1);
});

test("a book nobody ordered is forgotten 30 days after it was last worked on, with its likenesses and covers", async () => {
	const shop = await openTestShop();
	const { keys } = await bookWithCover(shop);
	await saveDraft(shop, ROSA, await ideaOf(shop, ROSA));
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
				order_status: "delivered",
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
				order_status: "delivered",
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

test("what has ended goes: sessions, used captchas, counters", async () => {
	const shop = await openTestShop();
	const ends = new Date(shop.clock.now().getTime() + HOUR).toISOString();
	const at = shop.clock.now().toISOString();
	await shop.db
		.insertInto("sessions")
		.values({
			id: "s",
			user_id: null,
			guest_id: "g",
			facts: "{}",
			created_at: at,
			seen_at: at,
			expires_at: ends,
		})
		.execute();
	await shop.db.insertInto("captcha_uses").values({ id: "c", expires_at: ends }).execute();
	await shop.db.insertInto("rate_counters").values({ key: "k", count: 1, ends_at: ends }).execute();
	const counts = async () =>
		Promise.all(
			(["sessions", "captcha_uses", "rate_counters"] as const).map(
				async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length,
			),
		);
	await swept(shop);
	expect(await counts()).toEqual([1, 1, 1]);
	shop.clock.advance(HOUR);
	await swept(shop);
	expect(await counts()).toEqual([0, 0, 0]);
});

test("uploads left by a killed process are removed, those under way are not", async () => {
	const shop = await openTestShop();
	const directory = join(shop.settings.DATA_DIR, "uploads");
	await mkdir(directory, { recursive: true });
	await writeFile(join(directory, "old"), "x");
	await writeFile(join(directory, "new"), "x");
	// As long as a request may take to arrive, and as long again.
	const before = new Date(Date.now() - 11 * 60_000);
	const busy = new Date(Date.now() - 9 * 60_000);
	await utimes(join(directory, "old"), before, before);
	await utimes(join(directory, "new"), busy, busy);
	await swept(shop);
	expect(await readdir(directory)).toEqual(["new"]);
});
