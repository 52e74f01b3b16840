import type { Handle } from "#db/open";
import { enqueueAll, type NewJob } from "~/jobs/enqueue.server";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import {
	nextState,
	ORDER_NOT_FOUND,
	type OrderActor,
	type OrderState,
	type OrderStep,
	STEP_MAILS,
	WORKED_ON,
} from "./rules";
import { anyonesOrder, insertEvent, type OrderFacts, writeState } from "./store.server";

export type Advance = {
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

/** Writes down what has happened to an order, now, with the mail and the job that follow from it. */
export async function recordEvent(
	trx: Handle,
	shop: Shop,
	{ orderId, step, by, state, note = "" }: Event,
): Promise<void> {
	const event = { id: shop.ids.next("event"), order_id: orderId, at: shop.clock.now().toISOString() };
	await insertEvent(trx, { ...event, step, actor: by, state, note });
	const follows = [...mailOf(orderId, step), ...workOn(orderId, event.id, { by, state })];
	if (follows.length > 0) await enqueueAll(trx, shop, follows);
}

type Follows = NewJob<"send-mail" | "continue-order">;

/** Each step is told by mail once, however often it is taken. */
function mailOf(orderId: string, step: Event["step"]): Follows[] {
	const mail = STEP_MAILS[step];
	return mail ? [{ kind: "send-mail", key: `${mail}:${orderId}`, payload: { mail, id: orderId } }] : [];
}

/** What goes on by itself is gone on with at once where somebody has moved it; a job of its own is at it otherwise. */
function workOn(orderId: string, eventId: string, { by, state }: Pick<Event, "by" | "state">): Follows[] {
	const isWork = (WORKED_ON as readonly string[]).includes(state) && (by === "family" || by === "operator");
	return isWork ? [{ kind: "continue-order", key: `continue:${eventId}`, payload: { orderId } }] : [];
}
