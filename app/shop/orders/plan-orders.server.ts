import { enqueueAll } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { WORKED_ON } from "./rules";
import { listStanding } from "./store.server";

/** For the sweep: has every order that goes on by itself looked at once an hour, each by a job of its own. */
export async function planOrders(shop: Shop): Promise<void> {
	const hour = shop.clock.now().toISOString().slice(0, 13);
	const orders = await listStanding(shop.db, WORKED_ON);
	if (orders.length === 0) return;
	await enqueueAll(
		shop.db,
		shop,
		orders.map(({ id }) => ({
			kind: "continue-order" as const,
			key: `continue:${id}:${hour}`,
			payload: { orderId: id },
		})),
	);
}
