import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import type { Payments } from "~/providers/payments/port";
import { charged, family, guest, makeBook, must, ordersOf } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { cancelOwnOrder } from "./cancel-order.server";
import { provingLink } from "./link.server";
import { moveOwnOrder } from "./move-own-order.server";
import { makeOrder, placedOrder } from "./orders.testing";
import { placeOrder } from "./place-order.server";
import { readOrderDetail } from "./read-order-detail.server";

const kin = family();
const EMAIL = " ADA@example.com";
let shop: TestShop;
/** What the provider was asked to give back: "payment key pence". */
let asked: string[];

beforeEach(async () => {
	shop = await openTestShop();
	asked = [];
	const { payments } = shop.providers;
	const refund: Payments["refund"] = (id, key, pence) => {
		asked.push(`${id} ${key} ${pence}`);
		return payments.refund(id, key, pence);
	};
	shop.providers.payments = { ...payments, refund };
});

const cancel = (orderId: string, email = EMAIL) => cancelOwnOrder(shop, kin, { orderId, key: null, email });
const detailOf = async (orderId: string) => must(await readOrderDetail(shop, kin, { orderId, key: null }));
const mailsOf = async (kind: string) =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).filter(({ id }) => id.startsWith(kind));

test("cancelled before it is approved, all the money goes back once, and its mail goes out once", async () => {
	const orderId = await placedOrder(shop, kin);
	await runDueJobs(shop);
	expect((await detailOf(orderId)).nextBookCoupon).toMatch(/^\w{12}$/);
	expect(await cancel(orderId)).toEqual({ ok: true, value: 3498 });
	expect(await cancel(orderId)).toMatchObject({
		error: { code: "conflict", message: "This order has been cancelled already." },
	});
	await runDueJobs(shop);
	shop.clock.advance(3600_000);
	await runDueJobs(shop);
	const { order, events, may, nextBookCoupon } = await detailOf(orderId);
	expect(order).toMatchObject({ state: "cancelled", status: "refunded", refundedPence: 3498 });
	expect([events.at(-1)?.step, may, nextBookCoupon]).toEqual(["cancel", [], null]);
	expect(asked).toHaveLength(1);
	expect(asked[0]).toMatch(new RegExp(`^${order.paymentId} refund_\\w+ 3498$`));
	const mails = await mailsOf("order-cancelled");
	expect(mails.map(({ to }) => to)).toEqual(["Ada@Example.com"]);
	expect(mails[0]?.text).toContain("£34.98 is on its way back to you.");
});

test("a shop that ends after the provider has paid gives nothing back twice", async () => {
	const orderId = await placedOrder(shop, kin);
	must(await cancel(orderId));
	const { refund } = shop.providers.payments;
	let times = 0;
	shop.providers.payments.refund = async (...given) => {
		const answer = await refund(...given);
		if (times++ === 0) return { ok: false, error: "unavailable" };
		return answer;
	};
	await runDueJobs(shop);
	shop.clock.advance(60_000);
	await runDueJobs(shop);
	expect(new Set(asked).size).toBe(1);
	expect(asked).toHaveLength(2);
	expect(await shop.db.selectFrom("refunds").select("state").execute()).toEqual([{ state: "done" }]);
});

test("a refund the provider refuses is not said to be one, and the operator is told", async () => {
	const orderId = await placedOrder(shop, kin);
	must(await cancel(orderId));
	shop.providers.payments.refund = async () => ({ ok: false, error: "not_possible" });
	await runDueJobs(shop);
	expect((await detailOf(orderId)).order).toMatchObject({
		state: "cancelled",
		status: "paid",
		refundedPence: 0,
	});
	expect(shop.logged).toContainEqual({ level: "error", event: "refund failed" });
});

test("another email address cancels nothing, and neither does a stranger", async () => {
	const orderId = await placedOrder(shop, kin);
	expect(await cancel(orderId, "owen@example.com")).toMatchObject({
		error: { code: "invalid", fields: { email: [expect.stringContaining("isn’t the email address")] } },
	});
	const strangers = [
		cancelOwnOrder(shop, family("other"), { orderId, key: null, email: EMAIL }),
		cancelOwnOrder(shop, null, { orderId, key: "wrong", email: EMAIL }),
	];
	for (const refused of await Promise.all(strangers))
		expect(refused).toMatchObject({ error: { code: "not_found" } });
	expect((await detailOf(orderId)).order.state).toBe("paid");
	const key = new URL(provingLink(shop, orderId, "/cancel")).searchParams.get("key");
	must(await cancelOwnOrder(shop, null, { orderId, key, email: EMAIL }));
});

test("of an approval and a cancelling at the same instant one wins, and the other is told", async () => {
	for (let time = 0; time < 20; time++) {
		const orderId = await makeOrder(shop, kin.id, { state: "proof" });
		const approve = () => moveOwnOrder(shop, kin, { orderId, key: null, step: "approve" });
		const both = time % 2 ? [cancel(orderId), approve()] : [approve(), cancel(orderId)];
		const ends = await Promise.all(both);
		expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
		const lost = ends.find(({ ok }) => !ok);
		expect(lost).toMatchObject({ error: { code: "conflict" } });
	}
});

test("once it is approved a family can't cancel", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "at the printer" });
	expect(await cancel(orderId)).toMatchObject({
		error: { message: "This order is with the printer, so it can’t be cancelled." },
	});
	expect(await shop.db.selectFrom("refunds").selectAll().execute()).toEqual([]);
});

test("the coupon of a cancelled order may be used again", async () => {
	const bookId = await makeBook(shop, guest());
	must(await placeOrder(shop, "system", await charged(shop, guest(), bookId, "STORY10")));
	const [order] = await ordersOf(shop);
	const key = new URL(provingLink(shop, order?.id ?? "", "/cancel")).searchParams.get("key");
	const asks = { orderId: order?.id ?? "", key, email: EMAIL };
	expect(await cancelOwnOrder(shop, null, asks)).toEqual({ ok: true, value: 3198 });
	expect(await shop.db.selectFrom("coupon_uses").selectAll().execute()).toEqual([]);
});

test("an order that cost nothing is cancelled without a refund", async () => {
	const orderId = await makeOrder(shop, kin.id, {
		payment_id: "free_1",
		discount_pence: 3498,
		total_pence: 0,
	});
	expect(await cancel(orderId)).toEqual({ ok: true, value: 0 });
	expect((await detailOf(orderId)).order).toMatchObject({ status: "cancelled", state: "cancelled" });
	await runDueJobs(shop);
	expect(asked).toEqual([]);
	expect((await mailsOf("order-cancelled"))[0]?.text).not.toContain("on its way back");
});
