import { jobsAbout } from "~/jobs/job-store.server";
import type { Payment } from "~/shop/checkout/contract";
import { readDelivery } from "~/shop/checkout/stored-delivery";
import { type LookedUp, lookUpOrders, lookUpPayments } from "~/shop/orders/look-up.server";
import { inPounds } from "~/shop/prices/rules";
import { spentOn } from "~/shop/spending/spend.server";
import type { Shop } from "~/shop.server";
import { answering, expectArgs, Refusal } from "./command";
import { jobFacts, jobLine } from "./job-line";

type Found = Awaited<ReturnType<typeof orderFacts>>;

export const order = answering({
	use: "order NUMBER | MAIL | ID",
	does: "orders with their payment, refunds, events, jobs and mails; also payments that became no order",
	example: "order ada@example.com",
	async find(shop, args, use) {
		const [name = ""] = expectArgs(args, 1, 1, use);
		const orders = await lookUpOrders(shop, name);
		const payments = orders.length > 0 && !name.includes("@") ? [] : await lookUpPayments(shop, name);
		if (orders.length + payments.length === 0) throw new Refusal(`There is nothing under ${name}.`);
		const found: { orders: Found[]; withoutOrder: Awaited<ReturnType<typeof paymentFacts>>[] } = {
			orders: [],
			withoutOrder: [],
		};
		for (const one of orders) found.orders.push(await orderFacts(shop, one));
		for (const payment of payments) found.withoutOrder.push(await paymentFacts(shop, payment));
		return found;
	},
	tell({ orders, withoutOrder }) {
		const told = [
			...orders.map(tellOrder),
			...withoutOrder.map(({ payment, jobs }) => [
				paymentLine(payment),
				"no order",
				...jobs.map(({ line }) => line),
			]),
		];
		return told.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
	},
});

async function orderFacts(shop: Shop, found: LookedUp) {
	const { tokens, pictures, cost } = await spentOn(shop, found.book_id);
	const refunds = found.refunds.map(({ id, amount_pence, reason, state, created_at }) => ({
		id,
		pence: amount_pence,
		reason,
		state,
		at: created_at,
	}));
	return {
		number: found.order_number,
		id: found.id,
		placedAt: found.created_at,
		status: found.status,
		dispute: found.dispute,
		state: found.state,
		heldFrom: found.held_from,
		title: found.title,
		bookId: found.book_id,
		totalPence: found.total_pence,
		coupon: found.coupon_code,
		vendors: { tokens, pictures, pence: Math.ceil(cost / 100) },
		payment: found.payment ? shownPayment(found.payment) : null,
		paymentId: found.payment_id,
		refunds,
		to: readDelivery(found.delivery),
		// What the forms promise that a person reads.
		readingNeeds: found.reading_needs ?? "",
		comment: found.comment,
		estimatedDelivery: found.estimated_delivery,
		tracking: found.tracking_number,
		events: found.events,
		damages: found.damages.map(({ created_at, answer, words }) => ({ at: created_at, answer, words })),
		jobs: await jobsOf(shop, [found.id, found.payment_id, found.book_id, ...refunds.map(({ id }) => id)]),
	};
}

const paymentFacts = async (shop: Shop, payment: Payment) => ({
	payment: shownPayment(payment),
	jobs: await jobsOf(shop, [payment.id]),
});

/** Never its client secret, which is as good as the card form. */
const shownPayment = ({ id, state, price, createdAt, refund }: Payment) => ({
	id,
	state,
	pence: price.totalPence,
	createdAt,
	givenBack: refund,
});

/** What is done for an order and what is not, mails among it. */
async function jobsOf(shop: Shop, ids: string[]) {
	const rows = await jobsAbout(shop.db, ids);
	return rows.map((row) => {
		const job = jobFacts(row);
		const line = `${job.kind === "send-mail" ? "mail" : "job"}  ${jobLine(job, shop.clock.now())}`;
		return { ...job, line };
	});
}

function tellOrder(found: Found): string[] {
	const { vendors, to } = found;
	const state = found.heldFrom === null ? found.state : `${found.state} (${found.heldFrom})`;
	const coupon = found.coupon === null ? "" : `  coupon ${found.coupon}`;
	const lines: [boolean, string][] = [
		[true, `${found.number}  ${found.id}  ${found.placedAt}  ${found.status}, ${state}`],
		[true, `${found.title}  ${found.bookId}  ${inPounds(found.totalPence)}${coupon}`],
		[
			vendors.pence > 0,
			`vendors  ${vendors.tokens} tokens, ${vendors.pictures} pictures, ${inPounds(vendors.pence)}`,
		],
		[true, found.payment ? paymentLine(found.payment) : `payment  ${found.paymentId}  not known here`],
		// Every line of the form there is; an order whose family has left has none.
		[true, `to  ${to ? Object.values(to).filter(Boolean).join(", ") : "nobody any more"}`],
		[found.readingNeeds !== "", `custom level  ${found.readingNeeds}`],
		[found.comment !== "", `special instructions  ${found.comment}`],
		[found.dispute !== null, `dispute  ${found.dispute}`],
		[found.estimatedDelivery !== null, `arrives by  ${found.estimatedDelivery}`],
		[found.tracking !== null, `tracking  ${found.tracking}`],
	];
	return [
		...lines.flatMap(([is, line]) => (is ? [line] : [])),
		...found.refunds.map(
			({ id, at, pence, state, reason }) => `refund  ${at}  ${inPounds(pence)}  ${state}  ${reason}  ${id}`,
		),
		...found.damages.map(
			({ at, answer, words }) => `damaged  ${at}  ${answer ?? "waits for you"}${words ? `  ${words}` : ""}`,
		),
		...found.events.map(
			({ at, step, actor, note }) => `event  ${at}  ${step}  by ${actor}${note ? `  ${note}` : ""}`,
		),
		...found.jobs.map(({ line }) => line),
	];
}

function paymentLine({ id, state, pence, createdAt, givenBack }: ReturnType<typeof shownPayment>): string {
	const refund = givenBack === null ? "" : `  given back: ${givenBack}`;
	return `payment  ${id}  ${state}  ${inPounds(pence)}  ${createdAt}${refund}`;
}
