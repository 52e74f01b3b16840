import { REFUND_TIME } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { greeting, type Letter, write } from "./letter";

export type PaymentRefund = {
	name: string;
	title: string;
	/** Pence given back. */
	amountPence: number;
	reason: string;
	/** The order that stands; null when there is none. */
	order: { orderNumber: string; link: string } | null;
};

const REASONS: Record<string, (title: string, amount: string) => string> = {
	"second payment": (title, amount) =>
		`“${title}” was paid for twice. You owe us one of the two only, so the second payment of ${amount} is on its way back to you.`,
	"offer over": (title, amount) =>
		`The special ordering period of “${title}” had ended when your card was charged, so your payment of ${amount} is on its way back to you. We are sorry.`,
	"another price": (title, amount) =>
		`${amount} was charged for “${title}”, which was not the price you had agreed to, so it is on its way back to you. We are sorry: please order it again.`,
};

/** Tells of money on its way back: a book paid for twice, or after its offer had ended, or one that can't be made. */
export function paymentRefund(refund: PaymentRefund): Letter {
	const amount = inPounds(refund.amountPence);
	const why =
		REASONS[refund.reason]?.(refund.title, amount) ??
		`We can't make “${refund.title}”, so your payment of ${amount} is on its way back to you. We are sorry.`;
	return write(`We are giving you ${amount} back`, `${amount} is on its way back`, [
		greeting(refund.name),
		{ kind: "text", text: why },
		{ kind: "text", text: REFUND_TIME },
		...(refund.order
			? [
					{ kind: "text" as const, text: `Your order ${refund.order.orderNumber} is not affected.` },
					{ kind: "button" as const, label: "See your order", href: refund.order.link },
				]
			: []),
	]);
}
