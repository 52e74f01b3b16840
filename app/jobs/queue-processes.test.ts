import { afterEach, expect, test, vi } from "vitest";
import { findState } from "./job-store.server";
import {
	anotherProcess,
	enqueueMail,
	hanging,
	type MailRun,
	openSharedShop,
	someLooks,
	startMailing,
} from "./queue.testing";
import { stateOf } from "./worker.testing";

/** What every queue promises of several processes at once. */

const SOON = { timeout: 10_000 };

afterEach(() => void vi.useRealTimers());

test("forty jobs before two workers are run once each", async () => {
	const shop = await openSharedShop();
	const { shop: other } = await anotherProcess(shop);
	const ids = Array.from({ length: 40 }, (_, index) => `mail ${index}`);
	for (const id of ids) await enqueueMail(shop, id);
	const sent: string[] = [];
	const run = async ({ payload }: MailRun) => {
		await new Promise((resolve) => setTimeout(resolve, 20));
		sent.push(payload.id);
	};
	startMailing(shop, run);
	startMailing(other, run);
	await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(40), { timeout: 30_000 });
	await someLooks();
	expect(sent.sort()).toEqual(ids.sort());
});

test("what a killed worker had in hand is another's once its lease has passed, and not before; steps are kept", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const shop = await openSharedShop();
	const { shop: killed, cut } = await anotherProcess(shop);
	await enqueueMail(shop, "welcome");
	const bought = vi.fn(async () => "a picture");
	let goOn = () => {};
	startMailing(killed, async ({ step }) => {
		await step("picture", bought);
		await new Promise<void>((resolve) => {
			goOn = resolve;
		});
	});
	await vi.waitFor(
		async () => expect((await stateOf(shop, "mail:welcome")).steps).toContain("a picture"),
		SOON,
	);
	await cut();
	const seen: [number, string][] = [];
	startMailing(shop, async ({ attempt, step }) => {
		seen.push([attempt, await step("picture", bought)]);
	});
	await someLooks();
	vi.setSystemTime(Date.now() + 10_000);
	await someLooks();
	expect(seen).toEqual([]);
	vi.setSystemTime(Date.now() + 6_000);
	await vi.waitFor(async () => expect(await findState(shop.db, "mail:welcome")).toBe("done"), SOON);
	goOn();
	await someLooks();
	expect(seen).toEqual([[1, "a picture"]]);
	expect(bought).toHaveBeenCalledTimes(1);
	expect(await stateOf(shop, "mail:welcome")).toMatchObject({ state: "done", attempts: 1 });
});

test("a worker that stops gives what it can't finish to another at once, its try not counted", async () => {
	const shop = await openSharedShop();
	const { shop: other } = await anotherProcess(shop);
	for (const id of ["quick", "slow"]) await enqueueMail(shop, id);
	const here = hanging();
	const worker = startMailing(shop, here.run);
	await vi.waitFor(() => expect([...here.begun].sort()).toEqual(["quick", "slow"]), SOON);
	const stopped = worker.stop(1_000);
	here.end("quick");
	await enqueueMail(shop, "late");
	await stopped;
	expect(here.begun).toHaveLength(2);
	expect(await findState(shop.db, "mail:quick")).toBe("done");
	expect(await stateOf(shop, "mail:slow")).toMatchObject({ state: "ready", attempts: 0 });
	const there = hanging();
	startMailing(other, there.run);
	await vi.waitFor(() => expect([...there.begun].sort()).toEqual(["late", "slow"]), { timeout: 4_000 });
	for (const id of ["late", "slow"]) there.end(id);
	await vi.waitFor(async () => expect(await findState(shop.db, "mail:slow")).toBe("done"), SOON);
	expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});
