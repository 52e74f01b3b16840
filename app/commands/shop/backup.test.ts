import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { restore } from "./restore";
import { told } from "./shop-commands.testing";

const DAY_MS = 24 * 3600_000;

test("a copy for the operator alone; copies older than 14 days go with the next one", async () => {
	const shop = await openTestShop();
	const folder = join(shop.settings.DATA_DIR, "backups");
	const first = await told(shop, "backup");
	expect(first).toBe(join(folder, "shop-2026-03-02T09-00-00-000Z.db"));
	expect(statSync(first).mode & 0o777).toBe(0o600);
	writeFileSync(join(folder, "replaced-2026-03-02T09-00-00-000Z.db"), "");
	writeFileSync(join(folder, "keep-me.db"), "");
	shop.clock.advance(14 * DAY_MS);
	expect(await told(shop, "backup")).not.toContain("removed");
	shop.clock.advance(1);
	expect(await told(shop, "backup")).toContain("removed");
	expect(readdirSync(folder)).toEqual([
		"keep-me.db",
		"shop-2026-03-16T09-00-00-000Z.db",
		"shop-2026-03-16T09-00-00-001Z.db",
	]);
});

test("misuse is one plain line", async () => {
	const shop = await openTestShop();
	const there = join(shop.settings.DATA_DIR, "there.db");
	writeFileSync(there, "precious");
	await expect(told(shop, "backup", there)).rejects.toThrow(`${there} is there already: name another file.`);
	await expect(told(shop, "backup", join(shop.settings.DATA_DIR, "no/such.db"))).rejects.toThrow("no folder");
	expect(statSync(there).size).toBe(8);
});

test("a copy comes back, and what it replaced is kept aside", async () => {
	const shop = await openTestShop();
	const { DATA_DIR } = shop.settings;
	const copy = await told(shop, "backup");
	const now = shop.clock.now();
	expect(restore.runClosed(DATA_DIR, [copy], now)[0]).toContain("shop.db is now what");
	expect(restore.runClosed(DATA_DIR, [copy], now)[1]).toContain("replaced-2026-03-02T09-00-00-000Z.db");
	expect(readdirSync(DATA_DIR).filter((name) => name.startsWith("shop.db"))).toEqual(["shop.db"]);
});
