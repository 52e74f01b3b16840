import { stat, statfs } from "node:fs/promises";
import { whyNotBackUp } from "#db/backup";
import type { Check } from "~/providers/check";
import { lastBackupAt } from "~/shop/backups/make-backup.server";
import { BACKUP_OVERDUE_MS } from "~/shop/backups/rules";
import { DISK_SHARE } from "~/shop/limits/rules";
import { missingTools } from "~/shop/printing/inspect-pdf.server";
import type { Shop } from "~/shop.server";
import { right, wrong } from "./rules";

/** What the shop needs of its own machine: room, backups, and the tools that look at files for printers. */
export const ofThisMachine = (shop: Shop): Check[] => [
	{ name: "the disk", ask: () => disk(shop) },
	{ name: "backups", ask: () => backups(shop) },
	{ name: "poppler and qpdf", ask: tools },
];

async function disk({ settings }: Shop) {
	const { blocks, bavail } = await statfs(settings.DATA_DIR);
	const used = 1 - bavail / blocks;
	const told = `${Math.floor(used * 100)} % of the disk of DATA_DIR is used`;
	return used < DISK_SHARE
		? right(told)
		: wrong(`${told}, and photos are refused: make room, or give it a larger disk`);
}

async function backups(shop: Shop) {
	const { DATA_DIR, BACKUP_DIR } = shop.settings;
	const trouble = await whyNotBackUp(shop.db);
	if (trouble) return wrong(trouble);
	const last = await lastBackupAt(shop);
	if (last && shop.clock.now().getTime() - last.getTime() > BACKUP_OVERDUE_MS)
		return wrong(
			`the last one is of ${last.toISOString()}: npm run shop -- jobs says why, backup makes one now`,
		);
	const [data, kept] = await Promise.all(
		[DATA_DIR, BACKUP_DIR].map((folder) => stat(folder).catch(() => null)),
	);
	const made = last
		? `the last one is of ${last.toISOString()}`
		: "the first one is made in the shop's first hour";
	const isOneDisk = kept && data?.dev === kept.dev;
	return right(
		isOneDisk ? `${made}; BACKUP_DIR is on the disk of DATA_DIR, so copy them elsewhere each day` : made,
	);
}

async function tools() {
	const missing = await missingTools();
	if (missing.length === 0) return right("all tools are there");
	return wrong(
		`no ${missing.join(", ")}: approved orders wait for you until poppler-utils and qpdf are installed`,
	);
}
