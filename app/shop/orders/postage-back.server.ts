import type { Handle } from "#db/open";
import { enqueue, tellOperator } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { LATE_TEXTS, mayBeMissing, ON_THE_WAY, promisedDay } from "./late";
import { findEvents } from "./list-store.server";
import { findShownOrder, type OrderAsked } from "./read-order-detail.server";
import { promiseRefund } from "./refund-order.server";
import { findRefunds } from "./refund-store.server";
import { ORDER_NOT_FOUND } from "./rules";
import { anyonesOrder, type OrderRow } from "./store.server";

/** Gives an order's postage back with a sorry mail, once. Gives what its family is told; of an order whose money is back nothing is left to give. */
async function givePostageBack(trx: Handle, shop: Shop, order: OrderRow): Promise<string> {
	const before = (await findRefunds(trx, order.id)).find(({ reason }) => reason === "late");
	if (before) return before.state === "failed" ? LATE_TEXTS.looking : LATE_TEXTS.before;
	const pence = Math.min(order.delivery_pence, order.total_pence - order.refunded_pence);
	const refunded = await promiseRefund(trx, shop, order, { reason: "late", pence });
	if (!refunded.ok) return LATE_TEXTS.looking;
	const mail = "order-late";
	await enqueue(trx, shop, {
		kind: "send-mail",
		key: `${mail}:${order.id}`,
		payload: { mail, id: order.id },
	});
	return LATE_TEXTS.given;
}

/**
 * Whether an order has missed its promised day: that is over, and it wasn't posted in time for it. If so its postage goes back by itself.
 * Again and again changes nothing.
 */
export async function remedyLateness(shop: Shop, { id }: OrderRow): Promise<void> {
	await shop.db.transaction().execute(async (trx) => {
		const order = await anyonesOrder(trx, { id });
		if (!order || !ON_THE_WAY.includes(order.state)) return;
		const day = promisedDay(order, await findEvents(trx, id), shop.clock.now());
		if (day?.isOver && !day.inTime) await givePostageBack(trx, shop, order);
	});
}

/**
 * A family says that its book hasn't come, or whoever has its link does: the postage goes back, unless it has before, and whoever
 * runs the shop is told, once. Gives what it is told. Errors: `not_found`; `conflict`: before the promised day is over, or not on its way.
 */
export function sayNotCome(shop: Shop, actor: Actor | null, asked: OrderAsked): Promise<Result<string>> {
	return shop.db.transaction().execute(async (trx) => {
		const shown = await findShownOrder(shop, trx, actor, asked);
		if (!shown) return ORDER_NOT_FOUND;
		const { row } = shown;
		const events = await findEvents(trx, row.id);
		if (!mayBeMissing(row, events)) return fail("conflict", LATE_TEXTS.notNow);
		if (!promisedDay(row, events, shop.clock.now())?.isOver) return fail("conflict", LATE_TEXTS.early);
		await tellOperator(trx, shop, "operator-missing", `${row.id}:${row.reprints}`);
		return done(await givePostageBack(trx, shop, row));
	});
}
