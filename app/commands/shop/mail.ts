import { sendConfirmationAgain } from "~/shop/orders/send-confirmation-again.server";
import { answering, expectArgs, Refusal } from "./command";
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
		const sent = await sendConfirmationAgain(shop, order.id, address);
		if (!sent.ok) throw new Refusal(sent.error.message);
		return { order: order.order_number, to: sent.value };
	},
	tell: ({ order, to }) => [`The confirmation of ${order} has gone to ${to}.`],
});
