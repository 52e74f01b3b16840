import { refundByOperator } from "~/shop/orders/operate-order.server";
import { inPounds } from "~/shop/prices/rules";
import { answering, expectArgs, orRefuse, Refusal } from "./command";
import { oneOrder } from "./one-order";

/** "499". Throws Refusal. */
function penceOf(typed: string | undefined): number | undefined {
	if (typed === undefined) return undefined;
	if (!/^[1-9]\d{0,6}$/.test(typed)) throw new Refusal(`${typed} is no amount in pence, such as 499.`);
	return Number(typed);
}

export const refund = answering({
	use: "refund ORDER [PENCE] [--again]",
	does: "gives all the money back, and cancels the order unless it is printed; or so many pence of it",
	example: "refund 7XK2M4QP 499",
	async find(shop, args, use) {
		const again = args.includes("--again");
		const [name = "", typed] = expectArgs(
			args.filter((arg) => arg !== "--again"),
			1,
			2,
			use,
		);
		const pence = penceOf(typed);
		const order = await oneOrder(shop, name);
		const refunded = orRefuse(await refundByOperator(shop, order.id, { pence, again }));
		return { order: order.order_number, whole: pence === undefined, ...refunded };
	},
	tell: ({ order, pence, state, whole }) => [
		`${inPounds(pence)} of ${order} is on its way back; its family is told by mail. It is ${state}.`,
		...(whole && state !== "cancelled"
			? ["It could not be cancelled any more: it is printed and posted all the same."]
			: []),
	],
});
