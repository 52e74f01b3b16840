import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { photoOf, ROSA } from "~/shop/books/books.testing";
import { openTestShop } from "~/shop.testing";
import { planSweep } from "./sweep.server";
import { DAY, swept } from "./sweep.testing";
import { runDueJobs } from "./worker.server";

test("it runs once an hour and plans its successor before anything else", async () => {
	const shop = await openTestShop();
	await planSweep(shop);
	await planSweep(shop);
	// Itself and the day's backup.
	expect(await runDueJobs(shop)).toBe(2);
	const planned = () =>
		shop.db.selectFrom("jobs").select(["key", "run_at"]).where("state", "=", "ready").execute();
	expect(await planned()).toEqual([{ key: "sweep:2026-03-02T10", run_at: "2026-03-02T10:00:00.000Z" }]);
	shop.clock.advance(5 * DAY);
	expect(await runDueJobs(shop)).toBe(2);
	expect(await planned()).toEqual([{ key: "sweep:2026-03-07T10", run_at: "2026-03-07T10:00:00.000Z" }]);
});

test("what can't be done now keeps nothing else from being done", async () => {
	const shop = await openTestShop();
	await photoOf(shop, ROSA);
	const before = shop.clock.now().toISOString();
	await shop.db.insertInto("captcha_uses").values({ id: "c", expires_at: before }).execute();
	shop.clock.advance(2 * DAY);
	const { remove } = shop.providers.files;
	shop.providers.files.remove = async () => {
		throw new Error("the disk is full");
	};
	await planSweep(shop);
	await runDueJobs(shop);
	expect(await shop.db.selectFrom("captcha_uses").selectAll().execute()).toEqual([]);
	expect(shop.logged).toContainEqual({ level: "error", event: "sweep" });
	// It is tried again until it has been done.
	const photosLeft = () =>
		shop.db.selectFrom("photos").select("id").where("deleted_at", "is", null).execute();
	expect(await photosLeft()).toHaveLength(1);
	shop.providers.files.remove = remove;
	shop.clock.advance(5_000);
	await runDueJobs(shop);
	expect(await photosLeft()).toEqual([]);
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

test("uploads and temporary folders left by a killed process are removed, those under way are not", async () => {
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
	const folder = join(shop.settings.DATA_DIR, "tmp", "of-another-machine");
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, "interior.pdf"), "x");
	const hoursAgo = new Date(Date.now() - 3 * 3600_000);
	await utimes(folder, hoursAgo, hoursAgo);
	await swept(shop);
	expect(await readdir(join(folder, ".."))).toEqual([]);
	expect(await readdir(directory)).toEqual(["new"]);
});
