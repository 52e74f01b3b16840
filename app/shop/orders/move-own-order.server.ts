import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { readDelivery } from "~/shop/checkout/stored-delivery";
import { openNextBookCoupon } from "~/shop/coupons/next-book.server";
import { resetCredits } from "~/shop/covers/reset-credits.server";
import { isBeingDrawn } from "~/shop/pages/bought-pages.server";
import { putMessage } from "~/shop/pages/gift-message.server";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { advanceOrder } from "./advance-order.server";
import { DETAILS_TEXTS } from "./details";
import { findShownOrder, type OrderAsked } from "./read-order-detail.server";
import { estimatedDelivery, ORDER_NOT_FOUND, type OrderState } from "./rules";
import type { OrderFacts, OrderRow } from "./store.server";

const APPROVE_LATER =
	"A page you have changed is still being drawn. Please look at it once it is there, then approve your book.";

/** What a family does with one press. */
export type OwnStep = "approve" | "deliver" | "reopen";

/**
 * A family approves its book, says that it has arrived, or comes back to a book it hadn't answered for; so does whoever has the link of the order's mails. Errors: `not_found`,
 * the same for somebody else's; `conflict`: not now.
 */
export function moveOwnOrder(
	shop: Shop,
	actor: Actor | null,
	{ step, ...asked }: OrderAsked & { step: OwnStep },
): Promise<Result<OrderState>> {
	return shop.db.transaction().execute(async (trx) => {
		const shown = await findShownOrder(shop, trx, actor, asked);
		if (!shown) return ORDER_NOT_FOUND;
		const later = step === "approve" ? await whyLater(trx, shop, shown.row) : null;
		if (later) return fail("conflict", later);
		if (step !== "approve") return advanceOrder(trx, shop, asked.orderId, { step, by: "family" });
		const facts = promiseOf(shop, shown.row);
		const approved = await advanceOrder(trx, shop, asked.orderId, { step, by: "family", facts });
		if (approved.ok) await giveForKept(trx, shop, shown.row);
		return approved;
	});
}

/** What an order gives once it can't be cancelled any more: its coupon is good, and its family has all free covers again. */
async function giveForKept(trx: Handle, shop: Shop, { id, owner_id }: OrderRow): Promise<void> {
	await openNextBookCoupon(trx, shop, id);
	await resetCredits(shop, trx, owner_id, `${id}:approved`);
}

/** Why a book can't be approved just now: a page of it is still being made, or what it says as a gift isn't on its page. */
async function whyLater(trx: Handle, shop: Shop, order: OrderRow): Promise<string | null> {
	if (order.state !== "proof") return null;
	if (await isBeingDrawn(trx, order.book_id)) return APPROVE_LATER;
	const message = await putMessage(trx, shop, order.book_id, order.gift_message);
	if (message === "failed") return DETAILS_TEXTS.messageFailed;
	return message === "there" ? null : APPROVE_LATER;
}

/** By when it is to arrive is promised with the approval. */
export function promiseOf(shop: Shop, { delivery }: OrderRow): OrderFacts {
	const { country } = readDelivery(delivery) ?? {};
	return { estimated_delivery: country ? estimatedDelivery(country, shop.clock.now()) : null };
}
