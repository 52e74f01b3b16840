import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROSA } from "~/shop/books/books.testing";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { NEVER_BACKED_UP } from "./backups";
import { restore } from "./restore";
import { told } from "./shop-commands.testing";

const DAY_MS = 24 * 3600_000;

/** The folders that an operator copies who follows what the command says. */
function backedUp({ settings }: TestShop): string[] {
	const folders = readdirSync(join(settings.DATA_DIR, "files"));
	return folders.filter((name) => !(NEVER_BACKED_UP as readonly string[]).includes(name));
}

test("a copy for the operator alone; copies older than 14 days go with the next one", async () => {
	const shop = await openTestShop();
	const folder = join(shop.settings.DATA_DIR, "backups");
	const [first = "", beside] = (await told(shop, "backup")).split("\n");
	expect(beside).toBe("Back up DATA_DIR/files beside it, without photos, likenesses, .incoming.");
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
	const [copy = ""] = (await told(shop, "backup")).split("\n");
	const now = shop.clock.now();
	expect(restore.runClosed(DATA_DIR, [copy], now)[0]).toContain("shop.db is now what");
	expect(restore.runClosed(DATA_DIR, [copy], now)[1]).toContain("replaced-2026-03-02T09-00-00-000Z.db");
	expect(readdirSync(DATA_DIR).filter((name) => name.startsWith("shop.db"))).toEqual(["shop.db"]);
});

test("photos, heads and likenesses are where no backup looks, and the operator is told so in the same words", async () => {
	const shop = await openTestShop();
	const { bookId } = await drawnBook(shop, ROSA);
	const photos = await shop.db.selectFrom("photos").select("file_key").execute();
	const heads = await shop.db.selectFrom("heads").select("file_key").execute();
	const characters = await shop.db
		.selectFrom("characters")
		.select("likeness_key as file_key")
		.where("book_id", "=", bookId)
		.execute();
	const folders = [...photos, ...heads, ...characters].map(({ file_key }) => file_key?.split("/")[0]);
	expect(folders.length).toBeGreaterThan(3);
	for (const folder of folders) expect(NEVER_BACKED_UP).toContain(folder);
	const readMe = readFileSync("README.md", "utf8");
	for (const folder of NEVER_BACKED_UP) expect(readMe).toContain(`\`files/${folder}\``);

	const [copy = ""] = (await told(shop, "backup")).split("\n");
	expect(backedUp(shop)).toEqual(["covers", "pages"]);
	const bytes = readFileSync(copy);
	for (const signature of [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("\x89PNG", "latin1")])
		expect(bytes.includes(signature)).toBe(false);
});
