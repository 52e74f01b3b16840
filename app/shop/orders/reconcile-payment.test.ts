import { beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Returns } from "~/providers/payments/port";
import { charged, family, makeBook, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { operateOrder, refundByOperator } from "./operate-order.server";
import { placedOrder } from "./orders.testing";
import { planReconciliation, reconcilePayment } from "./reconcile-payment.server";
import { failRefund } from "./refund-order.server";
import { findRefunds } from "./refund-store.server";
import { anyonesOrder } from "./store.server";

let shop: TestShop;
let orderId: string;
let paymentId: string;
beforeEach(async () => {
	shop = await openTestShop();
	shop.settings.OPERATOR_EMAIL = "ruth@example.org";
	orderId = await placedOrder(shop, family());
	paymentId = (await order())?.payment_id ?? "";
});

const order = () => anyonesOrder(shop.db, { id: orderId });
const refunds = async () =>
	(await findRefunds(shop.db, orderId)).map(({ reason, amount_pence }) => `${reason} ${amount_pence}`);
const byHand = async (pence?: number) =>
	must(await shop.providers.payments.refund(paymentId, `by hand ${pence}`, pence));
const reconcile = () => reconcilePayment(shop, paymentId);
/** What the provider tells from now on. */
const returning = (told: Partial<Returns>) =>
	vi.spyOn(shop.providers.payments, "readReturns").mockResolvedValue({
		ok: true,
		value: { refunds: [], disputes: [], ...told },
	});
const mailJobs = async (mail: string) =>
	(await shop.db.selectFrom("jobs").select("id").where("key", "like", `${mail}:%`).execute()).length;
/** The first amount that each mail of this name tells of. */
const mails = async (name: string) => {
	await runDueJobs(shop);
	const { outbox } = shop.providers.sandbox;
	const sent = (await outbox?.list())?.filter(({ id }) => id.startsWith(`${name}:`)) ?? [];
	const texts = await Promise.all(sent.map(async ({ id }) => (await outbox?.read(id))?.text ?? ""));
	return texts.map((text) => /£[\d.]+/.exec(text)?.[0] ?? "");
};

describe("money given back at the provider", () => {
	test("reaches the order by the pence that are missing, once, part by part", async () => {
		await byHand(1000);
		expect([await reconcile(), await reconcile()]).toEqual([null, null]);
		expect(await refunds()).toEqual(["at the provider 1000"]);
		expect((await order())?.status).toBe("partly_refunded");
		await byHand();
		await Promise.all([reconcile(), reconcile()]);
		expect(await refunds()).toEqual(["at the provider 1000", "at the provider 2498"]);
		expect((await order())?.status).toBe("refunded");
	});

	test.each([
		["making", "cancelled"],
		["proof", "cancelled"],
		["approved", "cancelled"],
		["at the printer", "on hold"],
		["posted", "posted"],
	] as const)("all of it: an order that is %s is %s then, and nothing is printed for nothing", async (state, then) => {
		await shop.db.updateTable("orders").set({ state }).execute();
		await byHand();
		await reconcile();
		expect(await order()).toMatchObject({ state: then, status: "refunded" });
		expect(await refunds()).toEqual(["at the provider 3498"]);
	});

	test("is not taken for what the shop itself gives back", async () => {
		must(await refundByOperator(shop, orderId, { pence: 500, again: false }));
		await reconcile();
		await runDueJobs(shop);
		await reconcile();
		expect(await refunds()).toEqual(["by the operator 500"]);
	});

	test("is told to its family by mail, once, and in one mail where that ends the order", async () => {
		await byHand(1000);
		await reconcile();
		await reconcile();
		expect(await mails("order-refunded")).toEqual(["£10.00"]);
		await byHand();
		await reconcile();
		expect([await mails("order-refunded"), await mails("order-cancelled")]).toEqual([["£10.00"], ["£34.98"]]);
	});

	test("is told too where the book is printed all the same", async () => {
		await shop.db.updateTable("orders").set({ state: "posted" }).execute();
		await byHand();
		await reconcile();
		expect([await mails("order-refunded"), await mails("order-cancelled")]).toEqual([["£34.98"], []]);
	});

	test("is looked for again while the provider is away", async () => {
		const away = { ok: false, error: "unavailable" } as const;
		vi.spyOn(shop.providers.payments, "readReturns").mockResolvedValue(away);
		expect(await reconcile()).toBe("vendor");
	});
});

describe("a refund that a bank doesn't take", () => {
	const giveBack = async (pence?: number) => {
		must(await refundByOperator(shop, orderId, { pence, again: false }));
		await runDueJobs(shop);
	};
	const bankRefuses = async () => {
		const { refunds } = must(await shop.providers.payments.readReturns(paymentId));
		returning({ refunds: refunds.map((refund) => ({ ...refund, failed: true })) });
	};

	test("counts no more, whoever runs the shop is told once, and it can be given back again", async () => {
		await giveBack(500);
		await bankRefuses();
		expect([await reconcile(), await reconcile()]).toEqual([null, null]);
		expect((await findRefunds(shop.db, orderId)).map(({ state }) => state)).toEqual(["failed"]);
		expect(await order()).toMatchObject({ status: "paid", refunded_pence: 0 });
		expect(await mails("operator-refund")).toEqual(["£5.00"]);
		must(await refundByOperator(shop, orderId, { pence: 500, again: false }));
		expect(await refunds()).toEqual(["by the operator 500", "by the operator 500"]);
		expect((await order())?.status).toBe("partly_refunded");
	});

	test("leaves a cancelled order cancelled, with its money to give back", async () => {
		await giveBack();
		expect(await order()).toMatchObject({ state: "cancelled", status: "refunded" });
		await bankRefuses();
		await reconcile();
		expect(await order()).toMatchObject({ state: "cancelled", status: "paid" });
		expect(must(await refundByOperator(shop, orderId, { again: false })).pence).toBe(3498);
	});

	test("one that we gave up and that was made after all counts again", async () => {
		must(await refundByOperator(shop, orderId, { pence: 500, again: false }));
		const [asked] = await findRefunds(shop.db, orderId);
		await failRefund(shop, asked?.id ?? "", "vendor");
		expect((await order())?.status).toBe("paid");
		must(await shop.providers.payments.refund(paymentId, asked?.id ?? "", 500));
		await reconcile();
		expect(await order()).toMatchObject({ status: "partly_refunded", refunded_pence: 500 });
	});

	test("of a payment that became no order is told as well", async () => {
		const other = await charged(shop, family(), await makeBook(shop, family()));
		must(await shop.providers.payments.refund(other, other));
		const { refunds } = must(await shop.providers.payments.readReturns(other));
		returning({ refunds: refunds.map((refund) => ({ ...refund, failed: true })) });
		await reconcilePayment(shop, other);
		expect(await mails("operator-payment")).toEqual(["£34.98"]);
	});
});

describe("a payment that a bank disputes", () => {
	const is = async (state: "open" | "won" | "lost", amountPence = 3498) => {
		returning({ disputes: [{ id: "du_1", state, amountPence }] });
		await reconcile();
	};

	test("its order waits for a person, once, and goes on where it is won", async () => {
		await is("open");
		expect(await order()).toMatchObject({ state: "on hold", dispute: "open", status: "paid" });
		const refused = await refundByOperator(shop, orderId, { again: false });
		expect(refused).toMatchObject({ error: { message: expect.stringContaining("A bank disputes") } });
		expect(await refunds()).toEqual([]);
		must(await operateOrder(shop, orderId, { step: "resume", note: "" }));
		await is("open");
		expect((await order())?.state).not.toBe("on hold");
		await is("won");
		await is("won");
		expect(await order()).toMatchObject({ dispute: "won", status: "paid" });
		expect([await mailJobs("operator-hold"), await mailJobs("operator-dispute")]).toEqual([1, 1]);
	});

	test("of an order that can't be held whoever runs the shop is told all the same", async () => {
		await shop.db.updateTable("orders").set({ state: "delivered" }).execute();
		await is("open");
		expect((await order())?.state).toBe("delivered");
		expect(await mailJobs("operator-dispute")).toBe(1);
	});

	test.each([
		["proof", "cancelled"],
		["at the printer", "on hold"],
		["delivered", "delivered"],
	] as const)("lost: the money counts as given back once; from %s the order is %s", async (state, then) => {
		await shop.db.updateTable("orders").set({ state }).execute();
		must(await shop.providers.payments.refund(paymentId, "by hand 499", 499));
		await reconcile();
		await is("open");
		await is("lost");
		await is("lost");
		expect(await refunds()).toEqual(["at the provider 499", "by the bank 2999"]);
		expect(await order()).toMatchObject({ state: then, status: "refunded", dispute: "lost" });
		expect(await refundByOperator(shop, orderId, { pence: 1, again: false })).toMatchObject({ ok: false });
	});
});

test("every day each payment of the last 120 days is looked at, once", async () => {
	const planned = async () =>
		(await shop.db.selectFrom("jobs").select("key").where("key", "like", "reconcile:%").execute()).length;
	await planReconciliation(shop);
	await planReconciliation(shop);
	expect(await planned()).toBe(1);
	shop.clock.advance(24 * HOUR);
	await planReconciliation(shop);
	expect(await planned()).toBe(2);
	shop.clock.advance(121 * 24 * HOUR);
	await planReconciliation(shop);
	expect(await planned()).toBe(2);
});

test("however many payments there are, each is planned, some at a time", async () => {
	const at = shop.clock.now().toISOString();
	const payment = await shop.db.selectFrom("payments").selectAll().executeTakeFirstOrThrow();
	// More than a statement has room for.
	for (let thousand = 0; thousand < 4; thousand++)
		await shop.db
			.insertInto("payments")
			.values(
				Array.from({ length: 1000 }, (_, count) => ({
					...payment,
					id: `pi_${thousand}_${count}`,
					refund: "offer over" as const,
					updated_at: at,
				})),
			)
			.execute();
	await planReconciliation(shop);
	const planned = await shop.db
		.selectFrom("jobs")
		.select("key")
		.where("key", "like", "reconcile:%")
		.execute();
	expect(new Set(planned.map(({ key }) => key)).size).toBe(4001);
});
