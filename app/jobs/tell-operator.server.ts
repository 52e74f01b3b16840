import { statfs } from "node:fs/promises";
import { lastBackupAt } from "~/shop/backups/make-backup.server";
import { BACKUP_OVERDUE_MS } from "~/shop/backups/rules";
import { dayBefore, londonDay, startOfDay } from "~/shop/london-day";
import type { Shop } from "~/shop.server";
import { aboutJob } from "./about-job.server";
import { enqueue } from "./enqueue.server";
import { type JobRow, readMembers } from "./job-store.server";

/**
 * Has whoever runs the shop written to about a job that is given up for this reason, once; of mails that no order is about once a day each,
 * for who signs up with others' addresses makes many of them fail. Of a mail to themselves they are not told by another. The mail's id
 * says it all, for the job may be gone when it is written.
 */
export async function tellOfFailedJob(shop: Shop, job: JobRow, failure: string): Promise<void> {
	if (!shop.settings.OPERATOR_EMAIL) return;
	const { id, kind, attempts } = job;
	const mail = kind === "send-mail" ? String(readMembers(job.payload)?.mail) : null;
	if (mail?.startsWith("operator-")) return;
	const what = mail === null || /^(order|payment)-/.test(mail) ? id : `${mail}:${dayOf(shop)}`;
	const payload = { mail: "operator-job", id: [id, kind, attempts, aboutJob(job) || id, failure].join("|") };
	await enqueue(shop.db, shop, { kind: "send-mail", key: `operator-job:${what}`, payload });
}

/** From this share of its disk on, the shop's folder is too full. */
const FULL = 0.8;
/** Which share of its disk is used, 0 to 1. */
async function usedShare(folder: string): Promise<number> {
	const { blocks, bavail } = await statfs(folder);
	return 1 - bavail / blocks;
}

/**
 * For the sweep: has whoever runs the shop written to, once a day while it lasts, when the disk is nearly full or the last backup is older
 * than a day. `used` tells which share of a folder's disk is used.
 */
export async function tellOfTrouble(shop: Shop, used = usedShare): Promise<void> {
	const now = shop.clock.now();
	const share = await used(shop.settings.DATA_DIR);
	if (share >= FULL) await tellOfFullDisk(shop, String(Math.floor(share * 100)));
	const last = await lastBackupAt(shop);
	// A shop that has just been started makes its first one after this.
	if (last && now.getTime() - last.getTime() > BACKUP_OVERDUE_MS)
		await tellToday(shop, "operator-backup", last.toISOString());
}

/** Has whoever runs the shop written to about the disk, once a day: so much of it is used, in percent. */
export const tellOfFullDisk = (shop: Shop, percent = "100") => tellToday(shop, "operator-disk", percent);

/** From so long after midnight in London on, the morning's mail is written, ms. */
const MORNING_MS = 7 * 3600_000;

/** For the sweep: has whoever runs the shop written to each morning, once, about the day before. */
export async function tellOfYesterday(shop: Shop): Promise<void> {
	const now = shop.clock.now();
	const today = londonDay(now);
	if (!shop.settings.OPERATOR_EMAIL || now.getTime() < startOfDay(today).getTime() + MORNING_MS) return;
	const payload = { mail: "operator-morning", id: dayBefore(today) };
	await enqueue(shop.db, shop, { kind: "send-mail", key: `operator-morning:${today}`, payload });
}

const dayOf = ({ clock }: Shop) => clock.now().toISOString().slice(0, 10);

async function tellToday(shop: Shop, mail: string, fact: string): Promise<void> {
	if (!shop.settings.OPERATOR_EMAIL) return;
	const day = dayOf(shop);
	const payload = { mail, id: `${day} ${fact}` };
	await enqueue(shop.db, shop, { kind: "send-mail", key: `${mail}:${day}`, payload });
}
