import { copyFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { DISK_FULL } from "~/jobs/job-store.server";
import { startWork } from "~/serve/process.server";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { loader } from "./healthz";

/** Opens a shop whose worker runs, over a database in a file. */
async function openRunning() {
	const shop = await openTestShop({}, "file");
	replaceShop(shop);
	const file = join(shop.settings.DATA_DIR, "shop.db");
	const worker = await startWork(shop);
	onTestFinished(() => worker.stop(0));
	await vi.waitFor(() => expect(worker.alive()).toBe(true));
	return { file, worker, shop };
}

async function health() {
	const request = new Request("http://localhost:3000/healthz");
	const answer = await loader({ request, params: {}, context: {} } as Parameters<typeof loader>[0]);
	return [answer.status, await answer.json()];
}

test("is well while database and worker are", async () => {
	const { worker, shop } = await openRunning();
	expect(await health()).toEqual([
		200,
		{ healthy: true, degraded: false, role: "all", database: true, worker: true },
	]);
	const waiting = {
		id: "full",
		kind: "sweep" as const,
		key: "full",
		payload: "{}",
		state: "ready" as const,
		attempts: 0,
	};
	const at = "2999-01-01T00:00:00.000Z";
	const row = { ...waiting, failure: DISK_FULL, run_at: at, steps: "{}", created_at: at };
	await shop.db.insertInto("jobs").values(row).execute();
	expect(await health()).toEqual([
		200,
		{ healthy: true, degraded: true, role: "all", database: true, worker: true },
	]);
	await worker.stop(0);
	expect(await health()).toEqual([
		503,
		{ healthy: false, degraded: false, role: "all", database: true, worker: false },
	]);
});

test("is not well once the database's file was deleted, or another stands in its place", async () => {
	const { file } = await openRunning();
	copyFileSync(file, `${file}.restored`);
	rmSync(file);
	expect(await health()).toEqual([
		503,
		{ healthy: false, degraded: false, role: "all", database: false, worker: true },
	]);
	renameSync(`${file}.restored`, file);
	expect(await health()).toEqual([
		503,
		{ healthy: false, degraded: false, role: "all", database: false, worker: true },
	]);
});
