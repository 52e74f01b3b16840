import { readdir, stat, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Handle } from "#db/open";
import { readSetting, writeSetting } from "#db/settings";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { DISK_SHARE, LEFT_FREE_BYTES, QUOTA_TEXTS } from "./rules";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;

/** What DATA_DIR held when its files were looked at, and what has been let in since, as if all of it had stayed; bytes. */
type Figure = { stored: number; since: number; readAt: number };

const FIGURE = "stored_bytes";

/** Who looks at the files now: ten uploads that find the figure old look once. */
const looking = new WeakMap<Shop["db"], Promise<Figure>>();

/**
 * Lets `bytes` in where the shop has room: DATA_DIR holds no more than MAX_STORED_MB (otherwise 80 % of its disk) then, counted
 * by all processes together, and 256 MB of the disk are left free. The files are looked at once an hour, and once a minute
 * while there seems to be no room. What is kept in Vercel Blob isn't in DATA_DIR and isn't counted. Gives what takes bytes
 * back that don't come. Error: `full`.
 */
export async function takeRoom(
	shop: Shop,
	bytes: number,
): Promise<Result<(unused: number) => Promise<unknown>>> {
	const { DATA_DIR, MAX_STORED_MB } = shop.settings;
	const { blocks, bavail, bsize } = await statfs(DATA_DIR);
	const disk = blocks * bsize;
	const free = bavail * bsize - Math.min(LEFT_FREE_BYTES, disk * (1 - DISK_SHARE));
	const most = MAX_STORED_MB === undefined ? disk * DISK_SHARE : MAX_STORED_MB * MEGABYTE;
	for (const oldestMs of bytes > free ? [] : [HOUR_MS, MINUTE_MS]) {
		const { readAt } = await figureOf(shop, oldestMs);
		if (await add(shop.db, readAt, bytes, most))
			return done((unused) => add(shop.db, readAt, -Math.max(0, unused), most));
	}
	return fail("full", QUOTA_TEXTS.full, { retryAfter: HOUR_MS / 1000 });
}

/** Counts bytes where that leaves no more than `most`, and nobody has looked at the files since `readAt`; gives whether it did. */
function add(db: Shop["db"], readAt: number, bytes: number, most: number): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const figure = await knownFigure(trx);
		if (figure?.readAt !== readAt || figure.stored + figure.since + bytes > most) return false;
		await keepFigure(trx, { ...figure, since: figure.since + bytes });
		return true;
	});
}

async function figureOf(shop: Shop, oldestMs: number): Promise<Figure> {
	const known = await knownFigure(shop.db);
	if (known && shop.clock.now().getTime() - known.readAt < oldestMs) return known;
	const look = looking.get(shop.db) ?? lookAtFiles(shop, known).finally(() => looking.delete(shop.db));
	looking.set(shop.db, look);
	return look;
}

async function lookAtFiles({ db, settings, clock }: Shop, before: Figure | undefined): Promise<Figure> {
	const readAt = clock.now().getTime();
	// What a backup has of the files takes no room beside them.
	const linked = (path: string) =>
		dirname(dirname(path)) === settings.BACKUP_DIR && basename(path) === "files";
	const stored = await sizeOf(settings.DATA_DIR, linked);
	return db.transaction().execute(async (trx) => {
		const known = await knownFigure(trx);
		// Another process was first.
		if (known && known.readAt !== before?.readAt) return known;
		// What was let in while the files were looked at may not be among them.
		const since = known && before ? Math.max(0, known.since - before.since) : 0;
		await keepFigure(trx, { stored, since, readAt });
		return { stored, since, readAt };
	});
}

async function knownFigure(db: Handle): Promise<Figure | undefined> {
	const kept = await readSetting(db, FIGURE);
	return kept === undefined ? undefined : JSON.parse(kept);
}

const keepFigure = (db: Handle, figure: Figure) => writeSetting(db, FIGURE, JSON.stringify(figure));

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
