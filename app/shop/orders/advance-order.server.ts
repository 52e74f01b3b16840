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
import { anyonesOrder, insertEvent, type OrderFacts, standingOf, writeState } from "./store.server";

export type Advance = {
	step: OrderStep;
	by: OrderActor;
	/** For the operator alone. */
	note?: string;
	/** What the step brings to light. */
	facts?: OrderFacts;
};

/**
 * Takes a step with an order, in the transaction that decides it: the only way an order moves on. Gives where it is then. What a vendor
 * has said to a job that puts it on hold is noted with it.
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
	const next = nextState(standingOf(order), step, by);
	if (!next.ok) return next;
	const { value: state } = next;
	const at = shop.clock.now().toISOString();
	const heldFrom = state === "on hold" ? order.state : null;
	await writeState(trx, orderId, { state, heldFrom, lapsed: step === "lapse", at, ...facts });
	const reprints = facts.reprints ?? order.reprints;
	const heard = step === "hold" && by === "job" ? shop.failures.heard() : null;
	const told = heard === null ? note : `${note} ${heard}.`;
	await recordEvent(trx, shop, { orderId, step, by, state, note: told, reprints });
	return done(state);
}

type Event = {
	orderId: string;
	step: OrderStep | "place";
	by: OrderActor;
	state: OrderState;
	note?: string;
	/** How often it has been printed again. */
	reprints?: number;
};

/** Writes down what has happened to an order, now, with the mail and the job that follow from it. */
export async function recordEvent(
	trx: Handle,
	shop: Shop,
	{ orderId, step, by, state, note = "", reprints = 0 }: Event,
): Promise<void> {
	const event = { id: shop.ids.next("event"), order_id: orderId, at: shop.clock.now().toISOString() };
	await insertEvent(trx, { ...event, step, actor: by, state, note });
	const again = isAgain(step) ? event.id : reprints || null;
	const follows = [
		...mailOf(again === null ? orderId : `${orderId}:${again}`, step),
		...workOn(orderId, event.id, { by, state }),
		...tellOperator(shop, event.id, { step, by }),
	];
	if (follows.length > 0) await enqueueAll(trx, shop, follows);
}

type Follows = NewJob<"send-mail" | "continue-order">;

/** A book whose picture can't be printed is shown again, and approved again; and one that is shown again may lapse again. */
const isAgain = (step: Event["step"]) => step === "reshow" || step === "approve" || step === "lapse";

/** Each step is told by mail once, however often it is taken; of an order that is printed again, once more, and each approval, what asks for it again, and each time nobody has answered. */
function mailOf(id: string, step: Event["step"]): Follows[] {
	const mail = STEP_MAILS[step];
	return mail ? [{ kind: "send-mail", key: `${mail}:${id}`, payload: { mail, id } }] : [];
}

/** Whoever runs the shop is told of an order that the shop itself has put on hold, also because its family doesn't answer. */
function tellOperator(shop: Shop, eventId: string, { step, by }: Pick<Event, "step" | "by">): Follows[] {
	const mail = "operator-hold";
	const isTold = (step === "hold" || step === "lapse") && by !== "operator" && shop.settings.OPERATOR_EMAIL;
	return isTold ? [{ kind: "send-mail", key: `${mail}:${eventId}`, payload: { mail, id: eventId } }] : [];
}

/** What goes on by itself is gone on with at once where somebody has moved it; a job of its own is at it otherwise. */
function workOn(orderId: string, eventId: string, { by, state }: Pick<Event, "by" | "state">): Follows[] {
	const isWork = (WORKED_ON as readonly string[]).includes(state) && (by === "family" || by === "operator");
	return isWork ? [{ kind: "continue-order", key: `continue:${eventId}`, payload: { orderId } }] : [];
}
