import { createHash, randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page, request as requests } from "@playwright/test";
import { Sqlite } from "../db/sqlite/sqlite";
import { makeBookByCall } from "./journey";
import { HOUR_MS, shopTime } from "./library-steps";
import type { RunningShop } from "./shop";

type Row = Record<string, string | number | null>;

/** Where a book stands, and by which column its rows are found. */
const TABLES = { books: "id", characters: "book_id", scripts: "book_id", covers: "book_id" };
/** What is in the file store of it. */
const FILES = ["likeness_key", "sheet_key", "screen_key"];

/** Of each shop, the book that every other is copied from, and until when by its clock: the sweeps leave it alone so long. */
const firsts = new Map<string, { bookId: string; until: number }>();

async function firstBook(shop: RunningShop, now: number): Promise<string> {
	const first = firsts.get(shop.url);
	if (first && now < first.until) return first.bookId;
	const request = await requests.newContext({ baseURL: shop.url });
	const bookId = await makeBookByCall(request);
	await request.dispose();
	firsts.set(shop.url, { bookId, until: now + HOUR_MS });
	return bookId;
}

/**
 * A guest's session for `page`'s browser, with a book and its cover: row by row and file by file a copy of one that was made by the
 * calls. For tests that begin at checkout, and need no drawing of their own. Gives the book's id.
 */
async function copyBook(page: Page, shop: RunningShop): Promise<string> {
	const now = await shopTime(shop);
	const first = await firstBook(shop, now);
	const db = new Sqlite(join(shop.dataDir, "shop.db"), { timeout: 10_000 });
	try {
		const rows = Object.entries(TABLES).flatMap(([table, column]) =>
			(db.prepare(`select * from ${table} where ${column} = ?`).all(first) as Row[]).map((row) => ({
				table,
				row,
			})),
		);
		const owner = rows[0]?.row.owner_id;
		const [session] = db.prepare("select * from sessions where guest_id = ?").all(owner) as Row[];
		const mark = randomBytes(6).toString("hex");
		const token = randomBytes(32).toString("base64url");
		// Every id of it ends otherwise, wherever it is said.
		const ids = [owner, ...rows.map(({ row }) => row.id)].filter((id) => typeof id === "string");
		const renamed = (text: string) => ids.reduce((said, id) => said.replaceAll(id, `${id}${mark}`), text);
		const insert = (table: string, row: Row) => {
			const columns = Object.keys(row);
			db.prepare(
				`insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
			).run(Object.values(row));
		};
		for (const { table, row } of rows) {
			const copy = JSON.parse(renamed(JSON.stringify(row))) as Row;
			for (const key of FILES) {
				if (typeof row[key] !== "string") continue;
				copy[key] = `${mark}/${row[key]}`;
				const [from, to] = [row[key], copy[key]].map((name) => join(shop.dataDir, "files", `${name}`)) as [
					string,
					string,
				];
				mkdirSync(dirname(to), { recursive: true });
				copyFileSync(from, to);
			}
			insert(table, copy);
		}
		const id = createHash("sha256").update(token).digest("base64url");
		insert("sessions", { ...session, id, guest_id: renamed(`${owner}`) } as Row);
		await page.context().addCookies([{ name: "fk_session", value: token, url: shop.url }]);
		return renamed(first);
	} finally {
		db.close();
	}
}

/** Opens the checkout of a fresh book; gives the book's id. */
export async function openCheckout(page: Page, shop: RunningShop): Promise<string> {
	const bookId = await copyBook(page, shop);
	await page.goto(`/checkout?book=${bookId}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Order");
	return bookId;
}
