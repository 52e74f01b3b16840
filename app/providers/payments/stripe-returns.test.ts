import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StripeStandIn, startStripe } from "../../../e2e/vendors/stripe";
import type { Payments } from "./port";
import { value } from "./port.contract";
import { paymentsOf } from "./stripe.testing";

let stripe: StripeStandIn;
let payments: Payments;
let id: string;
let keys = 0;
beforeAll(async () => {
	stripe = await startStripe();
	payments = paymentsOf(stripe);
});
afterAll(() => stripe.close());
beforeEach(async () => {
	const request = { amountPence: 3498, metadata: {}, idempotencyKey: `draft_${++keys}` };
	({ id } = value(await payments.create(request)));
	stripe.confirm(id, "4242424242424242");
});

const returns = async () => value(await payments.readReturns(id));
const lastEvent = async () => {
	const { body, headers } = stripe.webhook(stripe.events.at(-1));
	return value(await payments.readWebhook(body, headers)).payment;
};

test("a refund that the bank doesn't take is told by webhook, and its money can be given back again", async () => {
	value(await payments.refund(id, "whole"));
	stripe.failRefund((await returns()).refunds[0]?.id ?? "");
	expect(stripe.events.at(-1)?.type).toBe("refund.failed");
	expect(await lastEvent()).toBe(id);
	expect((await returns()).refunds).toMatchObject([{ key: "whole", amountPence: 3498, failed: true }]);
	expect(await payments.refund(id, "whole")).toEqual({ ok: false, error: "not_possible" });
	value(await payments.refund(id, "once more"));
	expect((await returns()).refunds).toMatchObject([{ failed: true }, { key: "once more", failed: false }]);
	expect(await payments.refund(id, "and again", 1)).toEqual({ ok: false, error: "not_possible" });
});

test.each(["won", "lost"] as const)("a dispute is open until the bank decides: %s", async (state) => {
	const dispute = stripe.dispute(id);
	expect(await lastEvent()).toBe(id);
	expect((await returns()).disputes).toEqual([{ id: dispute.id, state: "open", amountPence: 3498 }]);
	stripe.decide(dispute.id, state);
	expect(await lastEvent()).toBe(id);
	expect((await returns()).disputes).toEqual([{ id: dispute.id, state, amountPence: 3498 }]);
});
