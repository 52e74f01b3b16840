import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A copy holds every family's address, and those who have left since: none is kept longer, ms. */
export const KEPT_DAYS = 14;
const DAY_MS = 24 * 3600_000;

/**
 * Folders of DATA_DIR/files that no backup may hold: photos, the heads cut out of them with the likenesses made of those, and what
 * is only arriving. Families are told until when the first two are kept.
 */
export const NEVER_BACKED_UP = ["photos", "likenesses", ".incoming"] as const;

/** What a backup is called: the kind, then when. `replaced` is what a restore put aside. */
type Kind = "shop" | "replaced";
const NAME = /^(?:shop|replaced)-(\d{4}-\d\d-\d\dT.*Z)\.db$/;

const stamp = (at: Date) => at.toISOString().replace(/[:.]/g, "-");

/** A name for a copy made now in the shop's own folder of backups, which is made when it isn't there. */
export function backupFile(dataDir: string, kind: Kind, now: Date): string {
	const folder = join(dataDir, "backups");
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	return join(folder, `${kind}-${stamp(now)}.db`);
}

/** Removes the copies in the shop's own folder that are too old, told by their names. Returns how many. */
export function pruneBackups(dataDir: string, now: Date): number {
	const folder = join(dataDir, "backups");
	const oldest = stamp(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
	const old = readdirSync(folder).filter((name) => {
		const made = NAME.exec(name)?.[1];
		return made !== undefined && made < oldest;
	});
	for (const name of old) rmSync(join(folder, name));
	return old.length;
}
