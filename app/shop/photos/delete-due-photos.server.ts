import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { removeAbandonedFolders } from "#db/temporary";
import type { Shop } from "~/shop.server";
import { thumbnailKeyOf } from "./rules";
import { duePhotos, markDeleted } from "./store.server";

const AT_ONCE = 200;
/**
 * Node gives a request five minutes to arrive (`server.requestTimeout`), and a photo is decoded well within as many: what
 * nobody has written to for longer was left by a process that was killed, ms.
 */
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Deletes the photos whose time is over, or will be before the next look in `aheadMs`: none is kept longer than promised.
 * Files first, so that a crash in between deletes again rather than forgetting. Returns how many.
 */
export async function deleteDuePhotos(shop: Shop, aheadMs: number): Promise<number> {
	const until = new Date(shop.clock.now().getTime() + aheadMs).toISOString();
	for (let deleted = 0; ; ) {
		const due = await duePhotos(shop.db, until, AT_ONCE);
		if (due.length === 0) return deleted;
		await shop.providers.files.remove(due.flatMap(({ file_key }) => [file_key, thumbnailKeyOf(file_key)]));
		await markDeleted(
			shop.db,
			due.map(({ id }) => id),
			shop.clock.now().toISOString(),
		);
		deleted += due.length;
	}
}

/**
 * Removes temporary folders and uploads that a killed process has left on the disk: at every start and once an hour. Uploads by their age alone, so
 * that a second process over the same directory keeps what it is still receiving; process numbers say nothing across
 * containers. The file system's time is the machine's own.
 */
export async function removeAbandonedFiles(shop: Shop): Promise<void> {
	removeAbandonedFolders(shop.settings.DATA_DIR);
	const directory = join(shop.settings.DATA_DIR, "uploads");
	for (const name of await readdir(directory).catch(() => [])) {
		const path = join(directory, name);
		const found = await stat(path).catch(() => null);
		if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
	}
}
