import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#db/open";
import { ownFiles } from "~/providers.server";
import { ROSA } from "~/shop/books/books.testing";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { openTestShop } from "~/shop.testing";
import { startBlob } from "../../../e2e/vendors/blob";
import { moveFilesCommand } from "./move-files";

const NOW = new Date();
const blob = await startBlob();
afterAll(() => blob.close());
// The SDK reads where to go, and how often to try, from the environment by itself.
beforeEach(() => {
	vi.stubEnv("VERCEL_BLOB_API_URL", blob.url);
	vi.stubEnv("VERCEL_BLOB_RETRIES", "0");
	blob.stored.clear();
});

/** A stopped shop with a drawn book, and its keys. */
async function stoppedShop() {
	const shop = await openTestShop({}, "file");
	await drawnBook(shop, ROSA);
	await shop.db.destroy();
	const vendor = { BLOB_READ_WRITE_TOKEN: blob.token, VERCEL_BLOB_API_URL: blob.url };
	const settings = { ...shop.settings, ...vendor };
	return { settings, keys: await keysOf(settings) };
}

async function keysOf(settings: Parameters<typeof ownFiles>[0]) {
	const keys: string[] = [];
	for await (const key of ownFiles(settings).keys()) keys.push(key);
	return keys.sort();
}

test("files move to Blob and back, byte by byte, and leave the old place when that is asked for", async () => {
	const { settings, keys } = await stoppedShop();
	const bytes = keys.map((key) => readFileSync(join(settings.DATA_DIR, "files", key)));
	const there = (await moveFilesCommand.runClosed(settings, ["--to", "blob"], NOW)).join("\n");
	expect(there).toMatch(
		`${keys.length} files copied to Vercel Blob, every byte compared; 0 were there already.`,
	);
	expect(there).toContain("The files are still in DATA_DIR/files");
	expect([...blob.stored.keys()].sort()).toEqual(keys);
	expect(new Set([...blob.stored.values()].map(({ type }) => type))).toEqual(
		new Set(["image/jpeg", "image/png"]),
	);

	const gone = await moveFilesCommand.runClosed(settings, ["--to", "blob", "--remove", "--json"], NOW);
	expect(JSON.parse(gone.join("\n"))).toMatchObject({
		copied: 0,
		already: keys.length,
		removed: keys.length,
	});
	expect(await keysOf(settings)).toEqual([]);
	await moveFilesCommand.runClosed(settings, ["--to", "directory"], NOW);
	expect(keys.map((key) => readFileSync(join(settings.DATA_DIR, "files", key)))).toEqual(bytes);
});

test("one that was cut off goes on: half a file is replaced, a photo deleted meanwhile goes, others' files stay", async () => {
	const { settings, keys } = await stoppedShop();
	const [first = "", ...rest] = keys;
	await moveFilesCommand.runClosed(settings, ["--to", "blob"], NOW);
	for (const key of rest.slice(2)) blob.stored.delete(key);
	blob.stored.set(first, { bytes: Buffer.from("half"), type: "image/jpeg" });
	for (const key of ["photos/gone/1.jpg", "elsewhere/1.jpg"])
		blob.stored.set(key, { bytes: Buffer.from("x"), type: "image/jpeg" });
	const again = await moveFilesCommand.runClosed(settings, ["--to", "blob", "--json"], NOW);
	expect(JSON.parse(again.join("\n"))).toMatchObject({ copied: keys.length - 2, already: 2, stale: 1 });
	expect([...blob.stored.keys()].sort()).toEqual([...keys, "elsewhere/1.jpg"].sort());
	expect(blob.stored.get(first)?.bytes).toEqual(readFileSync(join(settings.DATA_DIR, "files", first)));
});

test("a store that fails ends it before anything is removed", async () => {
	const { settings, keys } = await stoppedShop();
	writeFileSync(join(settings.DATA_DIR, "files", ".DS_Store"), "no file of the shop's");
	const begun = moveFilesCommand.runClosed(settings, ["--to", "blob", "--remove"], NOW);
	blob.faults.push({ does: 503 });
	await expect(begun).rejects.toThrow(/^Cut off \(.*\): run it again, it goes on where it was\.$/);
	blob.faults.length = 0;
	expect(await keysOf(settings)).toEqual(keys);
	await moveFilesCommand.runClosed(settings, ["--to", "blob", "--remove"], NOW);
	expect([...blob.stored.keys()].sort()).toEqual(keys);
});

test("misuse is one plain line", async () => {
	const { settings } = await stoppedShop();
	const refused = (...args: string[]) => expect(moveFilesCommand.runClosed(settings, args, NOW)).rejects;
	for (const to of ["disk", "constructor"])
		await refused("--to", to).toThrow(
			"Use: npm run shop -- move-files --to blob|directory [--remove] [--json]",
		);
	await expect(
		moveFilesCommand.runClosed({ ...settings, BLOB_READ_WRITE_TOKEN: undefined }, ["--to", "blob"], NOW),
	).rejects.toThrow("Set BLOB_READ_WRITE_TOKEN to the store's token.");
	const running = await openDatabase(join(settings.DATA_DIR, "shop.db"));
	await refused("--to", "blob").toThrow("A shop is running on");
	await running.destroy();
});
