import { jobsAbout } from "~/jobs/job-store.server";
import { type Payment, readDelivery } from "~/shop/checkout/contract";
import { type LookedUp, lookUpOrders, lookUpPayments } from "~/shop/orders/look-up.server";
import { inPounds } from "~/shop/prices/rules";
import { spentOn } from "~/shop/spending/spend.server";
import type { Shop } from "~/shop.server";
import { type Command, expectArgs, Refusal } from "./command";
import { jobLine } from "./job-line";

export const order: Command = {
	use: "order NUMBER | MAIL | ID",
	does: "orders with their payment, events, jobs and mails; also payments that became no order",
	async run(shop, args) {
		const [name = ""] = expectArgs(args, 1, 1, this.use);
		const orders = await lookUpOrders(shop, name);
		const payments = orders.length > 0 && !name.includes("@") ? [] : await lookUpPayments(shop, name);
		if (orders.length + payments.length === 0) throw new Refusal(`There is nothing under ${name}.`);
		const told: string[][] = [];
		for (const found of orders) told.push(await tellOrder(shop, found));
		for (const payment of payments)
			told.push([paymentLine(payment.id, payment), "no order", ...(await tellJobs(shop, [payment.id]))]);
		return told.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
	},
};

async function tellOrder(shop: Shop, found: LookedUp): Promise<string[]> {
	const delivery = readDelivery(found.delivery);
	const coupon = found.coupon_code === null ? "" : `  coupon ${found.coupon_code}`;
	const { tokens, pictures, cost } = await spentOn(shop, found.book_id);
	return [
		`${found.order_number}  ${found.id}  ${found.created_at}  ${found.status}, ${found.state}`,
		`${found.title}  ${found.book_id}  ${inPounds(found.total_pence)}${coupon}`,
		...(cost > 0
			? [`vendors  ${tokens} tokens, ${pictures} pictures, ${inPounds(Math.ceil(cost / 100))}`]
			: []),
		paymentLine(found.payment_id, found.payment),
		// Every line of the form there is; an order whose family has left has none.
		`to  ${delivery ? Object.values(delivery).filter(Boolean).join(", ") : "nobody any more"}`,
		// What the forms promise that a person reads.
		...(found.reading_needs ? [`custom level  ${found.reading_needs}`] : []),
		...(found.comment ? [`special instructions  ${found.comment}`] : []),
		...(found.tracking_number === null ? [] : [`tracking  ${found.tracking_number}`]),
		...found.events.map(
			({ at, step, actor, note }) => `event  ${at}  ${step}  by ${actor}${note ? `  ${note}` : ""}`,
		),
		...(await tellJobs(shop, [found.id, found.payment_id, found.book_id])),
	];
}

/** Never its client secret, which is as good as the card form. */
function paymentLine(id: string, payment: Payment | undefined): string {
	if (!payment) return `payment  ${id}  not known here`;
	const refund = payment.refund === null ? "" : `  given back: ${payment.refund}`;
	return `payment  ${id}  ${payment.state}  ${inPounds(payment.price.totalPence)}  ${payment.createdAt}${refund}`;
}

/** What is done for an order and what is not, mails among it. */
async function tellJobs(shop: Shop, ids: string[]): Promise<string[]> {
	const rows = await jobsAbout(shop.db, ids);
	return rows.map((job) => `${job.kind === "send-mail" ? "mail" : "job"}  ${jobLine(job, shop.clock.now())}`);
}
