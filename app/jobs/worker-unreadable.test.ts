import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { told } from "~/commands/shop/shop-commands.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { Retry } from "./job.server";
import { waitForJob } from "./wait-for-job.server";
import { runDueJobs } from "./worker.server";
import { enqueueSweep, stateOf, sweep } from "./worker.testing";

let shop: TestShop;
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	shop = await openTestShop();
	await enqueueSweep(shop);
});
afterEach(() => void vi.useRealTimers());

/** Runs what is due ten times, each after the lease of a claim has passed. */
async function runLong(handlers: Parameters<typeof runDueJobs>[1]) {
	for (let time = 0; time < 10; time++) {
		await runDueJobs(shop, handlers).catch(() => {});
		vi.setSystemTime(Date.now() + 60_000);
		shop.clock.advance(24 * 3600_000);
	}
}

const loggedOf = (name: string) => shop.logged.filter(({ event }) => event === name).length;

test.each([
	["an unknown kind", { kind: "fold-paper-hats" }, "unknown_kind", 0],
	["a kind that every object has", { kind: "constructor" }, "unknown_kind", 0],
	["steps that are no JSON", { steps: '{"likeness": ' }, "unreadable", 1],
	["steps that are no object", { steps: "[]" }, "unreadable", 1],
	["a payload that is no JSON", { payload: "" }, "unreadable", 0],
	["a payload that is no object", { payload: "null" }, "unreadable", 0],
])("a row with %s fails, is said once, and is shown to the operator", async (_what, row, failure, tellings) => {
	await shop.db.updateTable("jobs").set(row).execute();
	const run = vi.fn(async () => {});
	const failed = vi.fn(async () => {});
	await runLong(sweep({ run, failed }));
	expect(await stateOf(shop)).toMatchObject({ state: "failed", attempts: 1, failure });
	expect(run).not.toHaveBeenCalled();
	// Whoever waits for it is told, as far as it can be read who that is.
	expect(failed).toHaveBeenCalledTimes(tellings);
	expect([loggedOf("job failed"), loggedOf("worker")]).toEqual([1, 0]);
	expect(await waitForJob(shop, "sweep:1", 0)).toBe("failed");
	expect(await told(shop, "jobs")).toContain(`last: ${failure}`);
});

test("a job whose failure can't be told ends all the same", async () => {
	const run = async () => {
		throw new Retry("away");
	};
	const failed = vi.fn(async () => {
		throw new Error("no such cover");
	});
	await runLong(sweep({ run, failed }));
	expect(await stateOf(shop)).toMatchObject({ state: "failed", attempts: 3 });
	expect(failed).toHaveBeenCalledTimes(4);
});
