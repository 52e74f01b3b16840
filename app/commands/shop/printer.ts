import { continueOrder } from "~/shop/orders/continue-order.server";
import { printReferenceOf } from "~/shop/orders/print-reference";
import { answering, expectArgs, Refusal } from "./command";
import { oneOrder } from "./one-order";

const REFUSALS = {
	not_found: "The printer hasn't got this order.",
	not_possible: "The printer is done with this order.",
};

export const printer = answering({
	use: "printer advance ORDER",
	does: "test mode: moves an order at the printer to its next stage: printed, posted, delivered",
	example: "printer advance 7XK2M4QP",
	async find(shop, args, use) {
		const [verb, name = ""] = expectArgs(args, 2, 2, use);
		if (verb !== "advance") throw new Refusal(`Use: npm run shop -- ${use}`);
		const hand = shop.providers.sandbox.printer;
		if (!hand) throw new Refusal("Only the printer of a shop in test mode can be moved by hand.");
		const order = await oneOrder(shop, name);
		const moved = await hand.advance(printReferenceOf(order));
		if (!moved.ok) throw new Refusal(REFUSALS[moved.error]);
		await continueOrder(shop, order.id);
		const { state } = await oneOrder(shop, order.id);
		return { order: order.order_number, state, tracking: moved.value.tracking };
	},
	tell: ({ order, state, tracking }) => [
		`${order} is ${state} now.${tracking ? ` Tracking ${tracking.number}.` : ""}`,
	],
});
