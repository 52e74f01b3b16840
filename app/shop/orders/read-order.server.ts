import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { coverUrl } from "~/shop/books/cover-address.server";
import { bookById } from "~/shop/books/store.server";
import { readDelivery } from "~/shop/checkout/contract";
import { done, type Result } from "~/shop/result";
import { findReview, type ReviewRow } from "~/shop/reviews/store.server";
import type { Shop } from "~/shop.server";
import type { OrderJson } from "./contract";
import { opensOrder } from "./link.server";
import { ORDER_NOT_FOUND } from "./rules";
import { findLastOrder, findOrder, type Order, orderOfPayment } from "./store.server";

/** The signed link's key, or orders whose link this browser has opened before (session facts). */
export type OrderProof = { key?: string | null; opened?: readonly string[] };

/** An order by its payment, for the browser or account that paid, or with its link. Error `not_found`. */
export async function readOrderByPayment(
	shop: Shop,
	actor: Actor | null,
	paymentId: string,
	proof: OrderProof = {},
): Promise<Result<OrderJson>> {
	const own = actor ? await findOrder(shop.db, actor.id, { payment_id: paymentId }) : undefined;
	return answer(shop, own ?? (await shownOrder(shop, paymentId, proof)));
}

/** The first order of this actor's book. Error `not_found`. */
export async function readFirstOrder(shop: Shop, actor: Actor, bookId: string): Promise<Result<OrderJson>> {
	return answer(shop, await findOrder(shop.db, actor.id, { first_for: bookId }));
}

/** The last order of this actor's book. Error `not_found`. */
export async function readLastOrder(shop: Shop, actor: Actor, bookId: string): Promise<Result<OrderJson>> {
	return answer(shop, await findLastOrder(shop.db, actor.id, bookId));
}

/** Somebody else's order, for whoever has its link: the link is signed for the order's id, which its payment leads to. */
async function shownOrder(shop: Shop, paymentId: string, { key, opened = [] }: OrderProof) {
	const order = key || opened.length > 0 ? await orderOfPayment(shop.db, paymentId) : undefined;
	const shown = order && (opened.includes(order.id) || (key && opensOrder(shop, order.id, key)));
	return shown ? order : undefined;
}

async function answer(shop: Shop, order: Order | undefined): Promise<Result<OrderJson>> {
	return order ? done(await orderJson(shop, shop.db, order)) : ORDER_NOT_FOUND;
}

/** What an order reads as. Asks nobody whose it is: the callers have. */
export async function orderJson(shop: Shop, db: Handle, order: Order): Promise<OrderJson> {
	const review = await findReview(db, order.id);
	const book = await bookById(db, order.book_id);
	return asOrderJson(shop, order, { review, bookCreatedAt: book?.created_at });
}

/** What is told of an order's review and book, which have tables of their own. */
export type BesideOrder = {
	review: Pick<ReviewRow, "rating" | "content" | "display_name" | "created_at"> | undefined;
	/** undefined: the book is gone. */
	bookCreatedAt: string | undefined;
};

/** The same from rows already read, as lists do. */
export function asOrderJson(shop: Shop, order: Order, { review, bookCreatedAt }: BesideOrder): OrderJson {
	return {
		_id: order.id,
		orderNumber: order.order_number,
		paymentIntentId: order.payment_id,
		status: order.status,
		orderStatus: order.order_status,
		amount: order.total_pence / 100,
		subtotal: order.book_pence / 100,
		shipping: order.delivery_pence / 100,
		discountAmount: order.discount_pence / 100,
		couponCode: order.coupon_code,
		currency: "GBP",
		paymentMethod: order.payment_method,
		createdAt: order.created_at,
		bookId: order.book_id,
		comment: order.comment,
		book: {
			coverImage: order.cover_id === null ? null : coverUrl(shop, order.cover_id),
			title: order.title,
			description: order.description,
			createdAt: bookCreatedAt ?? order.created_at,
		},
		deliveryInfo: readDelivery(order.delivery),
		estimatedDelivery: order.estimated_delivery,
		trackingNumber: order.tracking_number,
		trackingUrl: order.tracking_url,
		isReviewed: review !== undefined,
		hasReview: review !== undefined,
		review: review
			? {
					rating: review.rating,
					content: review.content,
					displayName: review.display_name || "Anonymous",
					createdAt: review.created_at,
				}
			: null,
	};
}
