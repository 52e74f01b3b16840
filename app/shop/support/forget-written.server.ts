import type { Shop } from "~/shop.server";
import { SUPPORT_KEPT_MS } from "./rules";
import { deleteWrittenBefore } from "./store.server";

/** For the sweep: deletes messages and feedback whose time is over. */
export async function forgetWritten(shop: Shop): Promise<void> {
	const before = new Date(shop.clock.now().getTime() - SUPPORT_KEPT_MS);
	await deleteWrittenBefore(shop.db, before.toISOString());
}
