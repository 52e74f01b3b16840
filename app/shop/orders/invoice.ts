/** What an order's invoice says, on its page and in its PDF alike. Pure, safe in the browser. */

import type { Schema } from "#db/schema";
import type { Seller } from "~/content/seller";
import { addressLines } from "~/shop/checkout/rules";
import { booksText, inPounds } from "~/shop/prices/rules";
import type { Order } from "./contract";
import { longDate } from "./rules";

export type Invoice = {
	/** "000042", counted without gaps. */
	number: string;
	date: string;
	orderNumber: string;
	seller: string[];
	buyer: string[];
	/** What was sold, and for how much. */
	rows: [text: string, amount: string][];
	total: string;
	/** What has gone back since, and why; then what is left of the total. Empty where nothing has. */
	returned: [text: string, amount: string][];
	/** How it was paid, and why there is no tax in it. */
	notes: string[];
};

/** Money that has gone back of an order, or is about to: when (ISO), how much and why. */
export type Returned = { at: string; pence: number; reason: Schema["refunds"]["reason"] };

const WHY: Record<Returned["reason"], string> = {
	cancelled: ", your order was cancelled",
	late: ", postage of a late book",
	"by the operator": "",
	"at the provider": "",
	"by the bank": " by your bank",
};

/** A line for what has gone back on a day for one reason. No tax was in it, so that no credit note needs a number of its own. */
function returnedRows(refunds: readonly Returned[], totalPence: number): Invoice["returned"] {
	const lines = new Map<string, number>();
	for (const { at, pence, reason } of refunds) {
		const text = `Given back on ${longDate(at)}${WHY[reason]}`;
		lines.set(text, (lines.get(text) ?? 0) + pence);
	}
	const left = refunds.reduce((rest, { pence }) => rest - pence, totalPence);
	const rows = [...lines].map(([text, pence]): [string, string] => [text, `−${inPounds(pence)}`]);
	return rows.length > 0 ? [...rows, ["Paid after that", inPounds(left)]] : [];
}

/** Of a gift the address is the recipient's, and no part of the bill. null while the order has no invoice or no address. */
export function invoiceOf(
	order: Order,
	{ name, address, registration, vat, email, phone }: Seller,
	refunds: readonly Returned[],
): Invoice | null {
	const { invoiceNumber, delivery, price, copies, couponCode } = order;
	if (invoiceNumber === null || !delivery) return null;
	const isPaid = price.totalPence > 0;
	return {
		number: String(invoiceNumber).padStart(6, "0"),
		date: longDate(order.createdAt),
		orderNumber: order.orderNumber,
		seller: [name, ...address, registration, ...(vat ? [vat] : []), email, phone],
		buyer: [...(delivery.recipient ? [delivery.name] : addressLines(delivery)), delivery.email],
		rows: [
			["Personalised hardback", `“${order.book.title}”`],
			[booksText(copies, price.bookPence), inPounds(price.bookPence)],
			["Delivery", inPounds(price.deliveryPence)],
			...(price.discountPence > 0
				? [
						[couponCode ? `Coupon ${couponCode}` : "Discount", `−${inPounds(price.discountPence)}`] as [
							string,
							string,
						],
					]
				: []),
		],
		total: inPounds(price.totalPence),
		returned: returnedRows(refunds, price.totalPence),
		notes: [
			"VAT: £0.00. Printed books and their delivery are zero-rated.",
			isPaid ? `Paid by ${order.paymentMethod} on ${longDate(order.createdAt)}.` : "Nothing to pay.",
		],
	};
}
