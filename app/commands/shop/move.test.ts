import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openExistingDatabase } from "#db/existing";
import { emptyPostgres, testServer } from "#db/postgres/fresh.testing";
import { ROSA } from "~/shop/books/books.testing";
import { placedOrder } from "~/shop/orders/orders.testing";
import { databaseOf } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { COMMANDS, helpOf } from "./commands";
import { move } from "./move";

const NOW = new Date();
const newFile = () => join(mkdtempSync(join(tmpdir(), "moved-")), "shop.db");

/** The settings of a shop with one order, stopped. */
async function stoppedShop() {
	const shop = await openTestShop({}, "file");
	await placedOrder(shop, ROSA);
	await shop.db.destroy();
	return shop.settings;
}

test("a stopped shop moves, the money of its orders is compared, and what it did is said", async () => {
	const settings = await stoppedShop();
	const from = databaseOf(settings);
	const to = testServer ? await emptyPostgres(testServer) : newFile();
	const progress: string[] = [];
	const said = (await move.runClosed(settings, ["--to", to], NOW, (line) => progress.push(line))).join("\n");
	expect(progress).toContain("orders: 1 of 1 row");
	expect(progress.filter((line) => line.startsWith("users"))).toEqual([]);
	expect(progress.at(-1)).toBe("All rows are there. Comparing every one ...");
	expect(said).toMatch(`${to} now holds what ${from} holds: `);
	expect(said).toContain("\n  orders\t1\n");
	expect(said).toContain("The money of every order is the same: 1 order, £34.98 in all; 0 refunds of £0.00.");
	const db = await openExistingDatabase(to);
	expect(await db.selectFrom("orders").select("total_pence").execute()).toEqual([{ total_pence: 3498 }]);
	await db.destroy();

	const back = newFile();
	const there = testServer ? { ...settings, DATABASE_URL: to } : settings;
	const facts = JSON.parse((await move.runClosed(there, ["--to", back, "--json"], NOW)).join("\n"));
	expect(facts).toMatchObject({ from: databaseOf(there), to: back });
	expect(facts.tables).toContainEqual(expect.objectContaining({ table: "orders", rows: 1, copied: 1 }));
});

test("misuse is one plain line, and the shop's password is in none", async () => {
	const settings = await stoppedShop();
	const refused = (...args: string[]) => expect(move.runClosed(settings, args, NOW)).rejects;
	await refused().toThrow("Use: npm run shop -- move --to URL|FILE [--json]");
	await refused("--into", "a").toThrow("Use:");
	for (const odd of ["mysql://localhost/shop", "postgres://[", "https://shop.example"])
		await refused("--to", odd).toThrow("--to takes PostgreSQL's address");
	await refused("--to", "postgres://shop:secret@127.0.0.1:1/shop").toThrow(
		/^postgres:\/\/shop@127\.0\.0\.1:1\/shop: PostgreSQL there can't be reached\.$/,
	);
	await refused("--to", databaseOf(settings)).toThrow("is there already: name another file.");
	expect(helpOf(COMMANDS.get("move") ?? move).join("\n")).toContain(
		"For example: npm run shop -- move --to postgres://",
	);
	// Everybody on the machine reads what a program is called with.
	expect(helpOf(move).join("\n")).not.toMatch(/:\/\/\w+:/);
});
