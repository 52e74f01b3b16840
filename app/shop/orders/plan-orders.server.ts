import { enqueueAll } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { WORKED_ON } from "./rules";
import { listStanding } from "./store.server";

/** Orders that are planned at a time: a statement has room for some thousands only. */
const AT_ONCE = 500;

/** For the sweep: has every order that goes on by itself looked at once an hour, each by a job of its own. */
export async function planOrders(shop: Shop): Promise<void> {
	const hour = shop.clock.now().toISOString().slice(0, 13);
	const orders = await listStanding(shop.db, WORKED_ON);
	for (let at = 0; at < orders.length; at += AT_ONCE) {
		const jobs = orders.slice(at, at + AT_ONCE).map(({ id }) => ({
			kind: "continue-order" as const,
			key: `continue:${id}:${hour}`,
			payload: { orderId: id },
		}));
		await enqueueAll(shop.db, shop, jobs);
	}
}
