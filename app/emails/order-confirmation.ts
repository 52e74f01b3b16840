import { UNTIL_APPROVED } from "~/content/order-words";
import { COMMENT_TEXTS } from "~/shop/books/rules";
import type { Delivery } from "~/shop/checkout/contract";
import { addressLines } from "~/shop/checkout/rules";
import { COUPON_TEXTS, NEXT_BOOK_PERCENT } from "~/shop/coupons/rules";
import { DAMAGE_DAYS, deliveryTimeText, longDate, WHATS_NEXT } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { type Block, greeting, type Letter, type Row, write } from "./letter";

export type OrderConfirmation = {
	orderNumber: string;
	/** ISO. */
	orderedAt: string;
	title: string;
	copies: number;
	/** Special instructions; empty for none. */
	comment: string;
	/** Printed at the front of the book; empty for none. */
	giftMessage: string;
	/** Pence. */
	bookPence: number;
	deliveryPence: number;
	discountPence: number;
	totalPence: number;
	couponCode: string | null;
	paymentMethod: string;
	delivery: Delivery;
	/** null: used, or there is none. */
	nextBookCoupon: string | null;
	/** The signed links to the order and its invoice. */
	link: string;
	invoice: string;
};

/** The mail the confirmation page promises. It is also the buyer's durable record of the contract (CCR 2013, reg. 16). */
export function orderConfirmation(order: OrderConfirmation): Letter {
	const discount: Row[] =
		order.discountPence > 0
			? [[order.couponCode ? `Coupon ${order.couponCode}` : "Discount", `−${inPounds(order.discountPence)}`]]
			: [];
	const nextBook: Block[] = order.nextBookCoupon
		? [
				{ kind: "heading", text: `${NEXT_BOOK_PERCENT}% off your next book` },
				{
					kind: "text",
					text: `Your coupon: ${order.nextBookCoupon}. ${COUPON_TEXTS.nextBook}`,
				},
			]
		: [];
	const instructions: Block[] = order.comment
		? [
				{ kind: "heading", text: "Your special instructions" },
				{ kind: "text", text: `“${order.comment}”` },
				{ kind: "text", text: COMMENT_TEXTS.sent },
			]
		: [];
	const gift: Block[] = order.delivery.recipient
		? [{ kind: "text", text: "A gift: there is no price in the parcel, and our mails come to you alone." }]
		: [];
	if (order.giftMessage)
		gift.push({ kind: "text", text: `Your message, printed in the book: “${order.giftMessage}”` });
	return write(
		`Your order ${order.orderNumber} is confirmed: ${order.title}`,
		"Thank you! Your order is confirmed",
		[
			greeting(order.delivery.name),
			{
				kind: "text",
				text: `We have your order for “${order.title}” and are starting on your book.`,
			},
			{ kind: "button", label: "See your order", href: order.link },
			{ kind: "heading", text: "Order summary" },
			{
				kind: "rows",
				rows: [
					["Order number", order.orderNumber],
					["Date", longDate(order.orderedAt)],
					[
						`${order.copies > 1 ? `${order.copies} copies: p` : "P"}ersonalised hardback, 24 pages, 210\u00a0mm\u00a0×\u00a0210\u00a0mm`,
						inPounds(order.bookPence),
					],
					["Delivery", inPounds(order.deliveryPence)],
					...discount,
					["Total paid, tax included", inPounds(order.totalPence), "total"],
					["Payment method", order.totalPence === 0 ? "None needed" : order.paymentMethod],
				],
			},
			{ kind: "link", label: "Your invoice, to read, print or keep", href: order.invoice },
			{ kind: "heading", text: "Delivery" },
			{ kind: "text", text: addressLines(order.delivery).join("\n") },
			...gift,
			{
				kind: "rows",
				rows: [["How long it takes", deliveryTimeText(order.delivery.country)]],
			},
			{ kind: "heading", text: "What happens next" },
			...WHATS_NEXT.map(({ title, text }, at) => ({
				kind: "text" as const,
				text: `${at + 1}. ${title}. ${text}`,
			})),
			...instructions,
			...nextBook,
			{
				kind: "text",
				text: `${UNTIL_APPROVED} Once approved it is made for you alone, so it can't be returned just because you change your mind (Consumer Contracts Regulations 2013, regulation 28(1)(b)). Should anything be wrong with it, reply to this mail within ${DAMAGE_DAYS} days and we will put it right; your rights under the law stay as they are.`,
			},
			{ kind: "text", text: "Keep this mail to yourself: its button opens your order without a password." },
		],
	);
}
