import type { Handle } from "#db/open";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { nextState, ORDER_NOT_FOUND, type OrderActor, type OrderState, type OrderStep } from "./rules";
import { anyonesOrder, insertEvent, type OrderFacts, writeState } from "./store.server";

type Advance = {
	step: OrderStep;
	by: OrderActor;
	/** For the operator alone. */
	note?: string;
	/** What the step brings to light. */
	facts?: OrderFacts;
};

/**
 * Takes a step with an order, in the transaction that decides it: the only way an order moves on. Gives where it is then.
 * Asks nobody whose order it is: the callers have. Errors: `not_found`, `conflict` (the step may not be taken from there).
 */
export async function advanceOrder(
	trx: Handle,
	shop: Shop,
	orderId: string,
	{ step, by, note = "", facts = {} }: Advance,
): Promise<Result<OrderState>> {
	const order = await anyonesOrder(trx, { id: orderId });
	if (!order) return ORDER_NOT_FOUND;
	const next = nextState({ state: order.state, heldFrom: order.held_from }, step, by);
	if (!next.ok) return next;
	const { value: state } = next;
	const at = shop.clock.now().toISOString();
	const heldFrom = step === "hold" ? order.state : null;
	await writeState(trx, orderId, { state, heldFrom, at, ...facts });
	await recordEvent(trx, shop, { orderId, step, by, state, note });
	return done(state);
}

type Event = { orderId: string; step: OrderStep | "place"; by: OrderActor; state: OrderState; note?: string };

/** Writes down what has happened to an order, now. */
export async function recordEvent(
	trx: Handle,
	shop: Shop,
	{ orderId, step, by, state, note = "" }: Event,
): Promise<void> {
	const event = { id: shop.ids.next("event"), order_id: orderId, at: shop.clock.now().toISOString() };
	await insertEvent(trx, { ...event, step, actor: by, state, note });
}
