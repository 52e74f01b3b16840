import { resolve } from "node:path";
import { backUp } from "#db/backup";
import { backupFile, KEPT_DAYS, NEVER_BACKED_UP, pruneBackups } from "./backups";
import { type Command, counted, expectArgs } from "./command";

/** What belongs to a backup besides the database. */
const BESIDE = `Back up DATA_DIR/files beside it, without ${NEVER_BACKED_UP.join(", ")}.`;

export const backup: Command = {
	use: "backup [FILE]",
	does: `copies the database, by default into DATA_DIR/backups, where copies older than ${KEPT_DAYS} days then go`,
	async run(shop, args) {
		const [given] = expectArgs(args, 0, 1, this.use);
		const { DATA_DIR } = shop.settings;
		const now = shop.clock.now();
		const file = given === undefined ? backupFile(DATA_DIR, "shop", now) : resolve(given);
		await backUp(shop.db, file);
		const pruned = given === undefined ? pruneBackups(DATA_DIR, now) : 0;
		const removed = pruned === 0 ? [] : [`${counted(pruned, "file")} older than ${KEPT_DAYS} days removed.`];
		return [file, ...removed, BESIDE];
	},
};
