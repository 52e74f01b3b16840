import { expect, onTestFinished, test, vi } from "vitest";
import { openTestShop, type TestShop } from "~/shop.testing";
import { enqueue, type JobKind } from "./enqueue.server";
import { handlers } from "./handlers.server";
import { Retry, type Run } from "./job.server";
import { hanging, type MailRun } from "./queue.testing";
import { runDueJobs, startWorker } from "./worker.server";

/** A job of any kind, due in so many ms; its key is told in every word that a handler may want. */
const enqueueAt = (shop: TestShop, kind: JobKind, key: string, delayMs = 0) =>
	enqueue(shop.db, shop, {
		kind,
		key,
		payload: { mail: key, id: key, coverId: key, awaited: false, bookId: key, key, coverFor: null },
		delayMs,
	} as Parameters<typeof enqueue>[2]);

test.each([
	"draw-cover",
	"write-synopsis",
] as const)("forty times %s at a vendor that hangs hold up no mail, and are begun in their order, four at once", async (kind) => {
	const shop = await openTestShop();
	const keys = Array.from({ length: 40 }, (_, index) => `job ${index}`);
	for (const [index, key] of keys.entries()) await enqueueAt(shop, kind, key, index - 100);
	await enqueueAt(shop, "send-mail", "reset-password");
	const slow = hanging();
	const hangs = { attempts: 3, timeoutMs: 60_000, run: (_shop: unknown, job: MailRun) => slow.run(job) };
	let sent = () => {};
	const mailed = new Promise<void>((resolve) => {
		sent = resolve;
	});
	const mail = { attempts: 3, timeoutMs: 60_000, run: async () => sent() };
	const worker = startWorker(shop, { [kind]: hangs, "send-mail": mail });
	onTestFinished(() => worker.stop(0));
	await mailed;
	await vi.waitFor(() => expect([...slow.begun].sort()).toEqual(keys.slice(0, 4)), { timeout: 5_000 });
	slow.end("job 2");
	await vi.waitFor(() => expect(slow.begun[4]).toBe("job 4"), { timeout: 5_000 });
	expect(worker.alive()).toBe(true);
	const stopped = worker.stop(60_000);
	for (const key of keys) slow.end(key);
	await stopped;
	expect(slow.begun).toHaveLength(5);
});

test("vendors that all hang, each with more to do than its lanes, hold up no mail", async () => {
	const shop = await openTestShop();
	const { "send-mail": _mail, ...others } = handlers;
	const kinds = Object.keys(others) as JobKind[];
	for (const kind of kinds)
		for (let job = 0; job < 5; job++) await enqueueAt(shop, kind, `${kind} ${job}`, -1000);
	const slow = hanging();
	const hangs = { attempts: 3, timeoutMs: 60_000, run: (_shop: unknown, job: MailRun) => slow.run(job) };
	const sent = vi.fn(async () => {});
	const mail = { attempts: 3, timeoutMs: 60_000, run: sent };
	const worker = startWorker(shop, {
		...Object.fromEntries(kinds.map((kind) => [kind, hangs])),
		"send-mail": mail,
	});
	onTestFinished(() => worker.stop(0));
	await vi.waitFor(() => expect(slow.begun).toHaveLength(4 * kinds.length), { timeout: 10_000 });
	await enqueueAt(shop, "send-mail", "reset-password");
	await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 5_000 });
	expect(slow.begun).toHaveLength(4 * kinds.length);
});

test("what has had its try waits behind what has had none", async () => {
	const shop = await openTestShop();
	await enqueueAt(shop, "send-mail", "first");
	await enqueueAt(shop, "send-mail", "second", 500);
	const tried: string[] = [];
	const run = async (_shop: unknown, { payload, attempt }: Run<"send-mail">) => {
		tried.push(`${payload.id} ${attempt}`);
		if (attempt === 1) throw new Retry("mail");
	};
	const mail = { "send-mail": { attempts: 3, timeoutMs: 60_000, run } };
	await runDueJobs(shop, mail);
	shop.clock.advance(2000);
	await runDueJobs(shop, mail);
	shop.clock.advance(2000);
	await runDueJobs(shop, mail);
	expect(tried).toEqual(["first 1", "second 1", "first 2", "second 2"]);
});

test("a worker that finds ever more to do is alive", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	onTestFinished(() => void vi.useRealTimers());
	const shop = await openTestShop({}, "file");
	for (let job = 0; job < 60; job++) await enqueueAt(shop, "sweep", `sweep:${job}`);
	const alive: boolean[] = [];
	let ended = () => {};
	const all = new Promise<void>((resolve) => {
		ended = resolve;
	});
	const run = async () => {
		vi.setSystemTime(Date.now() + 1000);
		alive.push(worker.alive());
		if (alive.length === 60) ended();
	};
	const worker = startWorker(shop, { sweep: { attempts: 3, timeoutMs: 60_000, run } });
	await all;
	await worker.stop(1000);
	expect(alive).not.toContain(false);
});
