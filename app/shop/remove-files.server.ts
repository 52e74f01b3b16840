import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";

/** Keys of one file-removing job. */
const KEYS_AT_ONCE = 500;

/**
 * Writes the jobs that remove files no row names any more, in the transaction that let go of them; `delayMs` for what is
 * still being written. Nothing to remove is no job.
 */
export async function removeFiles(
	shop: Shop,
	trx: Handle,
	keys: readonly string[],
	delayMs = 0,
): Promise<void> {
	for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
		const id = shop.ids.next("job");
		await enqueue(trx, {
			kind: "delete-files",
			key: `delete-files:${id}`,
			payload: { keys: keys.slice(at, at + KEYS_AT_ONCE) },
			now: shop.clock.now(),
			delayMs,
			id,
		});
	}
}
