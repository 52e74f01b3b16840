import { createHash } from "node:crypto";
import type { Handle } from "#db/open";
import { enqueueAll } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import type { Delivery } from "~/shop/checkout/contract";
import { postcodeProblem, writtenPostcode } from "~/shop/checkout/rules";
import { readDelivery } from "~/shop/checkout/stored-delivery";
import { foldEmail } from "~/shop/email";
import { putMessage } from "~/shop/pages/gift-message.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Details, Order } from "./contract";
import { DETAILS_TEXTS, MOST_EMAILS, mayChangeDetails } from "./details";
import { countFormerEmails, insertFormerEmail, writeDetails } from "./details-store.server";
import { orderLink } from "./link.server";
import { findShownOrder, type OrderAsked } from "./read-order-detail.server";
import { NOT_PROVED, ORDER_NOT_FOUND } from "./rules";
import { anyonesOrder, type OrderRow, standingOf } from "./store.server";

/** What a form was shown with: two that differ in any letter differ in this. */
export function seenDetails({ delivery, giftMessage }: Pick<Order, "delivery" | "giftMessage">): string {
	return createHash("sha256")
		.update(JSON.stringify([delivery, giftMessage]))
		.digest("base64url")
		.slice(0, 22);
}

/**
 * A family puts right where an order goes to, in the same country, whom its mails go to and what it says as a gift, until the book is
 * approved. Where the mails go to another address now, that one and the one before are told, links
 * mailed so far end, and the key of a new one is given (`newKey`; null otherwise).
 * Errors: `not_found`, the same for somebody else's; `forbidden`, by its link alone; `conflict`: approved, cancelled, or changed since the form was shown; `quota`: another address once too often; `invalid`: another postal code that is none.
 */
export function changeDetails(
	shop: Shop,
	actor: Actor | null,
	{ details, ...asked }: OrderAsked & { details: Details },
): Promise<Result<{ newKey: string | null }>> {
	return shop.db.transaction().execute(async (trx) => {
		const shown = await findShownOrder(shop, trx, actor, asked);
		const before = readDelivery(shown?.row.delivery ?? null);
		if (!shown || !before) return ORDER_NOT_FOUND;
		if (!shown.proved) return NOT_PROVED;
		if (!mayChangeDetails(standingOf(shown.row))) return fail("conflict", DETAILS_TEXTS.closed);
		const { giftMessage = "", seen, ...delivery } = details;
		const now = seenDetails({ delivery: before, giftMessage: shown.row.gift_message });
		if (seen !== undefined && seen !== now) return fail("conflict", DETAILS_TEXTS.stale);
		const postalCode = newPostcode(before, delivery.postalCode);
		if (postalCode === null) {
			const problem = postcodeProblem(before.country);
			return fail("invalid", problem, { fields: { postalCode: [problem] } });
		}
		const emailFold = foldEmail(delivery.email);
		const emailChanged = emailFold !== shown.row.email_fold;
		if (emailChanged && (await countFormerEmails(trx, asked.orderId)) >= MOST_EMAILS)
			return fail("quota", DETAILS_TEXTS.tooManyEmails, {
				fields: { email: [DETAILS_TEXTS.tooManyEmails] },
			});
		const unprinted = await whyUnprinted(trx, shop, shown.row, giftMessage);
		if (unprinted) return fail("conflict", unprinted, { fields: { giftMessage: [unprinted] } });
		if (emailChanged) await tellBoth(trx, shop, asked.orderId, before.email);
		await writeDetails(trx, asked.orderId, {
			delivery: JSON.stringify({ ...delivery, postalCode, country: before.country }),
			email_fold: emailFold,
			gift_message: giftMessage,
			updated_at: shop.clock.now().toISOString(),
		});
		const newLink = emailChanged ? new URL(orderLink(shop, asked.orderId)) : null;
		return done({ newKey: newLink?.searchParams.get("key") ?? null });
	});
}

/** A postal code as its country writes it, null for none; the one that the order has stays, whatever it is. */
function newPostcode({ country, postalCode }: Delivery, typed: string): string | null {
	return typed === postalCode ? typed : writtenPostcode(country, typed);
}

/**
 * Whoever runs the shop has an order's mails go to another address, at any time: for a family that mistyped its own. Both are told, and
 * the links mailed so far end. Errors: `not_found`, `conflict` (they go there already).
 */
export function moveMails(shop: Shop, orderId: string, email: string): Promise<Result<null>> {
	return shop.db.transaction().execute(async (trx) => {
		const order = await anyonesOrder(trx, { id: orderId });
		const before = readDelivery(order?.delivery ?? null);
		if (!order || !before) return ORDER_NOT_FOUND;
		const email_fold = foldEmail(email);
		if (email_fold === order.email_fold) return fail("conflict", "Its mails go to this address already.");
		await tellBoth(trx, shop, orderId, before.email);
		await writeDetails(trx, orderId, {
			delivery: JSON.stringify({ ...before, email }),
			email_fold,
			gift_message: order.gift_message,
			updated_at: shop.clock.now().toISOString(),
		});
		return done(null);
	});
}

/**
 * Puts what an order says as a gift on its page, where the book has been shown already; before that it is put there with the other
 * pages. Gives why that can't be done just now.
 */
async function whyUnprinted(trx: Handle, shop: Shop, row: OrderRow, message: string): Promise<string | null> {
	const isShown = row.state === "proof" || row.held_from === "proof";
	if (!isShown || message === row.gift_message) return null;
	const printed = await putMessage(trx, shop, row.book_id, message);
	if (printed === "busy") return DETAILS_TEXTS.messageBusy;
	return printed === "failed" ? DETAILS_TEXTS.messageFailed : null;
}

/** Writes down an order's former address, with a mail to it and one to its new one. */
async function tellBoth(trx: Handle, shop: Shop, orderId: string, email: string): Promise<void> {
	const id = shop.ids.next("email");
	await insertFormerEmail(trx, { id, order_id: orderId, email, at: shop.clock.now().toISOString() });
	await enqueueAll(
		trx,
		shop,
		["order-email-left", "order-email-new"].map((mail) => ({
			kind: "send-mail" as const,
			key: `${mail}:${id}`,
			payload: { mail, id },
		})),
	);
}
