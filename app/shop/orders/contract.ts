import type { Delivery } from "~/shop/checkout/contract";

export type ReviewJson = { rating: number; content: string; displayName: string; createdAt: string };

/** An order as the screens and the JSON calls read it. Money in pounds, times ISO 8601. */
export type OrderJson = {
	_id: string;
	orderNumber: string;
	paymentIntentId: string;
	/** pending, paid, failed, cancelled, refunded */
	status: string;
	/** processing while the book is made, then proof, approved, printing, shipped, delivered, cancelled */
	orderStatus: string;
	/** What was paid: `subtotal + shipping - discountAmount`. */
	amount: number;
	subtotal: number;
	shipping: number;
	discountAmount: number;
	couponCode: string | null;
	currency: "GBP";
	paymentMethod: string;
	createdAt: string;
	bookId: string;
	comment: string;
	book: { coverImage: string | null; title: string; description: string; createdAt: string };
	/** null when it can't be read. */
	deliveryInfo: Delivery | null;
	estimatedDelivery: string | null;
	trackingNumber: string | null;
	trackingUrl: string | null;
	isReviewed: boolean;
	hasReview: boolean;
	review: ReviewJson | null;
};
