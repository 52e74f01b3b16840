import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { startCover } from "~/shop/covers/start-cover.server";
import type { Shop } from "~/shop.server";
import { sweep } from "./sweep.server";
import { runDueJobs } from "./worker.server";

export const HOUR = 3600_000;
export const DAY = 24 * HOUR;

/** Sweeps once, and does what the sweep has ordered. */
export async function swept(shop: Shop): Promise<void> {
	await sweep.run(shop, {
		payload: {},
		attempt: 1,
		signal: new AbortController().signal,
		step: (_name, work) => work(),
	});
	await shop.db.deleteFrom("jobs").where("kind", "=", "sweep").execute();
	await runDueJobs(shop);
}

/** A book of Rosa's with a drawn cover, and the keys of its pictures, the cover's last. */
export async function bookWithCover(shop: Shop) {
	const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	await runDueJobs(shop);
	const bookId = started.ok ? started.value.bookId : "";
	await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false });
	await runDueJobs(shop);
	const likenesses = await shop.db.selectFrom("characters").select("likeness_key").execute();
	const cover = await shop.db.selectFrom("covers").select("screen_key").executeTakeFirstOrThrow();
	return { bookId, keys: [...likenesses.map((row) => row.likeness_key ?? ""), cover.screen_key ?? ""] };
}

/** Names of the files that are kept. */
export async function filesOf(shop: Shop): Promise<string[]> {
	const directory = join(shop.settings.DATA_DIR, "files");
	const entries = await readdir(directory, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** How many of these files are still there. */
export const left = async (shop: Shop, keys: string[]) => {
	const found = await Promise.all(keys.map((key) => shop.providers.files.get(key)));
	return found.filter((bytes) => bytes !== null).length;
};
