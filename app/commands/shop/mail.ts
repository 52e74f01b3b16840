import { EMAIL_PATTERN } from "~/shop/checkout/rules";
import { moveMails } from "~/shop/orders/change-details.server";
import { sendConfirmationAgain } from "~/shop/orders/send-confirmation-again.server";
import { answering, expectArgs, orRefuse, Refusal } from "./command";
import { oneOrder } from "./one-order";

export const mail = answering({
	use: "mail ORDER [ADDRESS]",
	does: "sends an order's confirmation again, to its own address or another",
	example: "mail 7XK2M4QP ada@example.com",
	async find(shop, args, use) {
		const [name = "", address] = expectArgs(args, 1, 2, use);
		if (address !== undefined && !EMAIL_PATTERN.test(address))
			throw new Refusal(`${address} is no email address.`);
		const order = await oneOrder(shop, name);
		const sent = orRefuse(await sendConfirmationAgain(shop, order.id, address));
		return { order: order.order_number, to: sent };
	},
	tell: ({ order, to }) => [`The confirmation of ${order} has gone to ${to}.`],
});

export const readdress = answering({
	use: "readdress ORDER ADDRESS",
	does: "has all mails of an order go to another address, for a family that mistyped its own: ask for what only the buyer knows first; both addresses are told, and links mailed before end",
	example: "readdress 7XK2M4QP ada@example.com",
	async find(shop, args, use) {
		const [name = "", address = ""] = expectArgs(args, 2, 2, use);
		if (!EMAIL_PATTERN.test(address)) throw new Refusal(`${address} is no email address.`);
		const order = await oneOrder(shop, name);
		const moved = await moveMails(shop, order.id, address);
		if (!moved.ok) throw new Refusal(moved.error.message);
		return { order: order.order_number, to: address };
	},
	tell: ({ order, to }) => [`The mails of ${order} go to ${to} from now on.`],
});
