import { CompiledQuery } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { breakWrites } from "#db/broken.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { enqueue } from "./enqueue.server";
import { Retry, type Run } from "./job.server";
import { claimDueJob } from "./job-store.server";
import { waitForJob } from "./wait-for-job.server";
import { runDueJobs, startWorker } from "./worker.server";
import { enqueueSweep, stateOf, sweep } from "./worker.testing";

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

/** Claims the one job as a worker that is killed with it in hand, so many times one after the other. */
async function killWith(shop: TestShop, times: number): Promise<void> {
	const [passedAt, until] = [0, -1].map((ms) => new Date(Date.now() + ms).toISOString()) as [string, string];
	for (let kill = 0; kill < times; kill++)
		await claimDueJob(
			shop.db,
			{ token: `gone ${kill}`, until, passedAt },
			shop.clock.now().toISOString(),
			[],
		);
}

test("whoever is killed with a job in hand uses up none of its tries", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	const tries: number[] = [];
	const failed = vi.fn(async () => {});
	const run = async (_shop: unknown, { attempt }: { attempt: number }) => {
		tries.push(attempt);
		throw new Retry("unavailable");
	};
	for (const kills of [10, 15, 0]) {
		await killWith(shop, kills);
		expect(failed).not.toHaveBeenCalled();
		await runDueJobs(shop, sweep({ attempts: 3, run, failed }));
		shop.clock.advance(60_000);
	}
	expect(tries).toEqual([1, 2, 3]);
	expect(failed).toHaveBeenCalledExactlyOnceWith(shop, {}, "unavailable");
});

test("a database that goes away under a job costs it no try, and is waited for a little", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	const run = vi.fn(async () => {
		throw Object.assign(new Error("terminating connection due to administrator command"), { code: "57P01" });
	});
	await runDueJobs(shop, sweep({ attempts: 1, run }));
	expect(await stateOf(shop)).toMatchObject({ state: "ready", attempts: 0, interrupted: 1 });
	expect(shop.logged).toContainEqual({ level: "warn", event: "job interrupted" });
	expect(await runDueJobs(shop, sweep({ attempts: 1, run }))).toBe(0);
	shop.clock.advance(1000);
	await runDueJobs(shop, sweep({ attempts: 1, run: async () => {} }));
	expect(await stateOf(shop)).toMatchObject({ state: "done", attempts: 1 });
});

test.each([
	[21, "failed", 0],
	[20, "done", 1],
] as const)("a job that has taken the process down with it %i times in a row is %s", async (killed, state, runs) => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	await killWith(shop, killed);
	const [run, failed] = [vi.fn(async () => {}), vi.fn(async () => {})];
	await runDueJobs(shop, sweep({ run, failed }));
	expect(run).toHaveBeenCalledTimes(runs);
	expect(failed).toHaveBeenCalledTimes(1 - runs);
	expect(await stateOf(shop)).toMatchObject({ state });
});

test("work that succeeded is not told as failed where its end can't be written: it is found done later", async () => {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	const bought = vi.fn(async () => "a likeness");
	const failed = vi.fn(async () => {});
	const run = async (_shop: unknown, { step }: Run<"sweep">) => void (await step("likeness", bought));
	const mend = await breakWrites(shop.db, "update of state on jobs", { when: "new.state = 'done'" });
	await expect(runDueJobs(shop, sweep({ attempts: 1, run, failed }))).rejects.toThrow("disk");
	await mend();
	await shop.db
		.updateTable("jobs")
		.set({ lease_until: new Date(Date.now() - 1).toISOString() })
		.execute();
	await runDueJobs(shop, sweep({ attempts: 1, run, failed }));
	expect(await stateOf(shop)).toMatchObject({ state: "done" });
	expect(failed).not.toHaveBeenCalled();
	expect(bought).toHaveBeenCalledTimes(1);
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
	const shop = await openTestShop({}, "file");
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
		await enqueue(shop.db, shop, { kind: "send-mail", key: "mail:1", payload, id: "job_1" });
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
