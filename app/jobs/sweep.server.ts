import { purgeDeleted } from "#db/open";
import { forgetErased } from "~/shop/accounts/forget-erased.server";
import { forgetTaxRecords } from "~/shop/accounts/forget-tax-records.server";
import { forgetDrafts } from "~/shop/books/forget-drafts.server";
import { forgetUnordered } from "~/shop/checkout/forget-books.server";
import { forgetDeliveries } from "~/shop/checkout/forget-delivery.server";
import { forgetHeads } from "~/shop/likenesses/forget-heads.server";
import { forgetLikenesses } from "~/shop/orders/forget-likenesses.server";
import { forgetOldPrint } from "~/shop/orders/forget-print-files.server";
import { planOrders } from "~/shop/orders/plan-orders.server";
import { planReconciliation } from "~/shop/orders/reconcile-payment.server";
import { forgetDamagePhotos } from "~/shop/orders/report-damage.server";
import { planSamples } from "~/shop/pages/style-samples.server";
import { deleteDuePhotos, removeAbandonedFiles } from "~/shop/photos/delete-due-photos.server";
import { forgetWritten } from "~/shop/support/forget-written.server";
import type { Shop } from "~/shop.server";
import { planBackup } from "./back-up.server";
import { checkAgain } from "./check-shop.server";
import { enqueue } from "./enqueue.server";
import { type Handler, Retry } from "./job.server";
import { deleteEnded } from "./sweep-store.server";
import { tellOfTrouble, tellOfYesterday } from "./tell-operator.server";

const HOUR_MS = 3600_000;

/** Plans the sweep of an hour, once however often it is asked for: `ahead` 0 is the hour that runs, 1 the next. */
export async function planSweep(shop: Shop, ahead: 0 | 1 = 0): Promise<void> {
	const now = shop.clock.now().getTime();
	const hour = Math.floor(now / HOUR_MS) + ahead;
	await enqueue(shop.db, shop, {
		kind: "sweep",
		key: `sweep:${new Date(hour * HOUR_MS).toISOString().slice(0, 13)}`,
		payload: {},
		delayMs: Math.max(0, hour * HOUR_MS - now),
	});
}

/** What is forgotten, tidied away or found missing, each without the others. */
const STEPS: Record<string, (shop: Shop) => Promise<unknown>> = {
	orders: planOrders,
	"payments of orders": planReconciliation,
	photos: (shop) => deleteDuePhotos(shop, HOUR_MS),
	"photos of damaged books": (shop) => forgetDamagePhotos(shop, HOUR_MS),
	"temporary files": removeAbandonedFiles,
	"unordered books": forgetUnordered,
	drafts: forgetDrafts,
	// After photos and books: what nobody can choose any more, and no cover needs, goes with them.
	heads: (shop) => forgetHeads(shop, HOUR_MS),
	likenesses: forgetLikenesses,
	"files for print": forgetOldPrint,
	deliveries: forgetDeliveries,
	"deleted accounts": forgetErased,
	"tax records": forgetTaxRecords,
	"styles' samples": planSamples,
	"messages and feedback": forgetWritten,
	"what the operator should know": (shop) => tellOfTrouble(shop),
	"the shop's check": checkAgain,
	"the morning's figures": tellOfYesterday,
	backup: planBackup,
	"what has ended": (shop) => deleteEnded(shop.db, shop.clock.now()),
	// Last: what the others have deleted is gone from the disk by then.
	"the database's log": (shop) => purgeDeleted(shop.db),
};

/**
 * Once an hour: what the shop promised to forget is forgotten. It plans its successor before anything else, so that a
 * sweep that fails is not the last one; and what can't be done now keeps nothing else from being done.
 */
export const sweep: Handler<"sweep"> = {
	attempts: 5,
	timeoutMs: 10 * 60_000,
	async run(shop) {
		await planSweep(shop, 1);
		let finished = true;
		for (const [step, take] of Object.entries(STEPS)) {
			await take(shop).catch((error) => {
				shop.log.error("sweep", error, { step });
				finished = false;
			});
		}
		if (!finished) throw new Retry("unfinished");
	},
};
