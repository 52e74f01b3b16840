import { copyFile, link, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { backUp, whyNotBackUp } from "#db/backup";
import type { Shop } from "~/shop.server";
import { backupName, copiedAt, isBackup, KEPT_DAYS, NEVER_BACKED_UP } from "./rules";

const DAY_MS = 24 * 3600_000;

/** One that isn't whole yet; it is called by its name at once or not at all. */
const DRAFT = ".making-";

type Made = { folder: string; files: number; pruned: number };

/**
 * Makes a backup: a folder with the database (`shop.db`, of PostgreSQL `shop.dump`) and what belongs to it of the shop's own files (`files`), for the operator's eyes
 * alone. Files never change, so on the same disk they are linked and take no room, also those the backup before has. Without a
 * `folder` it is one of the shop's own in BACKUP_DIR, where those older than 14 days then go. What Vercel Blob keeps isn't copied.
 * Throws UnusableDatabase where the folder is there already or can't be made.
 */
export async function makeBackup(shop: Shop, given?: string): Promise<Made> {
	const { DATA_DIR, BACKUP_DIR } = shop.settings;
	const now = shop.clock.now();
	const folder = given ?? join(BACKUP_DIR, backupName(now));
	const draft = given ?? join(BACKUP_DIR, `${DRAFT}${backupName(now)}`);
	if (!given) {
		await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 });
		await rm(draft, { recursive: true, force: true });
	}
	const before = await lastBackup(BACKUP_DIR);
	await mkdir(draft, { mode: 0o700 });
	await backUp(shop.db, draft, DATA_DIR);
	const from = join(DATA_DIR, "files");
	let files = 0;
	for (const name of (await readdir(from).catch(() => [])).filter((one) => !NEVER_BACKED_UP.includes(one)))
		files += await copyTree(
			join(from, name),
			join(draft, "files", name),
			before && join(BACKUP_DIR, before, "files", name),
		);
	if (draft !== folder) await rename(draft, folder);
	return { folder, files, pruned: given ? 0 : await prune(BACKUP_DIR, now) };
}

/** Writes into the log why no backup can be made here, where that is known before one is tried. */
export async function warnOfBackups(shop: Shop): Promise<void> {
	const trouble = await whyNotBackUp(shop.db);
	if (trouble) shop.log.warn("backup", { says: trouble });
}

/** When the newest backup in BACKUP_DIR was made; null: there is none. */
export async function lastBackupAt({ settings }: Pick<Shop, "settings">): Promise<Date | null> {
	return copiedAt((await lastBackup(settings.BACKUP_DIR)) ?? "");
}

/** The name of the newest whole backup of a folder. */
async function lastBackup(folder: string): Promise<string | undefined> {
	return (await readdir(folder).catch(() => [])).filter(isBackup).sort().at(-1);
}

/** Removes the copies that are too old, told by their names, and what a killed process has left of one. Gives how many. */
async function prune(folder: string, now: Date): Promise<number> {
	const names = await readdir(folder);
	const isOld = (name: string) => now.getTime() - (copiedAt(name) ?? now).getTime() > KEPT_DAYS * DAY_MS;
	const old = names.filter(isOld);
	for (const name of [...old, ...names.filter((one) => one.startsWith(DRAFT))])
		await rm(join(folder, name), { recursive: true, force: true });
	return old.length;
}

/** Copies a folder or file; `before` is where the backup before has it. What is deleted meanwhile is left out. Gives how many files. */
export async function copyTree(from: string, to: string, before?: string): Promise<number> {
	const entries = await readdir(from, { withFileTypes: true }).catch(() => null);
	if (!entries) return copyOne(from, to, before);
	await mkdir(to, { recursive: true, mode: 0o700 });
	let files = 0;
	for (const entry of entries) {
		const [source, target, had] = [from, to, before].map((folder) => folder && join(folder, entry.name));
		if (!source || !target) continue;
		files += entry.isDirectory() ? await copyTree(source, target, had) : await copyOne(source, target, had);
	}
	return files;
}

async function copyOne(from: string, to: string, before?: string): Promise<number> {
	if (await linked(from, to)) return 1;
	if (before && (await isSame(from, before)) && (await linked(before, to))) return 1;
	try {
		await copyFile(from, to);
		return 1;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
		throw error;
	}
}

/** Whether a second name could be given to a file: not on another disk, and not where it is gone. */
async function linked(from: string, to: string): Promise<boolean> {
	return link(from, to).then(
		() => true,
		() => false,
	);
}

/** A key names one content for ever, so that a whole copy of its size is the same. */
async function isSame(one: string, other: string): Promise<boolean> {
	const [here, there] = await Promise.all([sizeOf(one), sizeOf(other)]);
	return here !== null && here === there;
}

async function sizeOf(path: string): Promise<number | null> {
	return stat(path).then(
		({ size }) => size,
		() => null,
	);
}
