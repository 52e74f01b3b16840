import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp, restore } from "../backup";
import { expectCurrent } from "../existing";
import { moveDatabase } from "../move/move";
import { openDatabase } from "../open";
import { emptyPostgres, testServer } from "./fresh.testing";
import { connectAlone } from "./in-turn";

/** A stopped shop on PostgreSQL, and a copy of it. */
async function stoppedShop() {
	const url = await emptyPostgres(testServer);
	const folder = mkdtempSync(join(tmpdir(), "alone-"));
	const db = await openDatabase(url);
	await backUp(db, folder, folder);
	await db.destroy();
	return { url, folder };
}

/** Starts a shop, and says so in `order` once it is open. */
const startShop = async (url: string, order: string[]) => {
	const db = await openDatabase(url);
	order.push("open");
	await db.destroy();
};

test.runIf(testServer)(
	"while somebody has a stopped shop alone, one that starts waits, and a move or a restore is refused",
	async () => {
		const { url, folder } = await stoppedShop();
		const alone = await connectAlone(url, "here", expectCurrent);
		onTestFinished(() => alone.destroy());
		const order: string[] = [];
		const refusal =
			/^DATABASE_URL postgres:.*: another process starts, moves or restores a shop there: try again when/;
		await expect(restore(folder, url, join(folder, "aside"), folder)).rejects.toThrow(refusal);
		await expect(moveDatabase(url, join(folder, "moved.db"))).rejects.toThrow(refusal);
		const started = startShop(url, order);
		await expectCurrent(alone);
		order.push("ended");
		await alone.destroy();
		await started;
		expect(order).toEqual(["ended", "open"]);
	},
);

test.runIf(testServer)("a shop that starts on either side of a move waits for its end", async () => {
	const { url: from } = await stoppedShop();
	const to = await emptyPostgres(testServer);
	const order: string[] = [];
	const starting: Promise<void>[] = [];
	await moveDatabase(from, to, (progress) => {
		if (progress === "comparing") starting.push(startShop(from, order), startShop(to, order));
	});
	order.push("moved");
	await Promise.all(starting);
	expect(order).toEqual(["moved", "open", "open"]);
});

test.runIf(testServer)("a shop doesn't move onto itself", async () => {
	const { url } = await stoppedShop();
	await expect(moveDatabase(url, url)).rejects.toThrow(
		": another process starts, moves or restores a shop there",
	);
});
