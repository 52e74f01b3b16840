import { makeBackup } from "~/shop/backups/make-backup.server";
import type { Shop } from "~/shop.server";
import { enqueue } from "./enqueue.server";
import type { Handler } from "./job.server";

/** For the sweep: has a backup made once a day, from midnight on. */
export async function planBackup(shop: Shop): Promise<void> {
	const day = shop.clock.now().toISOString().slice(0, 10);
	await enqueue(shop.db, shop, { kind: "back-up", key: `back-up:${day}`, payload: {} });
}

/** The backup of a day. One that a crash has cut short is made anew. */
export const backUpShop: Handler<"back-up"> = {
	attempts: 5,
	timeoutMs: 60 * 60_000,
	async run(shop) {
		const { files } = await makeBackup(shop);
		shop.log.info("backup made", { files: String(files) });
	},
};
