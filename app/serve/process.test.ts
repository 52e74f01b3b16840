import { expect, onTestFinished, test, vi } from "vitest";
import { startWorker } from "~/jobs/worker.server";
import { enqueueSweep, stateOf, sweep } from "~/jobs/worker.testing";
import { openTestShop } from "~/shop.testing";
import { closeShop } from "./process.server";

const SOON = { timeout: 10_000 };

/** A shop whose worker has a job in hand that ends when the test does, or when it is told to if it `hears`. */
async function workingShop(hears: boolean) {
	const shop = await openTestShop();
	await enqueueSweep(shop);
	const run = vi.fn(
		(_shop: unknown, { signal }: { signal: AbortSignal }) =>
			new Promise<void>((resolve, reject) => {
				onTestFinished(() => resolve());
				if (hears) signal.addEventListener("abort", () => reject(signal.reason));
			}),
	);
	const worker = startWorker(shop, sweep({ run }));
	await vi.waitFor(() => expect(run).toHaveBeenCalled(), SOON);
	const closed = vi.spyOn(shop.db, "destroy").mockResolvedValue();
	onTestFinished(() => closed.mockRestore());
	return { shop, closed, worker };
}

test("a job that doesn't hear that it should end holds nobody up: the shop ends, and says what it left", async () => {
	const { shop, closed, worker } = await workingShop(false);
	const began = performance.now();
	await closeShop(shop, () => worker.stop(50), 500);
	expect(performance.now() - began).toBeLessThan(5_000);
	expect(closed).not.toHaveBeenCalled();
	expect(shop.logged).toContainEqual({ level: "warn", event: "stopped" });
	expect(await stateOf(shop)).toMatchObject({ state: "running" });
});

test("one that hears is given back, and the shop is closed", async () => {
	const { shop, closed, worker } = await workingShop(true);
	await closeShop(shop, () => worker.stop(50), 20_000);
	expect(closed).toHaveBeenCalledTimes(1);
	expect(shop.logged).toContainEqual({ level: "info", event: "stopped" });
	expect(await stateOf(shop)).toMatchObject({ state: "ready", attempts: 0 });
});
