import { expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { CARD, charged, guest, makeBook, must, ordersOf, paymentsOf } from "~/shop/checkout/checkout.testing";
import { confirmTestCard } from "~/shop/checkout/pay-by-card.server";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import type { Shop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { placeOrder } from "./place-order.server";

const DAY = 24 * 3600_000;

async function mailsOf(shop: Shop) {
	return (await shop.providers.sandbox.outbox?.list()) ?? [];
}

test("a second successful payment for the same book goes back and is answered with the order there is", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const first = await charged(shop, guest(), bookId);
	// Another tab had opened a payment of its own before this one counted as the book's open one.
	await shop.db.updateTable("payments").set({ open_for: null }).where("id", "=", first).execute();
	const second = await charged(shop, guest(), bookId);
	expect(second).not.toBe(first);
	const { order } = must(await placeOrder(shop, guest(), first));
	const instead = must(await placeOrder(shop, guest(), second));
	expect(instead.order.id).toBe(order.id);
	expect(must(await placeOrder(shop, guest(), second)).order.id).toBe(order.id);
	await runDueJobs(shop);
	expect((await paymentsOf(shop)).find(({ id }) => id === second)).toMatchObject({
		refund: "second payment",
		open_for: null,
	});
	expect(await shop.providers.payments.refund(second, "another key")).toEqual({
		ok: false,
		error: "not_possible",
	});
	expect(await ordersOf(shop)).toHaveLength(1);
	const mail = (await mailsOf(shop)).find(({ id }) => id === `payment-refund:${second}`);
	expect(mail?.text).toContain("£34.98");
	expect(mail?.text).toContain(order.orderNumber);
});

test("a refund waits for a provider that is away", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const first = await charged(shop, guest(), bookId);
	await shop.db.updateTable("payments").set({ open_for: null }).where("id", "=", first).execute();
	const second = await charged(shop, guest(), bookId);
	must(await placeOrder(shop, guest(), first));
	must(await placeOrder(shop, guest(), second));
	const { payments } = shop.providers;
	const asked: string[] = [];
	const refund = async (id: string) => {
		asked.push(id);
		return { ok: false as const, error: "unavailable" as const };
	};
	await runDueJobs({ ...shop, providers: { ...shop.providers, payments: { ...payments, refund } } });
	expect(asked).toEqual([second]);
	shop.clock.advance(60_000);
	await runDueJobs(shop);
	expect(await payments.refund(second, "another key")).toEqual({ ok: false, error: "not_possible" });
});

test("paid, and nobody ever said where it goes: the money goes back after a day", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const { paymentIntentId, clientSecret } = must(await preparePayment(shop, guest(), { bookId }));
	must(await confirmTestCard(shop, clientSecret ?? "", CARD.number));
	shop.clock.advance(60 * 60_000);
	await runDueJobs(shop);
	expect(await paymentsOf(shop)).toMatchObject([{ refund: null }]);
	shop.clock.advance(DAY);
	await runDueJobs(shop);
	expect(await paymentsOf(shop)).toMatchObject([{ refund: "no address", open_for: null }]);
	expect(await shop.providers.payments.refund(paymentIntentId, "another key")).toMatchObject({ ok: false });
	expect(await placeOrder(shop, guest(), paymentIntentId)).toMatchObject({ error: { code: "conflict" } });
});
