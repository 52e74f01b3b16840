import { beforeEach, describe, expect, test, vi } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { deleteNow, familyOf, openAccountOf } from "~/shop/accounts/accounts.testing";
import { claimGuest } from "~/shop/accounts/claim-guest.server";
import type { Family } from "~/shop/actor";
import { placeOrder } from "~/shop/orders/place-order.server";
import { submitCheckout } from "~/shop/orders/submit-checkout.server";
import { submitOrder } from "~/shop/orders/submit-order.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import {
	CARD,
	DELIVERY,
	guest,
	makeBook,
	makeCoupon,
	must,
	ordersOf,
	paymentsOf,
	prepared,
} from "./checkout.testing";
import { confirmTestCard } from "./pay-by-card.server";
import { preparePayment } from "./prepare-payment.server";
import { removeCoupon } from "./save-checkout.server";

/** A guest's book becomes an account's, or an account's nobody's, while a request of its owner's is on its way. */

const MINUTE = 60_000;
const NOT_FOUND = { ok: false, error: { code: "not_found" } };

let shop: TestShop;
let family: Family;
beforeEach(async () => {
	shop = await openTestShop();
	family = familyOf(await openAccountOf(shop));
});

const signIn = () => claimGuest(shop, { userId: family.id, guestId: guest().id, provedEmail: null });
const leave = async () => {
	must(await deleteNow(shop, family));
};

const between = vi.hoisted(() => ({ happens: null as (() => Promise<void>) | null }));

/** Lets what a test wants happen once, after the database was asked and before its answer is used. */
async function thenHappens<T>(answer: Promise<T>): Promise<T> {
	const answered = await answer;
	const { happens } = between;
	between.happens = null;
	await happens?.();
	return answered;
}

vi.mock("./payment-store.server", async (original) => {
	const real = await original<typeof import("./payment-store.server")>();
	return {
		...real,
		findPayment: (...given: Parameters<typeof real.findPayment>) => thenHappens(real.findPayment(...given)),
	};
});

/** Lets something happen once, as the provider is asked this. */
function during(what: "create" | "read" | "update" | "cancel" | "confirm", happens: () => Promise<void>) {
	const asked = (what === "confirm" ? shop.providers.sandbox.cardForm : shop.providers.payments) as Record<
		string,
		(...given: unknown[]) => Promise<unknown>
	> | null;
	const ask = asked?.[what];
	if (!asked || !ask) throw new Error(`nobody is asked to ${what}`);
	asked[what] = async (...given) => {
		asked[what] = ask;
		const answer = await ask(...given);
		await happens();
		return answer;
	};
}

const payAtVendor = (clientSecret: string | null) =>
	shop.providers.sandbox.cardForm?.confirm(clientSecret ?? "", { number: CARD.number });
const delivery = { ...DELIVERY };
const owners = async () => (await paymentsOf(shop)).map(({ owner_id }) => owner_id);

describe("the family signs in in another tab", () => {
	let bookId: string;
	beforeEach(async () => {
		bookId = await makeBook(shop, guest());
	});

	test.each(["create", "read", "update"] as const)("while the provider is asked to %s", async (what) => {
		if (what !== "create") await prepared(shop, guest(), bookId);
		during(what, signIn);
		await preparePayment(shop, guest(), { bookId, couponCode: "STORY10", delivery });
		const { clientSecret } = await prepared(shop, family, bookId, "STORY10");
		expect(await owners()).toEqual([family.id]);
		await payAtVendor(clientSecret);
		shop.clock.advance(2 * MINUTE);
		await runDueJobs(shop);
		expect(await ordersOf(shop)).toMatchObject([{ owner_id: family.id }]);
	});

	test("a payment not made yet is not made for the guest any more", async () => {
		during("create", signIn);
		expect(await preparePayment(shop, guest(), { bookId, delivery })).toMatchObject(NOT_FOUND);
		expect(await paymentsOf(shop)).toEqual([]);
	});

	test("nor is one that would cost nothing", async () => {
		await makeCoupon(shop, "ALL", { pence_off: 3498 });
		const { paymentIntentId } = await prepared(shop, guest(), bookId);
		during("cancel", signIn);
		const late = await preparePayment(shop, guest(), { bookId, couponCode: "ALL", delivery });
		expect(late).toMatchObject(NOT_FOUND);
		expect(await paymentsOf(shop)).toMatchObject([
			{ id: paymentIntentId, owner_id: family.id, state: "canceled", open_for: null },
		]);
	});

	test("a card charged meanwhile: the browser goes on to where the family finds the order", async () => {
		during("confirm", signIn);
		const next = await submitCheckout(shop, guest(), {
			bookId,
			typed: delivery,
			typedCoupon: "",
			card: CARD,
		});
		const [payment] = await paymentsOf(shop);
		expect(next).toEqual({ ok: true, value: { to: "settling", payment: payment?.id } });
		const { order } = must(await placeOrder(shop, family, payment?.id ?? ""));
		expect(await ordersOf(shop)).toMatchObject([{ id: order.id, owner_id: family.id }]);
	});

	test("what the guest typed last is the family's to read", async () => {
		must(await removeCoupon(shop, guest(), { bookId, typed: delivery }));
		await Promise.all([
			removeCoupon(shop, guest(), { bookId, typed: { ...delivery, city: "York" } }),
			signIn(),
		]);
		const kept = await shop.db.selectFrom("checkouts").select("owner_id").execute();
		expect(kept).toEqual([{ owner_id: family.id }]);
	});
});

describe("the account is deleted in another tab", () => {
	let bookId: string;
	beforeEach(async () => {
		bookId = await makeBook(shop, family);
	});

	const told = async () =>
		JSON.stringify([await paymentsOf(shop), await shop.db.selectFrom("checkouts").selectAll().execute()]);

	test.each([
		"create",
		"read",
	] as const)("while the provider is asked to %s: no name is written", async (what) => {
		if (what === "read") must(await preparePayment(shop, family, { bookId }));
		during(what, leave);
		expect(await preparePayment(shop, family, { bookId, delivery })).toMatchObject(NOT_FOUND);
		expect(await told()).not.toMatch(/Ada|James/);
		expect(await owners()).not.toContain(family.id);
	});

	test("nor by the call that saves the order", async () => {
		const { paymentIntentId } = must(await preparePayment(shop, family, { bookId }));
		between.happens = leave;
		const saved = await submitOrder(shop, family, { paymentIntentId, deliveryInfo: delivery });
		expect(saved).toMatchObject(NOT_FOUND);
		expect(await told()).not.toMatch(/Ada|James/);
	});

	test("nor by the checkout form", async () => {
		await Promise.all([removeCoupon(shop, family, { bookId, typed: delivery }), leave()]);
		expect(await told()).toBe("[[],[]]");
	});

	test("a card entered at the vendor afterwards is given back at once", async () => {
		const { clientSecret, paymentIntentId } = await prepared(shop, family, bookId);
		await leave();
		await payAtVendor(clientSecret);
		shop.clock.advance(2 * MINUTE);
		await runDueJobs(shop);
		expect(await ordersOf(shop)).toEqual([]);
		expect(await paymentsOf(shop)).toMatchObject([{ refund: "book gone", open_for: null }]);
		expect(await shop.providers.payments.refund(paymentIntentId, "another key")).toMatchObject({ ok: false });
	});

	test("our own form takes no card for a book that is gone", async () => {
		const { clientSecret, paymentIntentId } = await prepared(shop, family, bookId);
		await leave();
		expect(await confirmTestCard(shop, clientSecret ?? "", CARD.number)).toMatchObject(NOT_FOUND);
		expect(must(await shop.providers.payments.read(paymentIntentId)).state).toBe("requires_payment_method");
	});

	test("while the card is charged: it is given back", async () => {
		during("confirm", leave);
		await submitCheckout(shop, family, { bookId, typed: delivery, typedCoupon: "", card: CARD });
		shop.clock.advance(MINUTE);
		await runDueJobs(shop);
		expect(await ordersOf(shop)).toEqual([]);
		expect(await paymentsOf(shop)).toMatchObject([{ refund: "book gone" }]);
	});

	test("the closing job still ends what is open", async () => {
		const { paymentIntentId } = await prepared(shop, family, bookId);
		await leave();
		shop.clock.advance(48 * 60 * MINUTE);
		await runDueJobs(shop);
		expect(must(await shop.providers.payments.read(paymentIntentId)).state).toBe("canceled");
		expect(await paymentsOf(shop)).toMatchObject([{ state: "canceled", open_for: null }]);
	});
});
