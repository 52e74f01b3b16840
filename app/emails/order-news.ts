import { NEXT_BOOK_PERCENT } from "~/shop/coupons/rules";
import { deliveryTimeText, longDate, REFUND_TIME } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { type Block, greeting, type Letter, layOut, type Row } from "./letter";

export type OrderNews = {
	/** Whom the parcel goes to, and where. */
	name: string;
	country: string;
	orderNumber: string;
	title: string;
	/** ISO; null where nothing is promised. */
	estimatedDelivery: string | null;
	trackingNumber: string | null;
	trackingUrl: string | null;
	/** null: used, or there is none. */
	nextBookCoupon: string | null;
	/** Pence on their way back. */
	refundedPence: number;
	/** The signed link to the order. */
	link: string;
};

type News = {
	subject(title: string): string;
	heading: string;
	says(news: OrderNews): (string | Row[])[];
	button: string;
};

/** The mails that tell how an order goes on. */
const NEWS = {
	"order-ready": {
		subject: (title) => `“${title}” is ready for you to approve`,
		heading: "Your book is ready for you",
		says: ({ title }) => [
			`“${title}” is made, and waits for you: nothing is printed until you approve it. Please look at it once more, then press Approve.`,
		],
		button: "Look and approve",
	},
	"order-approved": {
		subject: (title) => `“${title}” goes to the printer`,
		heading: "Thank you, you have approved your book",
		says: ({ title, country, estimatedDelivery }) => [
			`“${title}” goes to our printer now. It is made for you alone from here on, so it can’t be changed any more.`,
			[
				estimatedDelivery
					? ["Arrives by", longDate(estimatedDelivery)]
					: ["How long it takes", deliveryTimeText(country)],
			],
		],
		button: "See your order",
	},
	"order-posted": {
		subject: (title) => `“${title}” is on its way`,
		heading: "Your book is on its way",
		says: ({ title, trackingNumber, trackingUrl, estimatedDelivery }) => [
			`“${title}” is printed, bound and posted.`,
			[
				...(estimatedDelivery ? [["Arrives by", longDate(estimatedDelivery)] as const] : []),
				...(trackingNumber ? [["Tracking number", trackingNumber] as const] : []),
			],
			...(trackingUrl ? [`Follow the parcel: ${trackingUrl}`] : []),
			"Once it is with you, please tell us: the button below leads to your order, where one press does it.",
		],
		button: "It has arrived",
	},
	"order-delivered": {
		subject: (title) => `“${title}” has arrived`,
		heading: "Enjoy your book",
		says: ({ title, nextBookCoupon }) => [
			`By what we know, “${title}” is with you now. If it isn’t, or anything is wrong with it, just reply to this mail and we will put it right.`,
			"How did it go down at home? We would love to hear: your order has a place for a review.",
			...(nextBookCoupon
				? [`${NEXT_BOOK_PERCENT}% off your next book: type ${nextBookCoupon} in at checkout. It works once.`]
				: []),
		],
		button: "See your order",
	},
	"order-cancelled": {
		subject: (title) => `Your order of “${title}” is cancelled`,
		heading: "Your order is cancelled",
		says: ({ title, refundedPence }) => [
			`“${title}” is not printed, and nothing is posted.`,
			...(refundedPence > 0 ? [`${inPounds(refundedPence)} is on its way back to you. ${REFUND_TIME}`] : []),
		],
		button: "See your order",
	},
	"order-refunded": {
		subject: (title) => `We are giving you money back for “${title}”`,
		heading: "Money is on its way back to you",
		says: ({ title, refundedPence }) => [
			`${inPounds(refundedPence)} of what you paid for “${title}” is on its way back to you. ${REFUND_TIME}`,
		],
		button: "See your order",
	},
} satisfies Record<string, News>;

export type OrderNewsKind = keyof typeof NEWS;

/** Tells a family how its order goes on. */
export function orderNews(kind: OrderNewsKind, facts: OrderNews): Letter {
	const { subject, heading, says, button }: News = NEWS[kind];
	const told = says(facts).map(
		(one): Block => (typeof one === "string" ? { kind: "text", text: one } : { kind: "rows", rows: one }),
	);
	return layOut(subject(facts.title), heading, [
		greeting(facts.name),
		...told.filter((block) => block.kind !== "rows" || block.rows.length > 0),
		{ kind: "button", label: button, href: facts.link },
		{ kind: "text", text: `Order number ${facts.orderNumber}.` },
	]);
}
