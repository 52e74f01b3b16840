import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { readNextBookCoupon } from "~/shop/coupons/next-book.server";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { AnswerTime } from "./answer";
import { readAnswerTime } from "./await-answer.server";
import { type OrderClaim, readClaim } from "./claim.server";
import type { Order } from "./contract";
import { damageUntil, type ToldDamage, toldDamage } from "./damage";
import { type Damage, findDamages } from "./damage-store.server";
import { isBookGone } from "./delete-book";
import { lastDeletion } from "./deletions-store.server";
import type { Returned } from "./invoice";
import { mayBeMissing, type PromisedDay, promisedDay } from "./late";
import { provesBuyer } from "./link.server";
import { linkedOrder } from "./linked-order.server";
import { listBookFiles } from "./list-book-files.server";
import { findEvents } from "./list-store.server";
import { masked } from "./masked";
import { asOrder } from "./read-order.server";
import { findRefunds } from "./refund-store.server";
import { isThere, ORDER_NOT_FOUND, type OrderState, type OrderStep, stepsFor } from "./rules";
import { findOrder, type OrderRow, standingOf } from "./store.server";

/** What has happened to an order, and when (ISO). */
export type OrderEvent = { step: OrderStep | "place" | "damaged"; at: string };

export type OrderDetail = {
	order: Order;
	events: OrderEvent[];
	/** What its family may do with it now. */
	may: OrderStep[];
	/** How long they have for looking their book through; null while nobody waits for that. */
	answer: AnswerTime | null;
	/** When the photos of its book, and the heads cut out of them, had gone (ISO); null while they are there. */
	photosGoneAt: string | null;
	/** Its family has deleted the book: the order is left. */
	bookGone: boolean;
	/** How it stands to the day it is promised for; null where none is, and where it isn't on its way or has arrived. */
	promised: PromisedDay | null;
	/** Until when it may be told damaged (ISO), null when it can't be; and what has been told of the book that came last. */
	damage: { until: string | null; told: ToldDamage | null };
	/** What of its money has gone back, or is about to, the oldest first: asked for, given, and there as far as banks take their time. */
	refunds: (Returned & { stage: "asked" | "given" | "there" })[];
	/** What its buyer downloads to read on a screen. */
	files: { file: string; label: string; bytes: number }[];
	/** The code of the coupon it has brought for the next book, while it can be used. */
	nextBookCoupon: string | null;
	/** The signed-in family's own: it may review and order again. Otherwise its browser has bought it, or it came by the signed link. */
	mine: boolean;
	/** The order and its book are the visitor's, a family's or a guest's of this browser. */
	owned: boolean;
	/** Whether a family that has its link may take it into its account; null where that isn't asked. */
	claim: OrderClaim | null;
	/** The visitor is known to be the buyer; otherwise it has the link alone, and `order` is masked. */
	proved: boolean;
};

/** Which order, and the key of its mail's link, if it was opened by that. */
export type OrderAsked = { orderId: string; key: string | null };

/**
 * An order for the family or the guest's browser it belongs to, or for whoever has the key of its mail's link (`orderLink`). `mine`: the
 * family's own. `proved`: it is the buyer, by its account, its browser or a link that was mailed to prove it.
 */
export async function findShownOrder(
	shop: Shop,
	db: Handle,
	actor: Actor | null,
	{ orderId, key }: OrderAsked,
): Promise<{ row: OrderRow; mine: boolean; claim: OrderClaim | null; proved: boolean } | undefined> {
	const own = actor ? await findOrder(db, actor.id, { id: orderId }) : undefined;
	const row = own ?? (await linkedOrder(shop, db, orderId, key));
	if (!row) return undefined;
	const mine = own !== undefined && actor?.kind === "family";
	const claim = await readClaim(db, actor, row);
	const isBuyer = own !== undefined || claim === "allowed";
	return { row, mine, claim, proved: isBuyer || provesBuyer(shop, orderId, key ?? "") };
}

/** Whether an order was bought with this browser as a guest, and is in no account yet. */
export async function isBoughtHere(shop: Shop, actor: Actor | null, orderId: string): Promise<boolean> {
	return actor?.kind === "guest" && (await findOrder(shop.db, actor.id, { id: orderId })) !== undefined;
}

/**
 * Everything of an order, for the family or the browser it belongs to or whoever has the key of its mail's link (`orderLink`). Error
 * `not_found`, the same for somebody else's, a key that has ended, and no order at all.
 */
export async function readOrderDetail(
	shop: Shop,
	actor: Actor | null,
	{ orderId, key }: OrderAsked,
): Promise<Result<OrderDetail>> {
	const shown = await findShownOrder(shop, shop.db, actor, { orderId, key });
	if (!shown) return ORDER_NOT_FOUND;
	const { row, mine, claim, proved } = shown;
	const events = await findEvents(shop.db, orderId);
	const damages = await findDamages(shop.db, orderId);
	const told = damages.map(({ created_at: at }): OrderEvent => ({ step: "damaged", at }));
	return done({
		order: proved ? asOrder(shop, row) : masked(asOrder(shop, row)),
		events: [...events.map(({ step, at }) => ({ step, at })), ...told].sort(byTime),
		may: stepsFor(standingOf(row), "family"),
		answer: await readAnswerTime(shop, row),
		photosGoneAt: (await lastDeletion(shop.db, row.book_id))?.at ?? null,
		bookGone: isBookGone(row),
		promised: mayBeMissing(row, events) ? promisedDay(row, events, shop.clock.now()) : null,
		refunds: (await findRefunds(shop.db, orderId)).flatMap(
			({ state, created_at: at, amount_pence, reason }) => {
				const given = isThere(at, shop.clock.now()) ? "there" : "given";
				const stage = state === "asked" ? "asked" : given;
				return state === "failed" ? [] : [{ at, pence: amount_pence, reason, stage } as const];
			},
		),
		damage: readDamage(shop, row.state, { events, damages }),
		files: (await listBookFiles(shop, row)).map(({ file, label, made: { bytes } }) => ({
			file,
			label,
			bytes,
		})),
		nextBookCoupon: await readNextBookCoupon(shop, row),
		mine,
		owned: actor !== null && row.owner_id === actor.id && row.book_owner_id === actor.id,
		claim,
		proved,
	});
}

const byTime = (one: OrderEvent, other: OrderEvent) => Date.parse(one.at) - Date.parse(other.at);

function readDamage(
	shop: Shop,
	state: OrderState,
	{ events, damages }: { events: readonly OrderEvent[]; damages: readonly Damage[] },
): OrderDetail["damage"] {
	const open = damages.find(({ open_for }) => open_for !== null);
	const until = damageUntil(state, events);
	const isTime = !open && until !== null && until >= shop.clock.now().toISOString();
	return { until: isTime ? until : null, told: toldDamage(damages, shop.clock.now()) };
}
