import { readdir, stat, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { DISK_SHARE, LEFT_FREE_BYTES, QUOTA_TEXTS } from "./rules";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;

/** What DATA_DIR held when its files were looked at, and what has been let in since, as if all of it had stayed; bytes. */
type Figure = { stored: number; since: number; readAt: number };

const figures = new WeakMap<Shop["db"], Promise<Figure>>();

/**
 * Lets `bytes` in where the shop has room: DATA_DIR holds no more than MAX_STORED_MB (otherwise 80 % of its disk) then, and
 * 256 MB of the disk are left free. The files are looked at once an hour, and once a minute while there seems to be no room.
 * What is kept in Vercel Blob isn't in DATA_DIR and isn't counted. Gives what takes bytes back that don't come. Error: `full`.
 */
export async function takeRoom(shop: Shop, bytes: number): Promise<Result<(unused: number) => void>> {
	const { DATA_DIR, MAX_STORED_MB } = shop.settings;
	const { blocks, bavail, bsize } = await statfs(DATA_DIR);
	const disk = blocks * bsize;
	const free = bavail * bsize - Math.min(LEFT_FREE_BYTES, disk * (1 - DISK_SHARE));
	const most = MAX_STORED_MB === undefined ? disk * DISK_SHARE : MAX_STORED_MB * MEGABYTE;
	for (const oldestMs of bytes > free ? [] : [HOUR_MS, MINUTE_MS]) {
		const figure = await figureOf(shop, oldestMs);
		if (figure.stored + figure.since + bytes > most) continue;
		figure.since += bytes;
		// Of this figure only: one read since knows nothing of these bytes.
		return done((unused: number) => {
			figure.since -= Math.max(0, unused);
		});
	}
	return fail("full", QUOTA_TEXTS.full, { retryAfter: HOUR_MS / 1000 });
}

async function figureOf({ db, settings, clock }: Shop, oldestMs: number): Promise<Figure> {
	const now = clock.now().getTime();
	const known = await figures.get(db);
	if (known && now - known.readAt < oldestMs) return known;
	// What a backup has of the files takes no room beside them.
	const linked = (path: string) =>
		dirname(dirname(path)) === settings.BACKUP_DIR && basename(path) === "files";
	const read = sizeOf(settings.DATA_DIR, linked).then((stored) => ({ stored, since: 0, readAt: now }));
	figures.set(db, read);
	return read;
}

async function sizeOf(directory: string, isLeftOut: (path: string) => boolean): Promise<number> {
	let bytes = 0;
	// What is deleted while it is looked at takes no room.
	for (const entry of await readdir(directory, { withFileTypes: true }).catch(() => [])) {
		const path = join(directory, entry.name);
		if (isLeftOut(path)) continue;
		bytes += entry.isDirectory()
			? await sizeOf(path, isLeftOut)
			: ((await stat(path).catch(() => null))?.size ?? 0);
	}
	return bytes;
}
