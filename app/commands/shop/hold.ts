import { operateOrder } from "~/shop/orders/operate-order.server";
import { answering, expectArgs, orRefuse } from "./command";
import { oneOrder } from "./one-order";

const LONGEST_NOTE = 500;

const said = ({ order, state }: { order: string; state: string }) => [`${order} is ${state} now.`];

export const hold = answering({
	use: "hold ORDER WHY",
	does: "puts an order on hold: nothing more happens to it; why is for you alone, its family reads that one of us looks at it",
	example: "hold 7XK2M4QP The title is somebody's trade mark.",
	async find(shop, args, use) {
		const [name = "", ...words] = expectArgs(args, 2, Number.POSITIVE_INFINITY, use);
		const order = await oneOrder(shop, name);
		const note = words.join(" ").slice(0, LONGEST_NOTE);
		const held = orRefuse(await operateOrder(shop, order.id, { step: "hold", note }));
		return { order: order.order_number, state: held };
	},
	tell: said,
});

export const resume = answering({
	use: "resume ORDER",
	does: "lets an order that is on hold go on from where it was",
	example: "resume 7XK2M4QP",
	async find(shop, args, use) {
		const [name = ""] = expectArgs(args, 1, 1, use);
		const order = await oneOrder(shop, name);
		const resumed = orRefuse(await operateOrder(shop, order.id, { step: "resume", note: "" }));
		return { order: order.order_number, state: resumed };
	},
	tell: said,
});
