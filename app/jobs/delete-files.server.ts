import type { Handler } from "./job.server";

/** Removes files that no row names any more; enqueued in the transaction that let go of them. */
export const deleteFiles: Handler<"delete-files"> = {
	attempts: 10,
	timeoutMs: 60_000,
	run: (shop, { payload }) => shop.providers.files.remove(payload.keys),
};
