import { longDate } from "~/shop/orders/rules";
import { LINK_OVER } from "./order-news";
import { type Block, type Letter, write } from "./letter";

type ListedOrder = {
	orderNumber: string;
	title: string;
	/** ISO. */
	orderedAt: string;
	/** The way to it: its signed link, or once the time of that is over its address, for the account that has it. */
	link: string;
	isOver: boolean;
};

/** Goes to an address that somebody has typed who has lost the number of an order: all the orders on which it stands, newest first. */
export function orderLinks(orders: readonly ListedOrder[]): Letter {
	return write("Your orders", "Here are your orders", [
		{ kind: "text", text: "Hello," },
		{
			kind: "text",
			text: "You asked for the links to your orders. Each opens its order in any browser, without a password, so please share it only with those who may see it.",
		},
		...orders.flatMap(({ orderNumber, title, orderedAt, link, isOver }): Block[] => [
			{ kind: "heading", text: title },
			{
				kind: "rows",
				rows: [
					["Order number", orderNumber],
					["Ordered on", longDate(orderedAt)],
				],
			},
			{
				kind: "link",
				label: isOver ? "Sign in to see it: its link has ended" : "See your order",
				href: link,
			},
		]),
		...(orders.some(({ isOver }) => isOver) ? [{ kind: "text" as const, text: LINK_OVER }] : []),
		{
			kind: "text",
			text: "You didn’t ask? Somebody has typed your address. They have seen nothing of yours, and you can forget this mail: nothing has changed.",
		},
	]);
}
