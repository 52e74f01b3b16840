import { expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { createEmbeddedPayments } from "~/providers/payments/embedded.server";
import {
	CARD,
	charged,
	family,
	guest,
	makeBook,
	must,
	ordersOf,
	prepared,
} from "~/shop/checkout/checkout.testing";
import { confirmTestCard } from "~/shop/checkout/pay-by-card.server";
import type { Shop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { placeOrder } from "./place-order.server";

const DAY = 24 * 3600_000;

async function mailsOf(shop: Shop) {
	return (await shop.providers.sandbox.outbox?.list()) ?? [];
}

/** The same database and directories under a new process. */
function restarted(shop: TestShop): Shop {
	const cards = createEmbeddedPayments({
		directory: `${shop.settings.DATA_DIR}/payments`,
		clock: shop.clock,
		ids: shop.ids,
	});
	return {
		...shop,
		providers: {
			...shop.providers,
			payments: cards,
			sandbox: { ...shop.providers.sandbox, cardForm: cards },
		},
	};
}

test("killed at any moment between charge and saved order: after the restart it is there, once", async () => {
	const shop = await openTestShop();
	const { payments, sandbox } = shop.providers;
	const cardForm = sandbox.cardForm;
	if (!cardForm) throw new Error("the test shop has a card form");
	const killed = () => {
		throw new Error("killed");
	};
	const withProviders = (replace: Partial<Shop["providers"]>): Shop => ({
		...shop,
		providers: { ...shop.providers, ...replace },
	});
	/** Dies as the n-th id of a word is made: in the middle of the transaction that writes the order. */
	const atId = (word: string, nth: number): Shop => {
		let made = 0;
		const next = (wanted: string) => (wanted === word && ++made === nth ? killed() : shop.ids.next(wanted));
		return { ...shop, ids: { ...shop.ids, next } };
	};
	const afterCharge: typeof cardForm.confirm = async (...given) => {
		await cardForm.confirm(...given);
		return killed();
	};
	const moments: (() => Shop)[] = [
		() => withProviders({ sandbox: { ...sandbox, cardForm: { ...cardForm, confirm: afterCharge } } }),
		() => withProviders({ payments: { ...payments, read: async () => killed() } }),
		() => atId("order", 1),
		() => atId("event", 1),
		// The first job is the one that makes this good, written before the charge.
		() => atId("job", 2),
	];
	for (const [at, dying] of moments.entries()) {
		const actor = guest(`moment${at}`);
		const bookId = await makeBook(shop, actor);
		const { clientSecret, paymentIntentId } = await prepared(shop, actor, bookId);
		const shopThatDies = dying();
		const pay = async () => {
			must(await confirmTestCard(shopThatDies, clientSecret ?? "", CARD.number));
			must(await placeOrder(shopThatDies, actor, paymentIntentId));
		};
		await expect(pay()).rejects.toThrow("killed");
		expect((await ordersOf(shop)).filter(({ book_id }) => book_id === bookId)).toEqual([]);
		shop.clock.advance(4_000);
		const anew = restarted(shop);
		await runDueJobs(anew);
		const orders = (await ordersOf(shop)).filter(({ book_id }) => book_id === bookId);
		expect(orders).toMatchObject([{ payment_id: paymentIntentId, total_pence: 3498, claimed_at: null }]);
		const { order, firstAnswer } = must(await placeOrder(anew, actor, paymentIntentId));
		expect([order.id, firstAnswer]).toEqual([orders[0]?.id, true]);
		shop.clock.advance(2 * DAY);
		await runDueJobs(anew);
		expect((await mailsOf(shop)).filter(({ id }) => id === `order-confirmation:${order.id}`)).toHaveLength(1);
	}
	expect(await ordersOf(shop)).toHaveLength(moments.length);
});

test("paid in a browser that then died: the looks over the day find it", async () => {
	const shop = await openTestShop();
	const paymentId = await charged(shop, guest(), await makeBook(shop, guest()));
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toEqual([]);
	shop.clock.advance(2 * 60_000);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toMatchObject([{ payment_id: paymentId, claimed_at: null }]);
});

test("a bank that takes its time: the job comes back until the payment is decided", async () => {
	const shop = await openTestShop();
	const paymentId = await charged(shop, family(), await makeBook(shop, family()));
	const { payments } = shop.providers;
	const read: typeof payments.read = async (id) => {
		const answer = await payments.read(id);
		return answer.ok ? { ok: true, value: { ...answer.value, state: "processing" } } : answer;
	};
	const slow = { ...shop, providers: { ...shop.providers, payments: { ...payments, read } } };
	expect(await placeOrder(slow, family(), paymentId)).toMatchObject({
		error: { code: "not_paid", details: { state: "processing" } },
	});
	shop.clock.advance(2 * 60_000);
	await runDueJobs(slow);
	expect(await ordersOf(shop)).toEqual([]);
	shop.clock.advance(60_000);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toHaveLength(1);
});
