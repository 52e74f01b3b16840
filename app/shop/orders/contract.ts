import { z } from "zod";
import type { Schema } from "#db/schema";
import { cleanText } from "~/shop/books/contract";
import type { OrderAgain } from "~/shop/books/rules";
import { type Delivery, deliveryFields, giftMessage } from "~/shop/checkout/contract";
import { DELIVERY_LENGTHS, EMAIL_PATTERN } from "~/shop/checkout/rules";
import type { Price } from "~/shop/prices/rules";
import { DAMAGE_TEXTS } from "./damage";
import { LONGEST_DAMAGE, type OrderState, type WIRE_STATUS } from "./rules";

/** What a family says of an order; `displayName` is "Anonymous" where none was given. */
type OrderReview = { rating: number; content: string; displayName: string; createdAt: string };

/** An order as the shop speaks of it: money in pence, times ISO 8601. */
export type Order = {
	id: string;
	orderNumber: string;
	/** null where none was given. */
	invoiceNumber: number | null;
	paymentId: string;
	bookId: string;
	/** Where its payment stands, and where the making of the book, as calls and badges tell it. */
	status: Schema["orders"]["status"];
	orderStatus: (typeof WIRE_STATUS)[OrderState];
	/** The same as the shop knows it. */
	state: OrderState;
	/** On hold because its family hasn't answered, which may go on with it. */
	lapsed: boolean;
	/** How often it has been printed again, at our cost. */
	reprints: number;
	/** As it was paid; nothing is worked out again. */
	price: Price;
	/** What of it has gone back, or is about to. */
	refundedPence: number;
	couponCode: string | null;
	paymentMethod: string;
	/** Of its book; empty without a Custom Level. */
	readingNeeds: string;
	comment: string;
	copies: number;
	/** What a gift says at the front of the book; empty for none. */
	giftMessage: string;
	/** Whether its book, approved with this order or another, can be ordered again. */
	again: OrderAgain;
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

/** What is asked before something of an order that can't be undone: the e-mail address it was ordered with. */
export const orderEmailInput = z.object({
	email: z
		.string({ error: "Please type the email address you ordered with" })
		.max(DELIVERY_LENGTHS.email, "Please type the email address you ordered with"),
});

/** What is asked before a book is printed, which can't be undone either: that its family has seen it. */
export const approveInput = z.object({
	looked: z.literal("yes", {
		error: "Please look at every page first, then tick that you have. Nothing is printed until you do.",
	}),
});

/** What a family says of a damaged book. */
export const damageInput = z.object({
	words: z
		.string()
		.max(LONGEST_DAMAGE, DAMAGE_TEXTS.tooLong)
		.transform((text) => cleanText(text, true))
		.default(""),
});

/** By what a family asks for the link of an order: its number, as mails write it, or null where that is lost, and the address it was ordered with. */
export const findOrderInput = z.object({
	orderNumber: z
		.string()
		.max(20, "An order number has eight letters and digits")
		.default("")
		.transform((text) => text.replace(/[\s#-]/g, "").toUpperCase())
		.pipe(z.string().regex(/^([A-Z0-9]{8})?$/, "An order number has eight letters and digits"))
		.transform((text) => text || null),
	email: z
		.string({ error: "Please type the email address you ordered with" })
		.max(DELIVERY_LENGTHS.email, "Please type the email address you ordered with")
		.transform((text) => text.trim())
		.pipe(z.string().regex(EMAIL_PATTERN, "Please type the email address you ordered with")),
});

/** What a family may put right of its order until the book is approved; the country stays, for what the post costs hangs on it. */
export const detailsInput = deliveryFields.omit({ country: true }).extend({
	giftMessage,
	/** What the form was shown with (`seenDetails`); a call that shows none has none. */
	seen: z.string().max(64).optional(),
});

export type Details = z.infer<typeof detailsInput>;

/** An order as the JSON calls give it: the one place where its pence become pounds. */
export function orderJson({
	id,
	paymentId,
	price,
	delivery,
	review,
	state: _state,
	again: _again,
	invoiceNumber: _invoiceNumber,
	lapsed: _lapsed,
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
