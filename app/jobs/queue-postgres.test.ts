import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { testServer } from "#db/postgres/fresh.testing";
import { readSetting } from "#db/settings";
import { openTestShop, type TestShop } from "~/shop.testing";
import { Retry } from "./job.server";
import { findState } from "./job-store.server";
import { enqueueMail, type MailRun, someLooks, startMailing, turn } from "./queue.testing";
import { PROOF } from "./work.server";
import { startWorker } from "./worker.server";

/** What graphile-worker holds of the shop's jobs. */
async function queued(shop: TestShop): Promise<object[]> {
	const { rows } = await sql<object>`select payload from graphile_worker._private_jobs`.execute(shop.db);
	return rows;
}

const SOON = { timeout: 15_000 };

/** Waits for the end of a mail, and gives its state. */
const endOf = (shop: TestShop, id: string) =>
	vi.waitFor(async () => expect(await findState(shop.db, `mail:${id}`)).toBe("done"), SOON);

describe.runIf(testServer)("on PostgreSQL", () => {
	test("the queue is told a job's id and nothing else, and nothing at all by what is taken back", async () => {
		const shop = await openTestShop();
		await enqueueMail(shop, "mum@home.example");
		const broken = shop.db.transaction().execute(async (trx) => {
			await enqueueMail(shop, "never", 0, trx);
			throw new Error("after all");
		});
		await expect(broken).rejects.toThrow();
		expect(await queued(shop)).toEqual([{ payload: { id: "job_000001" } }]);
	});

	test("the queue keeps nothing of jobs that have ended, well or badly", async () => {
		const shop = await openTestShop();
		for (const id of ["well", "second-try", "badly"]) await enqueueMail(shop, id);
		const run = async ({ payload: { id }, attempt }: MailRun) => {
			if (id === "badly" || (id === "second-try" && attempt === 1)) throw new Retry("mail");
		};
		startMailing(shop, run, { attempts: 2 });
		await endOf(shop, "well");
		const onceTried = shop.db.selectFrom("jobs").select("id").where("failure", "=", "mail");
		await vi.waitFor(async () => expect(await onceTried.execute()).toHaveLength(2), SOON);
		await turn(shop, 60_000);
		await endOf(shop, "second-try");
		await vi.waitFor(async () => expect(await findState(shop.db, "mail:badly")).toBe("failed"), SOON);
		await vi.waitFor(async () => expect(await queued(shop)).toEqual([]), SOON);
	});

	test("what a worker had taken and not yet claimed when it died is another's", async () => {
		const shop = await openTestShop();
		await enqueueMail(shop, "welcome");
		await sql`
			update graphile_worker._private_jobs
			set attempts = 1, locked_by = 'pool-dead', locked_at = now() - interval '20 seconds'
		`.execute(shop.db);
		startMailing(shop, async () => {});
		await endOf(shop, "welcome");
		await vi.waitFor(async () => expect(await queued(shop)).toEqual([]), SOON);
	});

	test("what a worker has just taken is left to it", async () => {
		const shop = await openTestShop();
		await enqueueMail(shop, "welcome");
		await sql`
			update graphile_worker._private_jobs set attempts = 1, locked_by = 'pool-alive', locked_at = now()
		`.execute(shop.db);
		const run = vi.fn(async () => {});
		startMailing(shop, run);
		await someLooks();
		expect(run).not.toHaveBeenCalled();
	});

	test("a job of a kind that no worker here knows is left to a newer one, which has it at once", async () => {
		const shop = await openTestShop();
		await enqueueMail(shop, "welcome");
		const older = startWorker(shop, {});
		onTestFinished(() => older.stop(0));
		await someLooks();
		expect(await findState(shop.db, "mail:welcome")).toBe("ready");
		startMailing(shop, async () => {});
		await endOf(shop, "welcome");
	});

	test("jobs of a shop that has moved in, of which the queue has never been told, are done when they are due", async () => {
		const shop = await openTestShop();
		await enqueueMail(shop, "now");
		await enqueueMail(shop, "tomorrow", 24 * 3600_000);
		await sql`delete from graphile_worker._private_jobs`.execute(shop.db);
		const run = vi.fn(async () => {});
		startMailing(shop, run);
		await endOf(shop, "now");
		await someLooks();
		expect(run).toHaveBeenCalledTimes(1);
		await turn(shop, 24 * 3600_000);
		await endOf(shop, "tomorrow");
	});

	test("a worker whose connections are all cut goes on by itself, and nothing is done twice", async () => {
		const shop = await openTestShop();
		const sent: string[] = [];
		const worker = startMailing(shop, async ({ payload }) => void sent.push(payload.id));
		for (const id of ["before", "after"]) {
			await enqueueMail(shop, id);
			await endOf(shop, id);
			// The queue's own row goes after ours: cut then, its library tells of it as of nobody's promise.
			await vi.waitFor(async () => expect(await queued(shop)).toEqual([]), SOON);
			await sql`
				select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and pid <> pg_backend_pid()
			`.execute(shop.db);
		}
		await enqueueMail(shop, "last");
		await endOf(shop, "last");
		await vi.waitFor(() => expect(worker.alive()).toBe(true), SOON);
		expect(sent).toEqual(["before", "after", "last"]);
	});

	test("a job whose connection is cut keeps its try, and goes well the next time", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		onTestFinished(() => void vi.useRealTimers());
		const shop = await openTestShop();
		await enqueueMail(shop, "welcome");
		const tries: number[] = [];
		const run = async ({ attempt }: MailRun) => {
			tries.push(attempt);
			if (tries.length === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(shop.db);
		};
		startMailing(shop, run, { attempts: 1 });
		await vi.waitFor(() => expect(tries).toEqual([1]), SOON);
		await someLooks();
		// Its connection was the one that could have given it back: then its lease ends first.
		vi.setSystemTime(Date.now() + 16_000);
		await turn(shop, 60_000);
		await endOf(shop, "welcome");
		expect(tries).toEqual([1, 1]);
	});

	test.each([
		[
			"read what jobs there are",
			"alter table jobs rename column lease_until to lost",
			"alter table jobs rename column lost to lease_until",
		],
		[
			"fetch one",
			"alter table graphile_worker._private_jobs rename to _lost",
			"alter table graphile_worker._lost rename to _private_jobs",
		],
	])("a worker that can't %s is not alive, and is again once it can", async (_, fault, mended) => {
		const shop = await openTestShop();
		const worker = startMailing(shop, async () => {});
		await vi.waitFor(() => expect(worker.alive()).toBe(true), SOON);
		vi.useFakeTimers({ toFake: ["Date"] });
		onTestFinished(() => void vi.useRealTimers());
		await sql.raw(fault).execute(shop.db);
		vi.setSystemTime(Date.now() + 30_000);
		// Since then it has written, as it can, and said what it can't.
		const now = new Date().toISOString();
		await vi.waitFor(async () => expect(((await readSetting(shop.db, PROOF)) ?? "") >= now).toBe(true), SOON);
		await vi.waitFor(() => expect(shop.logged.map(({ event }) => event)).toContain("worker"), SOON);
		expect(worker.alive()).toBe(false);
		await sql.raw(mended).execute(shop.db);
		await vi.waitFor(() => expect(worker.alive()).toBe(true), SOON);
	});

	test("a mail asked for while nothing is to be done is begun at once, not at the next look", async () => {
		const shop = await openTestShop();
		startMailing(shop, async () => {});
		await enqueueMail(shop, "first");
		await endOf(shop, "first");
		await someLooks();
		const waits: number[] = [];
		for (let mail = 0; mail < 10; mail++) {
			const from = performance.now();
			await enqueueMail(shop, `mail ${mail}`);
			await vi.waitFor(async () => expect(await findState(shop.db, `mail:mail ${mail}`)).toBe("done"), {
				timeout: 5_000,
				interval: 10,
			});
			waits.push(performance.now() - from);
		}
		expect(waits.sort((a, b) => a - b)[5]).toBeLessThan(300);
	});
});
