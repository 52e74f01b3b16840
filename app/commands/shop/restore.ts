import { existsSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { restore as restoreDatabase } from "#db/backup";
import { withoutPassword } from "#db/postgres/connect";
import { copyTree } from "~/shop/backups/make-backup.server";
import { backupName } from "~/shop/backups/rules";
import { databaseOf } from "~/shop.server";
import { counted } from "~/shop/counted";
import { type ClosedCommand, expectArgs, takeFlag } from "./command";

export const restore: ClosedCommand = {
	use: "restore BACKUP [--json]",
	does: "puts a backup, or a database alone, in the place of what there is, while no shop runs",
	example: "restore ./data/backups/shop-2026-11-23T03-00-00-000Z",
	async runClosed(settings, args, now) {
		const { DATA_DIR, BACKUP_DIR } = settings;
		const { rest, given: isForProgram } = takeFlag(args, "--json");
		const [given = ""] = expectArgs(rest, 1, 1, this.use);
		const from = resolve(given);
		const isFolder = existsSync(from) && statSync(from).isDirectory();
		await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 });
		const where = databaseOf(settings);
		const replaced = join(BACKUP_DIR, `replaced-${backupName(now)}`);
		const aside = await restoreDatabase(from, where, replaced, DATA_DIR);
		const files = isFolder ? await copyTree(join(from, "files"), join(DATA_DIR, "files")) : 0;
		const restored = withoutPassword(where);
		if (isForProgram) return [JSON.stringify({ restored, from, files, aside }, null, 2)];
		return [
			`${restored} is now what ${given} held.`,
			...(files > 0 ? [`${counted(files, "file")} are back.`] : []),
			...(aside ? [`What it held before is kept in ${aside}.`] : []),
			"Accounts deleted since the copy was made are back: delete them again.",
		];
	},
};
