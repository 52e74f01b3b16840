import { forgetErased } from "~/shop/accounts/forget-erased.server";
import { forgetTaxRecords } from "~/shop/accounts/forget-tax-records.server";
import { forgetUnordered } from "~/shop/books/forget-books.server";
import { forgetDeliveredLikenesses } from "~/shop/books/forget-likenesses.server";
import { deleteDuePhotos, removeAbandonedUploads } from "~/shop/photos/delete-due-photos.server";
import type { Shop } from "~/shop.server";
import { enqueue } from "./enqueue.server";
import type { Handler } from "./job.server";

const HOUR_MS = 3600_000;
/** Finished sweeps and file removals are of no interest after a week; they would be most of the table, ms. */
const FINISHED_KEPT_MS = 7 * 24 * HOUR_MS;

/** Plans the sweep of an hour, once however often it is asked for: `ahead` 0 is the hour that runs, 1 the next. */
export async function planSweep(shop: Shop, ahead: 0 | 1 = 0): Promise<void> {
	const now = shop.clock.now();
	const hour = Math.floor(now.getTime() / HOUR_MS) + ahead;
	await enqueue(shop.db, {
		kind: "sweep",
		key: `sweep:${new Date(hour * HOUR_MS).toISOString().slice(0, 13)}`,
		payload: {},
		now,
		delayMs: Math.max(0, hour * HOUR_MS - now.getTime()),
		id: shop.ids.next("job"),
	});
}

async function deleteEnded(shop: Shop): Promise<void> {
	const now = shop.clock.now();
	const at = now.toISOString();
	await shop.db.deleteFrom("sessions").where("expires_at", "<=", at).execute();
	await shop.db.deleteFrom("captcha_uses").where("expires_at", "<=", at).execute();
	await shop.db.deleteFrom("rate_counters").where("ends_at", "<=", at).execute();
	await shop.db
		.deleteFrom("jobs")
		.where("kind", "in", ["sweep", "delete-files"])
		.where("state", "=", "done")
		.where("finished_at", "<=", new Date(now.getTime() - FINISHED_KEPT_MS).toISOString())
		.execute();
}

/**
 * Once an hour: what the shop promised to forget is forgotten. It plans its successor before anything else, so that a
 * sweep that fails is not the last one.
 */
export const sweep: Handler<"sweep"> = {
	attempts: 5,
	timeoutMs: 10 * 60_000,
	async run(shop) {
		await planSweep(shop, 1);
		await deleteDuePhotos(shop, HOUR_MS);
		await removeAbandonedUploads(shop);
		await forgetUnordered(shop);
		await forgetDeliveredLikenesses(shop);
		await forgetErased(shop);
		await forgetTaxRecords(shop);
		await deleteEnded(shop);
	},
};
