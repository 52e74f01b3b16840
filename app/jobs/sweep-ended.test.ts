import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAccountOf } from "~/shop/accounts/accounts.testing";
import { photoOf, ROSA } from "~/shop/books/books.testing";
import { openTestShop, TEST_START } from "~/shop.testing";
import { enqueue } from "./enqueue.server";
import { DAY, HOUR, swept } from "./sweep.testing";
import { deleteEnded } from "./sweep-store.server";
import { runDueJobs } from "./worker.server";

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

test("mailed links that work no more go, and with them the address that was never confirmed", async () => {
	const shop = await openTestShop();
	const { id: user_id } = await openAccountOf(shop);
	const link = { user_id, created_at: TEST_START, used_at: null };
	const expires_at = new Date(Date.parse(TEST_START) + DAY).toISOString();
	await shop.db
		.insertInto("reset_tokens")
		.values({ ...link, hash: "r", expires_at })
		.execute();
	await shop.db
		.insertInto("email_changes")
		.values([
			{ ...link, hash: "open", email: "stranger@example.com", expires_at },
			// The address it had before: kept until the mail to it is out.
			{ ...link, hash: "used", email: "old@example.com", expires_at, used_at: TEST_START },
		])
		.execute();
	const kept = async () => [
		(await shop.db.selectFrom("reset_tokens").selectAll().execute()).length,
		(await shop.db.selectFrom("email_changes").select("hash").execute()).map(({ hash }) => hash).sort(),
	];
	shop.clock.advance(DAY - 1);
	await swept(shop);
	expect(await kept()).toEqual([1, ["open", "used"]]);
	shop.clock.advance(1);
	await swept(shop);
	expect(await kept()).toEqual([0, ["used"]]);
	shop.clock.advance(6 * DAY);
	await swept(shop);
	expect(await kept()).toEqual([0, []]);
});

test("what was heard and done long ago goes: events, looks at payments, and 30 days after the upload the rows of deleted photos", async () => {
	const shop = await openTestShop();
	await shop.db
		.insertInto("webhook_events")
		.values({ id: "evt_1", provider: "payments", received_at: TEST_START })
		.execute();
	for (const [kind, id] of [
		["settle-payment", "job_look"],
		["refund-payment", "job_refund"],
	] as const) {
		await enqueue(shop.db, shop, { kind, key: id, payload: { paymentId: "pi_gone" }, id });
	}
	const looked = {
		kind: "draw-pages",
		key: "job_pages",
		payload: { bookId: "book_gone" },
		id: "job_pages",
	} as const;
	await enqueue(shop.db, shop, looked);
	await photoOf(shop, ROSA);
	await runDueJobs(shop);
	const kept = async () => {
		const events = await shop.db.selectFrom("webhook_events").select("id").execute();
		const jobs = await shop.db
			.selectFrom("jobs")
			.select("id")
			.where("id", "in", ["job_look", "job_pages", "job_refund"])
			.execute();
		const photos = await shop.db.selectFrom("photos").select("deleted_at").execute();
		return [events.length, jobs.map(({ id }) => id).sort(), photos.length];
	};
	shop.clock.advance(2 * DAY);
	await swept(shop);
	expect(await kept()).toEqual([1, ["job_look", "job_pages", "job_refund"], 1]);
	shop.clock.advance(7 * DAY);
	await swept(shop);
	expect(await kept()).toEqual([1, ["job_refund"], 1]);
	shop.clock.advance(21 * DAY);
	await swept(shop);
	expect(await kept()).toEqual([0, ["job_refund"], 0]);
});

test("looks at waiting books, one an hour while the illustrator is away, are forgotten after a week", async () => {
	const shop = await openTestShop();
	await enqueue(shop.db, shop, { kind: "draw-waiting", key: "look", payload: { bookId: "book_gone" } });
	await runDueJobs(shop);
	const kept = () => shop.db.selectFrom("jobs").select("key").where("kind", "=", "draw-waiting").execute();
	shop.clock.advance(7 * DAY - 1);
	await deleteEnded(shop.db, shop.clock.now());
	expect(await kept()).toEqual([{ key: "look" }]);
	shop.clock.advance(1);
	await deleteEnded(shop.db, shop.clock.now());
	expect(await kept()).toEqual([]);
});

test("a sweep that failed is forgotten after a week; what else failed waits for the operator", async () => {
	const shop = await openTestShop();
	const failed = (kind: string) => ({
		id: kind,
		kind,
		key: kind,
		payload: "{}",
		state: "failed" as const,
		attempts: 3,
		run_at: TEST_START,
		lease_until: null,
		lease_token: null,
		steps: "{}",
		failure: "unfinished",
		created_at: TEST_START,
		finished_at: TEST_START,
	});
	await shop.db
		.insertInto("jobs")
		.values([failed("sweep"), failed("delete-files")])
		.execute();
	await deleteEnded(shop.db, new Date(Date.parse(TEST_START) + 7 * DAY));
	const kept = await shop.db.selectFrom("jobs").select("kind").execute();
	expect(kept).toEqual([{ kind: "delete-files" }]);
});

test("what has ended leaves the disk, the database's log too", async () => {
	const shop = await openTestShop({}, "file");
	const ended = shop.clock.now().toISOString();
	await shop.db.insertInto("captcha_uses").values({ id: "c-marker", expires_at: ended }).execute();
	const onDisk = () =>
		["shop.db", "shop.db-wal"].some((name) =>
			readFileSync(join(shop.settings.DATA_DIR, name)).includes("c-marker"),
		);
	expect(onDisk()).toBe(true);
	await swept(shop);
	expect(onDisk()).toBe(false);
});
