import { counted } from "~/shop/counted";
import { preflightOrder } from "~/shop/printing/preflight-order.server";
import { answering, expectArgs, Refusal } from "./command";
import { oneOrder } from "./one-order";

export const preflight = answering({
	use: "preflight ORDER",
	does: "what other tools find wrong with an order's files for the printer, as it was before they were sent",
	example: "preflight 7XK2M4QP",
	async find(shop, args, use) {
		const [name = ""] = expectArgs(args, 1, 1, use);
		const order = await oneOrder(shop, name);
		const found = await preflightOrder(shop, order);
		if (found === null)
			throw new Refusal("Its files haven't been made yet, or have gone: 12 months after the order they do.");
		if (found === "no tools") throw new Refusal("poppler-utils and qpdf aren't installed here.");
		return { order: order.order_number, ...found };
	},
	tell: ({ order, faults, coarse }) => [
		faults.length === 0
			? `${order}: nothing is wrong with its files.`
			: `${order}: ${counted(faults.length, "fault")}.`,
		...[...faults, ...coarse].map((said) => `  ${said}`),
	],
});
