import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openExistingDatabase } from "#db/existing";
import { emptyPostgres, testServer } from "#db/postgres/fresh.testing";
import { DAY, HOUR, swept } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { lastBackupAt } from "~/shop/backups/make-backup.server";
import { NEVER_BACKED_UP } from "~/shop/backups/rules";
import { ROSA } from "~/shop/books/books.testing";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { restore } from "./restore";
import { told } from "./shop-commands.testing";

const backupsOf = ({ settings }: TestShop) => readdirSync(settings.BACKUP_DIR).sort();
/** Every file below a folder, by its path from there. */
const below = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => statSync(join(folder, name)).isFile())
		.sort();

test("a copy for the operator alone; copies older than 14 days go with the next one", async () => {
	const shop = await openTestShop({}, "file");
	const folder = shop.settings.BACKUP_DIR;
	const [first = "", says] = (await told(shop, "backup")).split("\n");
	expect(says).toBe("The database and 0 files; photos and portraits are in no backup.");
	expect(first).toBe(join(folder, "shop-2026-03-02T09-00-00-000Z"));
	expect(statSync(first).mode & 0o777).toBe(0o700);
	expect(statSync(join(first, "shop.db")).mode & 0o777).toBe(0o600);
	writeFileSync(join(folder, "replaced-shop-2026-03-02T09-00-00-000Z.db"), "");
	writeFileSync(join(folder, "keep-me.db"), "");
	shop.clock.advance(14 * DAY);
	expect(await told(shop, "backup")).not.toContain("removed");
	shop.clock.advance(1);
	expect(await told(shop, "backup")).toContain("2 backups older than 14 days removed.");
	expect(backupsOf(shop)).toEqual([
		"keep-me.db",
		"shop-2026-03-16T09-00-00-000Z",
		"shop-2026-03-16T09-00-00-001Z",
	]);
});

test("misuse is one plain line", async () => {
	const shop = await openTestShop();
	const there = join(shop.settings.DATA_DIR, "there");
	writeFileSync(there, "precious");
	await expect(told(shop, "backup", there)).rejects.toThrow("EEXIST");
	await expect(told(shop, "backup", join(shop.settings.DATA_DIR, "no/such"))).rejects.toThrow("ENOENT");
	expect(statSync(there).size).toBe(8);
});

test("the shop makes one a day by itself, and what a killed one has left is gone with the next", async () => {
	const shop = await openTestShop({}, "file");
	expect(await lastBackupAt(shop)).toBeNull();
	for (const hours of [0, 1, 1]) {
		shop.clock.advance(hours * HOUR);
		await swept(shop);
		await runDueJobs(shop);
	}
	expect(backupsOf(shop)).toEqual(["shop-2026-03-02T09-00-00-000Z"]);
	expect(await lastBackupAt(shop)).toEqual(new Date("2026-03-02T09:00:00.000Z"));
	writeFileSync(join(shop.settings.BACKUP_DIR, ".making-shop-2026-03-02T10-00-00-000Z"), "half");
	shop.clock.advance(DAY);
	await swept(shop);
	await runDueJobs(shop);
	expect(backupsOf(shop)).toEqual(["shop-2026-03-02T09-00-00-000Z", "shop-2026-03-03T11-00-00-000Z"]);
});

test.runIf(testServer)(
	"on PostgreSQL too: the day's job copies database and files, and without PostgreSQL's programs it is tried again",
	async () => {
		const shop = await openTestShop();
		const { bookId } = await drawnBook(shop, ROSA);
		vi.stubEnv("PATH", "/nowhere");
		onTestFinished(() => void vi.unstubAllEnvs());
		await swept(shop);
		const job = () =>
			shop.db.selectFrom("jobs").select(["state", "attempts"]).where("kind", "=", "back-up").execute();
		expect(await job()).toEqual([{ state: "ready", attempts: 1 }]);
		expect(await lastBackupAt(shop)).toBeNull();
		vi.unstubAllEnvs();
		shop.clock.advance(1000);
		await runDueJobs(shop);
		expect(await job()).toEqual([{ state: "done", attempts: 2 }]);
		const [name = "", ...others] = backupsOf(shop);
		expect([name, ...others]).toEqual(["shop-2026-03-02T09-00-01-000Z"]);
		const copy = join(shop.settings.BACKUP_DIR, name);
		expect(readdirSync(copy).sort()).toEqual(["files", "shop.dump"]);
		expect(readdirSync(join(copy, "files"))).toEqual(["covers", "pages"]);

		const settings = { ...shop.settings, DATABASE_URL: await emptyPostgres(testServer) };
		const says = await restore.runClosed(settings, [copy], shop.clock.now());
		expect(says[0]).toBe(`${settings.DATABASE_URL} is now what ${copy} held.`);
		const db = await openExistingDatabase(settings.DATABASE_URL);
		expect(await db.selectFrom("books").select("id").execute()).toEqual([{ id: bookId }]);
		await db.destroy();
	},
);

test("database and files come back to an empty folder, and what they replace is kept aside", async () => {
	const shop = await openTestShop({}, "file");
	const { bookId } = await drawnBook(shop, ROSA);
	const { DATA_DIR } = shop.settings;
	const had = below(join(DATA_DIR, "files")).filter(
		(name) => !NEVER_BACKED_UP.includes(name.split("/")[0] ?? ""),
	);
	expect(had.length).toBeGreaterThan(1);
	const [copy = ""] = (await told(shop, "backup")).split("\n");
	expect(below(join(copy, "files"))).toEqual(had);
	await shop.db.destroy();
	rmSync(join(DATA_DIR, "files"), { recursive: true });

	const now = shop.clock.now();
	const says = await restore.runClosed(shop.settings, [copy], now);
	expect(says.join("\n")).toMatch(
		/shop\.db is now what.*files are back.*replaced-shop-2026-03-02T09-00-00-000Z\.db/s,
	);
	expect(below(join(DATA_DIR, "files"))).toEqual(had);
	const db = await openExistingDatabase(join(DATA_DIR, "shop.db"));
	expect(await db.selectFrom("books").select("id").execute()).toEqual([{ id: bookId }]);
	await db.destroy();
	// Once more, over what is there: the same again.
	const later = new Date(now.getTime() + 1);
	const facts = JSON.parse((await restore.runClosed(shop.settings, [copy, "--json"], later)).join("\n"));
	expect(facts).toMatchObject({ restored: join(DATA_DIR, "shop.db"), from: copy, files: had.length });
	expect(below(join(DATA_DIR, "files"))).toEqual(had);
	expect(below(join(copy, "files"))).toEqual(had);
	for (const name of had) expect(statSync(join(DATA_DIR, "files", name)).size).toBeGreaterThan(0);
});

test("photos, heads, likenesses and photos of damage are in no backup, and the operator is told so in the same words", async () => {
	const shop = await openTestShop({}, "file");
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
	expect(readdirSync(join(copy, "files"))).toEqual(["covers", "pages"]);
	const bytes = readFileSync(join(copy, "shop.db"));
	for (const signature of [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("\x89PNG", "latin1")])
		expect(bytes.includes(signature)).toBe(false);
});
