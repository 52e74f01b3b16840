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

type Listed = Awaited<ReturnType<typeof listUnderWay>>["orders"][number];

const shownOrder = ({
	order_number,
	id,
	created_at,
	state,
	status,
	total_pence,
	title,
	comment,
}: Listed) => ({
	number: order_number,
	id,
	placedAt: created_at,
	state,
	status,
	totalPence: total_pence,
	title,
	// Each is shown whole by its number.
	hasInstructions: comment !== "",
});

export const orders = answering({
	use: "orders [STATE]",
	does: "how many orders are in each state, and those under way or in one of them, the oldest first",
	example: "orders on-hold",
	async find(shop, args, use) {
		const [typed] = expectArgs(args, 0, 1, use);
		const states = typed === undefined ? null : [stateOf(typed)];
		const { counts, orders: listed } = await listUnderWay(shop, states, SHOWN);
		return { counts, orders: listed.map(shownOrder) };
	},
	tell({ counts, orders: listed }) {
		if (counts.length === 0) return ["There are no orders yet."];
		return [
			...counts.map(({ state, count }) => `${count}\t${state}`),
			"",
			...listed.map(({ number, id, placedAt, state, status, totalPence, title, hasInstructions }) =>
				[
					...[number, id, placedAt, state, status, inPounds(totalPence), title],
					...(hasInstructions ? ["special instructions"] : []),
				].join("  "),
			),
		];
	},
});
