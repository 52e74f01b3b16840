import type { Actor } from "~/shop/actor";
import { coverUrl } from "~/shop/books/cover-address.server";
import { orderAgain } from "~/shop/books/rules";
import { readDelivery } from "~/shop/checkout/stored-delivery";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Order } from "./contract";
import { isBookGone } from "./delete-book";
import { linkedOrder } from "./linked-order.server";
import { masked } from "./masked";
import { ORDER_NOT_FOUND, WIRE_STATUS } from "./rules";
import { anyonesOrder, findLastOrder, findOrder, type OrderRow } from "./store.server";

/** The signed link's key, or orders whose link this browser has opened before (session facts). */
export type OrderProof = { key?: string | null; opened?: readonly string[] };

/** An order by its payment, for the browser or account that paid, or with its link, which shows it masked. Error `not_found`. */
export async function readOrderByPayment(
	shop: Shop,
	actor: Actor | null,
	paymentId: string,
	proof: OrderProof = {},
): Promise<Result<Order>> {
	const own = actor ? await findOrder(shop.db, actor.id, { payment_id: paymentId }) : undefined;
	if (own) return answer(shop, own);
	const shown = await answer(shop, await shownOrder(shop, paymentId, proof));
	return shown.ok ? done(masked(shown.value)) : shown;
}

/** The first order of this actor's book. Error `not_found`. */
export async function readFirstOrder(shop: Shop, actor: Actor, bookId: string): Promise<Result<Order>> {
	return answer(shop, await findOrder(shop.db, actor.id, { first_for: bookId }));
}

/** The last order of this actor's book. Error `not_found`. */
export async function readLastOrder(shop: Shop, actor: Actor, bookId: string): Promise<Result<Order>> {
	return answer(shop, await findLastOrder(shop.db, actor.id, bookId));
}

/** Somebody else's order, for whoever has its link: the link is signed for the order's id, which its payment leads to. */
async function shownOrder(shop: Shop, paymentId: string, { key, opened = [] }: OrderProof) {
	const order = key || opened.length > 0 ? await anyonesOrder(shop.db, { payment_id: paymentId }) : undefined;
	if (!order || opened.includes(order.id)) return order;
	return linkedOrder(shop, shop.db, order.id, key ?? null);
}

async function answer(shop: Shop, row: OrderRow | undefined): Promise<Result<Order>> {
	return row ? done(asOrder(shop, row)) : ORDER_NOT_FOUND;
}

/** What a row reads as. Asks nobody whose it is: the callers have. */
export function asOrder(shop: Shop, row: OrderRow): Order {
	return {
		id: row.id,
		orderNumber: row.order_number,
		invoiceNumber: row.invoice_number,
		paymentId: row.payment_id,
		bookId: row.book_id,
		status: row.status,
		orderStatus: WIRE_STATUS[row.state],
		state: row.state,
		lapsed: row.lapsed === 1,
		reprints: row.reprints,
		price: {
			bookPence: row.book_pence,
			deliveryPence: row.delivery_pence,
			discountPence: row.discount_pence,
			totalPence: row.total_pence,
		},
		refundedPence: row.refunded_pence,
		couponCode: row.coupon_code,
		paymentMethod: row.payment_method,
		readingNeeds: row.reading_needs ?? "",
		comment: row.comment,
		copies: row.copies,
		giftMessage: row.gift_message,
		again: isBookGone(row)
			? null
			: orderAgain(
					{ approved: Boolean(row.is_approved), lastOrderedAt: row.last_ordered_at },
					shop.clock.now(),
				),
		createdAt: row.created_at,
		book: {
			coverImage: row.cover_id === null ? null : coverUrl(shop, row.cover_id),
			title: row.title,
			description: row.description,
			createdAt: row.book_created_at ?? row.created_at,
		},
		delivery: readDelivery(row.delivery),
		estimatedDelivery: row.estimated_delivery,
		trackingNumber: row.tracking_number,
		trackingUrl: row.tracking_url,
		review:
			row.review_rating === null
				? null
				: {
						rating: row.review_rating,
						content: row.review_content ?? "",
						displayName: row.review_name || "Anonymous",
						createdAt: row.reviewed_at ?? row.created_at,
					},
	};
}
