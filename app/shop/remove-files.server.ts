import type { Handle } from "#db/open";
import { cancelJob, enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";

/** Keys of one file-removing job. */
const KEYS_AT_ONCE = 500;

/** What is being written now is there by then, a drawing with all its tries included, ms. */
export const WRITTEN_BY_MS = 15 * 60_000;

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
		const payload = { keys: keys.slice(at, at + KEYS_AT_ONCE) };
		await enqueue(trx, shop, { kind: "delete-files", key: `delete-files:${id}`, payload, delayMs, id });
	}
}

/**
 * Plans the removal of files that are about to be written, so that they are not left behind should whoever writes them be
 * killed, or nobody want them any more. Gives the plan for `cancelRemoval`.
 */
export async function planRemoval(shop: Shop, keys: string[]): Promise<string> {
	const id = shop.ids.next("job");
	const plan = `delete-files:${id}`;
	const payload = { keys };
	await enqueue(shop.db, shop, { kind: "delete-files", key: plan, payload, delayMs: WRITTEN_BY_MS, id });
	return plan;
}

/**
 * The files stay: for the transaction that writes the row which names them. Returns false when its time has come already:
 * some are gone, and what was written since has to be removed as well.
 */
export function cancelRemoval(trx: Handle, plan: string): Promise<boolean> {
	return cancelJob(trx, plan);
}
