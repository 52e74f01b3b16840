import { listUnderWay } from "~/shop/orders/look-up.server";
import { ORDER_STATES, type OrderState } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { answering, expectArgs, Refusal } from "./command";

/** More are nothing to read line by line. */
const SHOWN = 100;

/** "on-hold" and "on hold" alike. Throws Refusal. */
function stateOf(typed: string): OrderState {
	const state = ORDER_STATES.find((one) => one === typed.replaceAll("-", " "));
	if (!state) throw new Refusal(`A state is one of: ${ORDER_STATES.join(", ")}.`);
	return state;
}

export const orders = answering({
	use: "orders [STATE]",
	does: "how many orders are in each state, and those under way or in one of them, the oldest first",
	async find(shop, args, use) {
		const [typed] = expectArgs(args, 0, 1, use);
		const states = typed === undefined ? null : [stateOf(typed)];
		return listUnderWay(shop, states, SHOWN);
	},
	tell({ counts, orders: listed }) {
		if (counts.length === 0) return ["There are no orders yet."];
		return [
			...counts.map(({ state, count }) => `${count}\t${state}`),
			"",
			...listed.map(
				({ order_number, id, created_at, state, status, total_pence, title }) =>
					`${order_number}  ${id}  ${created_at}  ${state}  ${status}  ${inPounds(total_pence)}  ${title}`,
			),
		];
	},
});
