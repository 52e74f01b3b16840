import { BRAND } from "~/content/brand";
import type { Delivery } from "~/shop/checkout/contract";
import { addressLines, inPounds } from "~/shop/checkout/rules";
import { deliveryTimeText, longDate, WHATS_NEXT } from "~/shop/orders/rules";
import { type Letter, layOut } from "./letter";

export type OrderConfirmation = {
	orderNumber: string;
	/** ISO. */
	orderedAt: string;
	title: string;
	/** Pence. */
	bookPence: number;
	deliveryPence: number;
	discountPence: number;
	totalPence: number;
	couponCode: string | null;
	paymentMethod: string;
	delivery: Delivery;
	/** ISO; null where nothing is promised. */
	estimatedDelivery: string | null;
	/** The signed link to the order. */
	link: string;
};

/** The mail the confirmation page promises. It is also the buyer's durable record of the contract (CCR 2013, reg. 16). */
export function orderConfirmation(order: OrderConfirmation): Letter {
	const discount: [string, string][] =
		order.discountPence > 0
			? [[order.couponCode ? `Coupon ${order.couponCode}` : "Discount", `-${inPounds(order.discountPence)}`]]
			: [];
	const promised: [string, string][] = order.estimatedDelivery
		? [["Expected by", longDate(order.estimatedDelivery)]]
		: [];
	return layOut(
		`Your order ${order.orderNumber} is confirmed: ${order.title}`,
		"Thank you! Your order is confirmed",
		[
			{
				kind: "text",
				text: `Hello ${order.delivery.name},\nwe have your order for “${order.title}” and are starting on your book.`,
			},
			{ kind: "button", label: "See your order", href: order.link },
			{ kind: "heading", text: "Order summary" },
			{
				kind: "rows",
				rows: [
					["Order number", order.orderNumber],
					["Date", longDate(order.orderedAt)],
					["Personalised hardback, 24 pages, 210 mm × 210 mm", inPounds(order.bookPence)],
					["Delivery", inPounds(order.deliveryPence)],
					...discount,
					["Total paid, tax included", inPounds(order.totalPence)],
					["Payment method", order.totalPence === 0 ? "None needed" : order.paymentMethod],
				],
			},
			{ kind: "heading", text: "Delivery" },
			{
				kind: "rows",
				rows: [
					["To", addressLines(order.delivery).join("\n")],
					["How long it takes", deliveryTimeText(order.delivery.country)],
					...promised,
				],
			},
			{ kind: "heading", text: "What happens next" },
			...WHATS_NEXT.map(({ title, text }, at) => ({
				kind: "text" as const,
				text: `${at + 1}. ${title}. ${text}`,
			})),
			{
				kind: "text",
				text: `Your book is made for you alone, so it can't be returned just because you change your mind (Consumer Contracts Regulations 2013, regulation 28(1)(b)). Should anything be wrong with it, write to ${BRAND.email} within 7 days and we will put it right; your rights under the law stay as they are.`,
			},
			{ kind: "text", text: "Keep this mail to yourself: its button opens your order without a password." },
		],
	);
}
