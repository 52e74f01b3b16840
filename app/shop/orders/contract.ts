import { z } from "zod";
import type { Schema } from "#db/schema";
import type { Delivery } from "~/shop/checkout/contract";
import { DELIVERY_LENGTHS } from "~/shop/checkout/rules";
import type { Price } from "~/shop/prices/rules";
import type { OrderState, WIRE_STATUS } from "./rules";

/** What a family says of an order; `displayName` is "Anonymous" where none was given. */
type OrderReview = { rating: number; content: string; displayName: string; createdAt: string };

/** An order as the shop speaks of it: money in pence, times ISO 8601. */
export type Order = {
	id: string;
	orderNumber: string;
	paymentId: string;
	bookId: string;
	/** Where its payment stands, and where the making of the book, as calls and badges tell it. */
	status: Schema["orders"]["status"];
	orderStatus: (typeof WIRE_STATUS)[OrderState];
	/** The same as the shop knows it. */
	state: OrderState;
	/** As it was paid; nothing is worked out again. */
	price: Price;
	/** What of it has gone back, or is about to. */
	refundedPence: number;
	couponCode: string | null;
	paymentMethod: string;
	/** Of its book; empty without a Custom Level. */
	readingNeeds: string;
	comment: string;
	createdAt: string;
	/** As it was ordered. */
	book: { coverImage: string | null; title: string; description: string; createdAt: string };
	/** null when it can't be read. */
	delivery: Delivery | null;
	estimatedDelivery: string | null;
	trackingNumber: string | null;
	trackingUrl: string | null;
	review: OrderReview | null;
};

/** What cancels an order: the e-mail address it was ordered with. */
export const cancelInput = z.object({
	email: z
		.string({ error: "Please type the e-mail address you ordered with" })
		.max(DELIVERY_LENGTHS.email, "Please type the e-mail address you ordered with"),
});

/** An order as the JSON calls give it: the one place where its pence become pounds. */
export function orderJson({
	id,
	paymentId,
	price,
	delivery,
	review,
	state: _state,
	refundedPence,
	...order
}: Order) {
	return {
		...order,
		_id: id,
		paymentIntentId: paymentId,
		amount: price.totalPence / 100,
		subtotal: price.bookPence / 100,
		shipping: price.deliveryPence / 100,
		refundedAmount: refundedPence / 100,
		discountAmount: price.discountPence / 100,
		currency: "GBP" as const,
		deliveryInfo: delivery,
		isReviewed: review !== null,
		hasReview: review !== null,
		review,
	};
}
