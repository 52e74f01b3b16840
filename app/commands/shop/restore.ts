import { join, resolve } from "node:path";
import { restore as restoreFile } from "#db/restore";
import { backupFile } from "./backups";
import { type ClosedCommand, expectArgs } from "./command";

export const restore: ClosedCommand = {
	use: "restore FILE",
	does: "puts a copy in the place of the database, while no shop runs",
	runClosed(dataDir, args, now) {
		const [given = ""] = expectArgs(args, 1, 1, this.use);
		const aside = backupFile(dataDir, "replaced", now);
		const file = join(dataDir, "shop.db");
		const replaced = restoreFile(resolve(given), file, aside);
		return [
			`${file} is now what ${given} held.`,
			...(replaced ? [`What it held before is kept in ${aside}.`] : []),
			"Accounts deleted since the copy was made are back: delete them again.",
		];
	},
};
