import { CompiledQuery, sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { waitForJob } from "~/http/wait-for-job.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { enqueue } from "./enqueue.server";
import { type Handler, Retry, type Run } from "./job.server";
import { runDueJobs, startWorker } from "./worker.server";

type Sweep = Handler<"sweep">;

async function enqueueSweep(shop: TestShop, key = "sweep:1", delayMs = 0) {
	return enqueue(shop.db, {
		kind: "sweep",
		key,
		payload: {},
		now: shop.clock.now(),
		id: shop.ids.next("job"),
		delayMs,
	});
}

function sweep(handler: Partial<Sweep> & Pick<Sweep, "run">): { sweep: Sweep } {
	return { sweep: { attempts: 3, timeoutMs: 60_000, ...handler } };
}

const stateOf = (shop: TestShop, key = "sweep:1") =>
	shop.db.selectFrom("jobs").selectAll().where("key", "=", key).executeTakeFirstOrThrow();

test("what must happen once has one key", async () => {
	const shop = await openTestShop();
	const run = vi.fn(async () => {});
	expect(await enqueueSweep(shop)).toBe(true);
	expect(await enqueueSweep(shop)).toBe(false);
	expect(await runDueJobs(shop, sweep({ run }))).toBe(1);
	expect(await enqueueSweep(shop)).toBe(false);
	expect(await runDueJobs(shop, sweep({ run }))).toBe(0);
	expect(run).toHaveBeenCalledTimes(1);
	expect(await waitForJob(shop, "sweep:1", 0)).toBe("done");
});

test("a job waits for its time", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop, "later", 1000);
	expect(await runDueJobs(shop, sweep({ run: async () => {} }))).toBe(0);
	shop.clock.advance(1000);
	expect(await runDueJobs(shop, sweep({ run: async () => {} }))).toBe(1);
});

test("a vendor that doesn't answer is asked again later, with finished steps remembered", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	const bought = vi.fn(async () => "a likeness");
	let answers = false;
	const handlers = sweep({
		run: async (_shop, run) => {
			expect(await run.step("likeness", bought)).toBe("a likeness");
			if (!answers) throw new Retry("unavailable");
		},
	});
	await runDueJobs(shop, handlers);
	expect(await stateOf(shop)).toMatchObject({ state: "ready", attempts: 1, failure: "unavailable" });
	expect(await runDueJobs(shop, handlers)).toBe(0);
	answers = true;
	shop.clock.advance(1000);
	await runDueJobs(shop, handlers);
	expect(await stateOf(shop)).toMatchObject({ state: "done", attempts: 2, failure: null });
	expect(bought).toHaveBeenCalledTimes(1);
});

test("after the last try whoever waits is told, once", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	const failed = vi.fn(async () => {});
	const handlers = sweep({
		attempts: 2,
		failed,
		run: async () => {
			throw new Retry("unavailable");
		},
	});
	await runDueJobs(shop, handlers);
	expect(failed).not.toHaveBeenCalled();
	shop.clock.advance(60_000);
	await runDueJobs(shop, handlers);
	expect(failed).toHaveBeenCalledExactlyOnceWith(shop, {}, "unavailable");
	expect(await stateOf(shop)).toMatchObject({ state: "failed", failure: "unavailable" });
	expect(await waitForJob(shop, "sweep:1", 0)).toBe("failed");
});

test("a bug is logged and tried again", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	await runDueJobs(
		shop,
		sweep({
			run: async () => {
				throw new TypeError("a bug");
			},
		}),
	);
	expect(await stateOf(shop)).toMatchObject({ state: "ready", failure: "bug" });
	expect(shop.logged).toContainEqual({ level: "error", event: "job" });
});

test("a job whose worker was killed is resumed when its lease has passed, its finished steps kept", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	await shop.db
		.updateTable("jobs")
		.set({
			state: "running",
			attempts: 1,
			lease_token: "gone",
			lease_until: new Date(Date.now() + 60_000).toISOString(),
		})
		.set({ steps: JSON.stringify({ paid: 3498 }) })
		.execute();
	const paid = vi.fn(async () => 0);
	const seen: number[] = [];
	const handlers = sweep({ run: async (_shop, run) => void seen.push(await run.step("paid", paid)) });
	expect(await runDueJobs(shop, handlers)).toBe(0);
	await shop.db
		.updateTable("jobs")
		.set({ lease_until: new Date(Date.now() - 1).toISOString() })
		.execute();
	expect(await runDueJobs(shop, handlers)).toBe(1);
	expect(seen).toEqual([3498]);
	expect(paid).not.toHaveBeenCalled();
});

test.each([
	[5, "failed", 0],
	[4, "done", 1],
] as const)("a job that has taken the process down with it %i times is %s", async (killed, state, runs) => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	await shop.db.updateTable("jobs").set({ attempts: killed }).execute();
	const [run, failed] = [vi.fn(async () => {}), vi.fn(async () => {})];
	await runDueJobs(shop, sweep({ run, failed }));
	expect(run).toHaveBeenCalledTimes(runs);
	expect(failed).toHaveBeenCalledTimes(1 - runs);
	expect(await stateOf(shop)).toMatchObject({ state });
});

test("a worker that has lost its lease can't write any more", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	await runDueJobs(
		shop,
		sweep({
			run: async (_shop, run) => {
				await shop.db.updateTable("jobs").set({ lease_token: "another" }).execute();
				await run.step("late", async () => "late");
			},
		}),
	);
	expect(await stateOf(shop)).toMatchObject({ lease_token: "another", state: "running", steps: "{}" });
});

test("jobs that have ended make no search slower: only what is due is looked at", async () => {
	const shop = await openTestShop();
	const asked = vi.spyOn(shop.db.getExecutor(), "executeQuery");
	await runDueJobs(shop);
	const claim = asked.mock.calls[0]?.[0];
	const { rows } = await shop.db.executeQuery<{ detail: string }>(
		CompiledQuery.raw(`explain query plan ${claim?.sql}`, [...(claim?.parameters ?? [])]),
	);
	const plan = rows.map(({ detail }) => detail).join("\n");
	expect(plan).toContain("USING INDEX jobs_due (run_at<?)");
	expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});

test("stopping finishes what is in hand; what isn't done in time is handed to the next start", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop, "quick");
	let release = () => {};
	const begun = new Promise<void>((resolve) => {
		release = resolve;
	});
	const worker = startWorker(
		shop,
		sweep({
			run: (_shop, run) =>
				new Promise((_resolve, reject) => {
					release();
					run.signal.addEventListener("abort", () => reject(run.signal.reason));
				}),
		}),
	);
	await begun;
	expect(worker.alive()).toBe(true);
	await worker.stop(10);
	expect(worker.alive()).toBe(false);
	expect(await stateOf(shop, "quick")).toMatchObject({ state: "ready", attempts: 0 });
	expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});

describe("a retry in the log", () => {
	const away = async () => {
		throw new Retry("mail");
	};

	async function retriedOf(tries: number, payload: { mail: string; id: string }) {
		const shop = await openTestShop();
		const warned = vi.spyOn(shop.log, "warn");
		await enqueue(shop.db, {
			kind: "send-mail",
			key: "mail:1",
			payload,
			now: shop.clock.now(),
			id: "job_1",
		});
		const mail = { "send-mail": { attempts: 200, timeoutMs: 60_000, run: away } };
		for (let tried = 0; tried < tries; tried++) {
			expect(await runDueJobs(shop, mail)).toBe(1);
			shop.clock.advance(5 * 60_000);
		}
		return warned.mock.calls.filter(([event]) => event === "job retried").map(([, fields]) => fields);
	}

	test("names the job, what it is about, why and when next; the first and every doubling, not all 200", async () => {
		const lines = await retriedOf(9, { mail: "order-confirmation", id: "order_000001" });
		expect(lines.map((line) => line?.attempt)).toEqual([1, 2, 4, 8]);
		expect(lines[0]).toEqual({
			kind: "send-mail",
			job: "job_1",
			mail: "order-confirmation",
			id: "order_000001",
			attempt: 1,
			code: "mail",
			nextAt: "2026-03-02T09:00:01.000Z",
		});
	});

	test("names nothing of a family's", async () => {
		const [line] = await retriedOf(1, { mail: "welcome", id: "mum@home.example" });
		expect(line).toMatchObject({ mail: "welcome" });
		expect(JSON.stringify(line)).not.toContain("mum");
	});
});

describe("a worker is alive", () => {
	afterEach(() => void vi.useRealTimers());

	/** Whether a worker is alive when `fault` has stood for a minute, and once it is gone. */
	async function aliveThrough(fault: string, mended: string) {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		const shop = await openTestShop();
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
		const shop = await openTestShop();
		await enqueueSweep(shop);
		const seen = { aborted: false };
		const run = async (_shop: unknown, { signal }: Run<"sweep">) => {
			await sql`create trigger disk_full before update of lease_until on jobs begin select raise(abort, 'full'); end`.execute(
				shop.db,
			);
			await vi.advanceTimersByTimeAsync(ms);
			seen.aborted = signal.aborted;
			await sql`drop trigger disk_full`.execute(shop.db);
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
