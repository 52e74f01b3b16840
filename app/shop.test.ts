import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "./config.server";
import { openShop } from "./shop.server";

test("a command that opens the shop puts no seeds into it", async () => {
	const directory = mkdtempSync(join(tmpdir(), "shop-open-"));
	const shop = await openShop(readConfig({ DATA_DIR: directory, SESSION_SECRET: "x".repeat(32) }));
	onTestFinished(async () => {
		await shop.providers.illustrator.close();
		await shop.db.destroy();
		rmSync(directory, { recursive: true });
	});
	expect(shop.settings.testMode).toBe(true);
	expect(await shop.db.selectFrom("coupons").selectAll().execute()).toEqual([]);
});
