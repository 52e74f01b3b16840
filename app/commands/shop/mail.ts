import { sendConfirmationAgain } from "~/shop/orders/send-confirmation-again.server";
import { answering, expectArgs, orRefuse, Refusal } from "./command";
import { oneOrder } from "./one-order";

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

export const mail = answering({
	use: "mail ORDER [ADDRESS]",
	does: "sends an order's confirmation again, to its own address or another",
	example: "mail 7XK2M4QP ada@example.com",
	async find(shop, args, use) {
		const [name = "", address] = expectArgs(args, 1, 2, use);
		if (address !== undefined && !ADDRESS.test(address)) throw new Refusal(`${address} is no email address.`);
		const order = await oneOrder(shop, name);
		const sent = orRefuse(await sendConfirmationAgain(shop, order.id, address));
		return { order: order.order_number, to: sent };
	},
	tell: ({ order, to }) => [`The confirmation of ${order} has gone to ${to}.`],
});
