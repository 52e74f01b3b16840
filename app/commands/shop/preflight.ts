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
		const faults = await preflightOrder(shop, order);
		if (faults === null)
			throw new Refusal("Its files haven't been made yet, or have gone: 12 months after the order they do.");
		if (faults === "no tools") throw new Refusal("poppler-utils and qpdf aren't installed here.");
		return { order: order.order_number, faults };
	},
	tell: ({ order, faults }) =>
		faults.length === 0
			? [`${order}: nothing is wrong with its files.`]
			: [`${order}: ${counted(faults.length, "fault")}.`, ...faults.map((fault) => `  ${fault}`)],
});
