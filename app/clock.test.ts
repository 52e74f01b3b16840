import { expect, test } from "vitest";
import { isPostgres } from "#db/postgres/connect";
import { anotherProcess, openSharedShop } from "~/jobs/queue.testing";
import { createClock, openClock, turnClock } from "./clock.server";

const HOUR_MS = 3600_000;

test("turned ten times at once by two processes, a shop's clock has been turned ten times", async () => {
	const shop = await openSharedShop();
	const other = await anotherProcess(shop);
	const processes = await Promise.all(
		[shop.db, other.shop.db].map(async (db) => ({ db, clock: await openClock(db) })),
	);
	const turns = Array.from({ length: 10 }, (_, turn) => processes[turn % 2] ?? shop);
	await Promise.all(turns.map((process) => turnClock(process, HOUR_MS)));
	const started = await openClock(shop.db);
	// On SQLite one process serves, and an operator's command reads the clock as it opens.
	const clocks = isPostgres(shop.db) ? [started, ...processes.map(({ clock }) => clock)] : [started];
	for (const clock of clocks) {
		await clock.refresh();
		const ahead = clock.now().getTime() - createClock().now().getTime();
		expect(Math.abs(ahead - 10 * HOUR_MS)).toBeLessThan(1000);
	}
});
