import { renameSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { breakWrites } from "#db/broken.testing";
import { openTestShop } from "~/shop.testing";
import type { Run } from "./job.server";
import { runDueJobs, startWorker } from "./worker.server";
import { enqueueSweep, stateOf, sweep } from "./worker.testing";

describe("a worker is alive", () => {
	afterEach(() => void vi.useRealTimers());

	/** Whether a worker is alive when `fault` has stood for a minute, and once it is gone. */
	async function aliveThrough(fault: string, mended: string) {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		const shop = await openTestShop({}, "file");
		const worker = startWorker(shop, {});
		const pass = async (ms: number) => {
			await vi.advanceTimersByTimeAsync(ms);
			// The statements of a look are answered in microtasks; the last look's may still be on their way.
			await vi.advanceTimersByTimeAsync(0);
			return worker.alive();
		};
		const seen = [await pass(1000)];
		await sql.raw(fault).execute(shop.db);
		seen.push(await pass(60_000));
		await sql.raw(mended).execute(shop.db);
		seen.push(await pass(15_000));
		await worker.stop(0);
		return { seen, shop };
	}

	test("only while it can write, with nothing to do as well", async () => {
		const { seen, shop } = await aliveThrough(
			"create trigger disk_full before insert on settings begin select raise(abort, 'full'); end",
			"drop trigger disk_full",
		);
		expect(seen).toEqual([true, false, true]);
		// Said, and not five times a second.
		const said = shop.logged.filter(({ event }) => event === "worker").length;
		expect(said).toBeGreaterThan(0);
		expect(said).toBeLessThan(40);
	});

	test("only while its database is there; it begins nothing meanwhile, and says so once", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		const shop = await openTestShop({}, "file");
		const file = join(shop.settings.DATA_DIR, "shop.db");
		const ran = vi.fn(async () => {});
		const worker = startWorker(shop, sweep({ run: ran }));
		const pass = async (ms: number) => {
			await vi.advanceTimersByTimeAsync(ms);
			await vi.advanceTimersByTimeAsync(0);
			return [worker.alive(), ran.mock.calls.length];
		};
		expect(await pass(1000)).toEqual([true, 0]);
		renameSync(file, `${file}.away`);
		await enqueueSweep(shop);
		expect(await pass(60_000)).toEqual([false, 0]);
		expect(shop.logged.filter(({ event }) => event === "database")).toHaveLength(1);
		renameSync(`${file}.away`, file);
		expect(await pass(1000)).toEqual([true, 1]);
		await worker.stop(0);
	});

	test("only while it can claim", async () => {
		const { seen } = await aliveThrough(
			"alter table jobs rename column lease_token to lost",
			"alter table jobs rename column lost to lease_token",
		);
		expect(seen).toEqual([true, false, true]);
	});
});

describe("a heartbeat", () => {
	afterEach(() => void vi.useRealTimers());

	/** Runs a sweep during which the disk is full for so long, ms; gives what the handler saw. */
	async function sweepWhileFull(ms: number) {
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
		const shop = await openTestShop({}, "file");
		await enqueueSweep(shop);
		const seen = { aborted: false };
		const run = async (_shop: unknown, { signal }: Run<"sweep">) => {
			const mend = await breakWrites(shop.db, "update of lease_until on jobs");
			await vi.advanceTimersByTimeAsync(ms);
			seen.aborted = signal.aborted;
			await mend();
		};
		await runDueJobs(shop, sweep({ run }));
		return { shop, seen };
	}

	test("that can't be written is logged, and ends neither the shop nor a job whose lease still lasts", async () => {
		const { shop, seen } = await sweepWhileFull(10_000);
		expect(shop.logged.filter(({ event }) => event === "heartbeat")).toHaveLength(2);
		expect(seen.aborted).toBe(false);
		expect(await stateOf(shop)).toMatchObject({ state: "done", attempts: 1 });
	});

	test("that has failed for as long as the lease lasts tells the job to stop: another may have begun it", async () => {
		const { seen } = await sweepWhileFull(20_000);
		expect(seen.aborted).toBe(true);
	});
});
