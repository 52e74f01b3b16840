import { expect, test, vi } from "vitest";
import { openTestShop } from "~/shop.testing";
import { DISK_FULL, waitsForRoom } from "./job-store.server";
import { runDueJobs } from "./worker.server";
import { enqueueSweep, stateOf, sweep } from "./worker.testing";

test.each([
	["the files' disk", Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })],
	["SQLite's", Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" })],
	["PostgreSQL's", Object.assign(new Error("could not extend file"), { code: "53100" })],
	[
		"one behind another error",
		new Error("not kept", { cause: Object.assign(new Error(), { code: "ENOSPC" }) }),
	],
])("a full disk costs a job no try, for hours, and the operator is told once a day: %s", async (_whose, full) => {
	const shop = await openTestShop();
	shop.settings.OPERATOR_EMAIL = "operator@example.com";
	await enqueueSweep(shop);
	const failed = vi.fn(async () => {});
	const sent = { attempts: 1, timeoutMs: 1000, run: async () => {} };
	const handlers = {
		"send-mail": sent,
		...sweep({
			attempts: 1,
			failed,
			run: () => shop.providers.files.put("covers/a/1.jpg", new Uint8Array(), "image/jpeg"),
		}),
	};
	const { put } = shop.providers.files;
	shop.providers.files.put = async () => {
		throw full;
	};
	for (let minutes = 0; minutes < 4 * 60; minutes += 5) {
		await runDueJobs(shop, handlers);
		expect(await stateOf(shop)).toMatchObject({
			state: "ready",
			attempts: 0,
			interrupted: 0,
			failure: DISK_FULL,
		});
		expect(await waitsForRoom(shop.db)).toBe(true);
		shop.clock.advance(5 * 60_000);
	}
	shop.providers.files.put = put;
	await runDueJobs(shop, handlers);
	expect(await stateOf(shop)).toMatchObject({ state: "done", attempts: 1 });
	expect(await waitsForRoom(shop.db)).toBe(false);
	expect(failed).not.toHaveBeenCalled();
	expect(await shop.db.selectFrom("jobs").select("key").where("kind", "=", "send-mail").execute()).toEqual([
		{ key: `operator-disk:${shop.clock.now().toISOString().slice(0, 10)}` },
	]);
});
