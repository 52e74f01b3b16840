import { expect, test, vi } from "vitest";
import { openTestShop } from "~/shop.testing";
import { cancelJob } from "./enqueue.server";
import { Retry } from "./job.server";
import { findState, retryJobs } from "./job-store.server";
import {
	anotherProcess,
	enqueueMail,
	hanging,
	openSharedShop,
	someLooks,
	startMailing,
	turn,
} from "./queue.testing";
import { stateOf } from "./worker.testing";

/** What every queue promises, whichever engine it runs on. */

const SOON = { timeout: 10_000 };

test("what is due first is begun first, and a mail no sooner than it is due", async () => {
	const shop = await openTestShop();
	for (const id of ["c", "a", "e", "b", "d", "f"])
		await enqueueMail(shop, id, (id.charCodeAt(0) - 200) * 1000);
	await enqueueMail(shop, "tomorrow", 24 * 3600_000);
	const mails = hanging();
	startMailing(shop, mails.run);
	await vi.waitFor(() => expect(mails.begun).toHaveLength(4), SOON);
	expect([...mails.begun].sort()).toEqual(["a", "b", "c", "d"]);
	mails.end("c");
	await vi.waitFor(() => expect(mails.begun[4]).toBe("e"), SOON);
	mails.end("a");
	await vi.waitFor(() => expect(mails.begun[5]).toBe("f"), SOON);
	for (const id of ["b", "d", "e", "f"]) mails.end(id);
	await vi.waitFor(async () => expect(await findState(shop.db, "mail:f")).toBe("done"), SOON);
	await someLooks();
	expect(mails.begun).not.toContain("tomorrow");
});

test("a clock that is turned makes due what waits for it, without a restart", async () => {
	const shop = await openTestShop();
	await enqueueMail(shop, "proof-reminder", 14 * 24 * 3600_000);
	const run = vi.fn(async () => {});
	startMailing(shop, run);
	await someLooks();
	await turn(shop, 14 * 24 * 3600_000 - 1);
	await someLooks();
	expect(run).not.toHaveBeenCalled();
	await turn(shop, 1);
	await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), SOON);
});

test("a try that fails waits one second, the next two, and the last one tells whoever waits, once", async () => {
	const shop = await openTestShop();
	await enqueueMail(shop, "welcome");
	const tries: number[] = [];
	const failed = vi.fn(async () => {});
	const away = async ({ attempt }: { attempt: number }) => {
		tries.push(attempt);
		throw new Retry("mail");
	};
	startMailing(shop, away, { failed });
	for (const [tried, wait] of [1000, 2000].entries()) {
		await vi.waitFor(async () => {
			const row = await stateOf(shop, "mail:welcome");
			expect(row).toMatchObject({ state: "ready", attempts: tried + 1, failure: "mail" });
			expect(Date.parse(row.run_at) - shop.clock.now().getTime()).toBe(wait);
		}, SOON);
		await someLooks();
		expect(tries).toHaveLength(tried + 1);
		expect(failed).not.toHaveBeenCalled();
		await turn(shop, wait);
	}
	await vi.waitFor(async () => expect(await findState(shop.db, "mail:welcome")).toBe("failed"), SOON);
	await turn(shop, 3600_000);
	await someLooks();
	expect(tries).toEqual([1, 2, 3]);
	expect(failed).toHaveBeenCalledTimes(1);
});

test("an operator's retry of a job that has failed is tried at once by a worker that runs", async () => {
	const shop = await openTestShop();
	await enqueueMail(shop, "welcome");
	let isAway = true;
	const run = vi.fn(async () => {
		if (isAway) throw new Retry("mail");
	});
	startMailing(shop, run, { attempts: 1 });
	await vi.waitFor(async () => expect(await findState(shop.db, "mail:welcome")).toBe("failed"), SOON);
	isAway = false;
	expect(await retryJobs(shop.db, shop.clock.now().toISOString())).toBe(1);
	await vi.waitFor(async () => expect(await findState(shop.db, "mail:welcome")).toBe("done"), SOON);
	expect(run).toHaveBeenCalledTimes(2);
});

test("a transaction that is taken back leaves no job", async () => {
	const shop = await openTestShop();
	const run = vi.fn(async () => {});
	startMailing(shop, run);
	const broken = shop.db.transaction().execute(async (trx) => {
		expect(await enqueueMail(shop, "never", 0, trx)).toBe(true);
		throw new Error("the order is not placed after all");
	});
	await expect(broken).rejects.toThrow("after all");
	await someLooks();
	expect(run).not.toHaveBeenCalled();
	expect(await findState(shop.db, "mail:never")).toBeUndefined();
	await shop.db.transaction().execute((trx) => enqueueMail(shop, "never", 0, trx));
	await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), SOON);
});

test("of twenty at once with one key, in two processes, one is written and run", async () => {
	const shop = await openSharedShop();
	const { shop: other } = await anotherProcess(shop);
	const written = await Promise.all(
		Array.from({ length: 20 }, (_, index) => enqueueMail(index % 2 ? shop : other, "welcome")),
	);
	expect(written.filter(Boolean)).toHaveLength(1);
	const run = vi.fn(async () => {});
	startMailing(shop, run);
	startMailing(other, run);
	await vi.waitFor(async () => expect(await findState(shop.db, "mail:welcome")).toBe("done"), SOON);
	await someLooks();
	expect(run).toHaveBeenCalledTimes(1);
});

test("a job is taken back while nobody has begun it, and never after", async () => {
	const shop = await openTestShop();
	await enqueueMail(shop, "second-thoughts", 1000);
	await enqueueMail(shop, "begun");
	const mails = hanging();
	startMailing(shop, mails.run);
	await vi.waitFor(() => expect(mails.begun).toEqual(["begun"]), SOON);
	expect(await cancelJob(shop.db, "mail:begun")).toBe(false);
	expect(await cancelJob(shop.db, "mail:second-thoughts")).toBe(true);
	await turn(shop, 1000);
	await someLooks();
	expect(mails.begun).toEqual(["begun"]);
	mails.end("begun");
	await vi.waitFor(async () => expect(await findState(shop.db, "mail:begun")).toBe("done"), SOON);
});
