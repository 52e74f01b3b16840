import { sendConfirmationAgain } from "~/shop/orders/send-confirmation-again.server";
import { type Command, expectArgs, Refusal } from "./command";
import { oneOrder } from "./one-order";

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

export const mail: Command = {
	use: "mail ORDER [ADDRESS]",
	does: "sends an order's confirmation again, to its own address or another",
	async run(shop, args) {
		const [name = "", address] = expectArgs(args, 1, 2, this.use);
		if (address !== undefined && !ADDRESS.test(address))
			throw new Refusal(`${address} is no e-mail address.`);
		const order = await oneOrder(shop, name);
		const sent = await sendConfirmationAgain(shop, order.id, address);
		if (!sent.ok) throw new Refusal(sent.error.message);
		return [`The confirmation of ${order.order_number} has gone to ${sent.value}.`];
	},
};
