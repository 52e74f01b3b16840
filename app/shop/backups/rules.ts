/** What a backup holds and how long it is kept. Pure, safe in the browser. */

/** A copy holds every family's address, and those who have left since: none is kept longer. */
export const KEPT_DAYS = 14;
/** One is made each day, in the first hour at the latest, ms. */
export const BACKUP_OVERDUE_MS = 25 * 3600_000;

/**
 * Every folder of DATA_DIR/files, and whether a backup holds it. None may hold photos, the heads cut out of them with the likenesses made
 * of those, pictures of profiles, photos of damaged books, and what is only arriving: families are told until when these are kept.
 * A new folder belongs here, and its names and faces in what each deletion removes (accounts/nothing-left.test.ts).
 */
export const KEPT_FILES: Readonly<Record<string, "copied" | "never copied">> = {
	".incoming": "never copied",
	// What the shop's check writes and takes away again at once.
	checks: "never copied",
	covers: "copied",
	damages: "never copied",
	likenesses: "never copied",
	pages: "copied",
	photos: "never copied",
	pictures: "never copied",
	print: "copied",
	samples: "copied",
};
export const NEVER_BACKED_UP = Object.keys(KEPT_FILES).filter((name) => KEPT_FILES[name] === "never copied");

/** A backup, what a restore has put aside, and the database alone as earlier versions of the shop copied it. */
const NAME = /^(?:replaced-)?shop-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:\.db|\.dump)?$/;

/** What a backup is called that is made at a time. */
export function backupName(at: Date): string {
	return `shop-${at.toISOString().replace(/[:.]/g, "-")}`;
}

/** When the copy of this name was made; null: it is none. */
export function copiedAt(name: string): Date | null {
	const parts = NAME.exec(name);
	return parts && new Date(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}.${parts[5]}Z`);
}

/** Whether a copy of this name is a whole backup, files included. */
export function isBackup(name: string): boolean {
	return NAME.test(name) && name.startsWith("shop-") && !/\.(db|dump)$/.test(name);
}
