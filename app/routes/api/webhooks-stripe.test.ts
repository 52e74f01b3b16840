import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { CARD, guest, makeBook, must, prepared } from "~/shop/checkout/checkout.testing";
import { openStripeShop } from "~/shop/checkout/stripe-shop.testing";
import { refundByOperator } from "~/shop/orders/operate-order.server";
import { replaceShop } from "~/shop.server";
import type { TestShop } from "~/shop.testing";
import { type StripeStandIn, startStripe } from "../../../e2e/vendors/stripe";
import { action } from "./webhooks-stripe";

let stripe: StripeStandIn;
let shop: TestShop;
let orderId: string;
let payment: string;

beforeAll(async () => {
	stripe = await startStripe({ now: () => shop.clock.now() });
});
afterAll(() => stripe.close());
beforeEach(async () => {
	shop = await openStripeShop(stripe);
	shop.settings.OPERATOR_EMAIL = "ruth@example.org";
	replaceShop(shop);
	stripe.events.length = 0;
	const actor = guest();
	({ paymentIntentId: payment } = await prepared(shop, actor, await makeBook(shop, actor)));
	stripe.confirm(payment, CARD.number.replaceAll(" ", ""));
	await heard();
	orderId = (await order()).id;
	// Nothing more is made of it here: only its money is looked at.
	await shop.db.updateTable("orders").set({ state: "posted" }).execute();
});

const order = () => shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
const refunds = async () =>
	(await shop.db.selectFrom("refunds").selectAll().orderBy("created_at").orderBy("id").execute()).map(
		({ reason, amount_pence, state }) => `${reason} ${amount_pence} ${state}`,
	);
const mails = async (name: string) =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).filter(({ id }) => id.startsWith(`${name}:`)).length;
const idOfRefund = async () => must(await shop.providers.payments.readReturns(payment)).refunds[0]?.id ?? "";

/** Has the shop hear of everything that has happened at Stripe so far, so many times each, and see to it. */
async function heard(times = 1) {
	for (const event of stripe.events)
		for (let time = 0; time < times; time++) {
			const sent = stripe.webhook(event);
			const request = new Request("http://localhost:3000/api/webhooks/stripe", { method: "POST", ...sent });
			expect((await action({ request, params: {}, context: {} })).status).toBe(200);
		}
	await runDueJobs(shop);
}

test("money given back by hand reaches the order and its family once, however often it is told", async () => {
	must(await shop.providers.payments.refund(payment, "by hand", 1000));
	await heard(20);
	await heard(20);
	expect(await refunds()).toEqual(["at the provider 1000 done"]);
	expect(await mails("order-refunded")).toBe(1);
	expect((await order()).status).toBe("partly_refunded");
});

test("a refund that the bank sends back is told, and can be given again", async () => {
	must(await refundByOperator(shop, orderId, { pence: 1000, again: false }));
	await runDueJobs(shop);
	expect(await refunds()).toEqual(["by the operator 1000 done"]);
	stripe.failRefund(await idOfRefund());
	await heard(5);
	expect(await refunds()).toEqual(["by the operator 1000 failed"]);
	expect([(await order()).status, await mails("operator-refund")]).toEqual(["paid", 1]);
	must(await refundByOperator(shop, orderId, { pence: 1000, again: false }));
	await runDueJobs(shop);
	await heard();
	expect((await refunds()).sort()).toEqual(["by the operator 1000 done", "by the operator 1000 failed"]);
	expect((await order()).status).toBe("partly_refunded");
});

test("a dispute holds the order; once it is lost the money counts as given back, and refunding it again is refused", async () => {
	const held = await mails("operator-hold");
	const dispute = stripe.dispute(payment);
	await heard(5);
	expect(await order()).toMatchObject({ state: "on hold", dispute: "open", status: "paid" });
	expect(await mails("operator-hold")).toBe(held + 1);
	stripe.decide(dispute.id, "lost");
	await heard(5);
	expect(await order()).toMatchObject({ dispute: "lost", status: "refunded" });
	expect(await refunds()).toEqual(["by the bank 3498 done"]);
	expect(await mails("operator-dispute")).toBe(1);
	expect(await refundByOperator(shop, orderId, { again: false })).toMatchObject({ ok: false });
});
