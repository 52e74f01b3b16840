import type { Payment } from "~/shop/checkout/contract";
import { listPayments } from "~/shop/checkout/list-payments.server";
import { lookUpOrders, lookUpPayments } from "~/shop/orders/look-up.server";
import { inPounds } from "~/shop/prices/rules";
import { answering, expectArgs, Refusal } from "./command";

/** More are nothing to read line by line. */
const SHOWN = 100;

const factsOf = ({ id, state, price, bookId, createdAt, refund }: Payment) => ({
	id,
	state,
	pence: price.totalPence,
	bookId,
	createdAt,
	givenBack: refund,
});

export const payments = answering({
	use: "payments [MAIL | ID]",
	does: "how many payments there are of each state, and the newest; or one, or those of an address",
	example: "payments ada@example.com",
	async find(shop, args, use) {
		const [name] = expectArgs(args, 0, 1, use);
		if (name === undefined) return listPayments(shop, SHOWN);
		const orders = (await lookUpOrders(shop, name)).map(({ order_number, payment }) => ({
			payment,
			order: order_number,
		}));
		const others = (await lookUpPayments(shop, name)).map((payment) => ({ payment, order: null }));
		const found = orders.length > 0 && !name.includes("@") ? orders : [...orders, ...others];
		if (found.length === 0) throw new Refusal(`There is no payment under ${name}.`);
		const shown = found.map(({ payment, order }) => (payment ? [{ ...factsOf(payment), order }] : []));
		return { counts: [], payments: shown.flat() };
	},
	tell({ counts, payments: listed }) {
		if (listed.length === 0) return ["There are no payments yet."];
		return [
			...counts.map(({ state, count }) => `${count}\t${state}`),
			...(counts.length > 0 ? [""] : []),
			...listed.map(({ id, createdAt, state, pence, order, givenBack }) =>
				[
					id,
					createdAt,
					state,
					inPounds(pence),
					...(order ? [`order ${order}`] : ["no order"]),
					...(givenBack ? [`given back: ${givenBack}`] : []),
				].join("  "),
			),
		];
	},
});
