import { resolve } from "node:path";
import { makeBackup } from "~/shop/backups/make-backup.server";
import { KEPT_DAYS } from "~/shop/backups/rules";
import { counted } from "~/shop/counted";
import { answering, expectArgs } from "./command";

export const backup = answering({
	use: "backup [FOLDER]",
	does: `copies database and files, by default into BACKUP_DIR, where copies older than ${KEPT_DAYS} days then go; the shop does so each day`,
	example: "backup",
	async find(shop, args, use) {
		const [given] = expectArgs(args, 0, 1, use);
		return makeBackup(shop, given === undefined ? undefined : resolve(given));
	},
	tell: ({ folder, files, pruned }, shop) => [
		folder,
		shop.providers.files.describe().kind === "embedded"
			? `The database and ${counted(files, "file")}; photos and portraits are in no backup.`
			: "The database; the files are with Vercel Blob.",
		...(pruned === 0 ? [] : [`${counted(pruned, "backup")} older than ${KEPT_DAYS} days removed.`]),
	],
});
