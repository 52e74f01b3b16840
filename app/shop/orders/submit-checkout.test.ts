import { expect, test } from "vitest";
import { breakWrites } from "#db/broken.testing";
import { runDueJobs } from "~/jobs/worker.server";
import {
	ASKS,
	CARD,
	DECLINED,
	DELIVERY,
	EXPIRED,
	guest,
	makeBook,
	makeCoupon,
	must,
	NO_FUNDS,
	ordersOf,
	paymentsOf,
} from "~/shop/checkout/checkout.testing";
import { answerBank } from "~/shop/checkout/pay-by-card.server";
import { readCheckout } from "~/shop/checkout/read-checkout.server";
import { applyCoupon, removeCoupon } from "~/shop/checkout/save-checkout.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop } from "~/shop.testing";
import { type SubmitCheckout, submitCheckout } from "./submit-checkout.server";

const post = (bookId: string, more: Partial<SubmitCheckout> = {}): SubmitCheckout => ({
	bookId,
	typed: { ...DELIVERY },
	typedCoupon: "",
	card: { ...CARD },
	amount: 3498,
	...more,
});
const withCard = (number: string) => ({ card: { ...CARD, number } });

async function opened() {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	return { shop, bookId };
}

test("Pay charges the card and places the order", async () => {
	const { shop, bookId } = await opened();
	const next = must(await submitCheckout(shop, guest(), post(bookId)));
	const [order] = await ordersOf(shop);
	expect(next).toEqual({ to: "confirmation", payment: order?.payment_id });
	expect(order).toMatchObject({ total_pence: 3498, email_fold: "ada@example.com" });
});

test("what is missing is told all at once, in the exact words, and what was typed is kept", async () => {
	const { shop, bookId } = await opened();
	const empty = {
		name: " ",
		recipient: "",
		email: "",
		phone: "0123",
		address: "",
		address2: "",
		city: "",
		postalCode: "",
		country: "FR",
	};
	const answer = await submitCheckout(
		shop,
		guest(),
		post(bookId, { typed: empty, card: { number: "", expiry: "", cvc: "" } }),
	);
	expect(answer).toMatchObject({
		error: {
			code: "invalid",
			message: "Please fix the errors in the form",
			fields: {
				name: ["Full name is required"],
				email: ["Email is required"],
				address: ["Address is required"],
				city: ["City is required"],
				postalCode: ["Postal code is required"],
				country: ["Country is required"],
				cardNumber: ["Please complete your card details"],
			},
		},
	});
	const { typed } = must(await readCheckout(shop, guest(), { bookId }));
	expect(typed).toMatchObject({ name: " ", phone: "0123", country: "FR" });
	const wrong = await submitCheckout(shop, guest(), post(bookId, { typed: { ...DELIVERY, email: "ada" } }));
	expect(wrong).toMatchObject({ error: { fields: { email: ["Please enter a valid email"] } } });
	expect(await paymentsOf(shop)).toEqual([]);
});

test.each([
	[DECLINED, "Your card was declined."],
	[NO_FUNDS, "Your card has insufficient funds."],
	[EXPIRED, "Your card has expired."],
])("card %s: %s; another card then pays", async (number, message) => {
	const { shop, bookId } = await opened();
	expect(await submitCheckout(shop, guest(), post(bookId, withCard(number)))).toMatchObject({
		error: { code: "declined", message },
	});
	expect(await ordersOf(shop)).toEqual([]);
	expect(must(await submitCheckout(shop, guest(), post(bookId)))).toMatchObject({ to: "confirmation" });
	expect(await paymentsOf(shop)).toHaveLength(1);
});

test("a card whose month is over is declined beside its date, and nothing is asked of the provider", async () => {
	const { shop, bookId } = await opened();
	const answer = await submitCheckout(shop, guest(), post(bookId, { card: { ...CARD, expiry: "02 / 26" } }));
	expect(answer).toMatchObject({
		error: {
			code: "declined",
			message: "Your card has expired.",
			fields: { cardExpiry: ["Your card has expired."] },
		},
	});
	expect(await paymentsOf(shop)).toEqual([]);
});

test("a number that is no test card is not charged", async () => {
	const { shop, bookId } = await opened();
	const answer = await submitCheckout(shop, guest(), post(bookId, withCard("5555 5555 5555 4444")));
	expect(answer).toMatchObject({
		error: { code: "invalid", fields: { cardNumber: [expect.stringContaining("test cards only")] } },
	});
});

test("the bank asks: allowed, the order is placed; refused, another try pays", async () => {
	const { shop, bookId } = await opened();
	const asked = must(await submitCheckout(shop, guest(), post(bookId, withCard(ASKS))));
	if (asked.to !== "bank") throw new Error("the bank should ask");
	const { payment } = asked;
	expect(await placeOrder(shop, guest(), payment)).toMatchObject({ error: { code: "not_paid" } });
	expect(await answerBank(shop, guest("bob"), payment, true)).toMatchObject({ error: { code: "not_found" } });
	expect(await answerBank(shop, guest(), payment, false)).toMatchObject({
		error: { code: "declined", message: expect.stringContaining("unable to authenticate") },
	});
	expect(await answerBank(shop, guest(), payment, true)).toMatchObject({ error: { code: "conflict" } });
	expect(must(await submitCheckout(shop, guest(), post(bookId, withCard(ASKS))))).toEqual(asked);
	expect(must(await answerBank(shop, guest(), payment, true))).toEqual({
		paymentId: payment,
		status: "succeeded",
	});
	must(await placeOrder(shop, guest(), payment));
	expect(await ordersOf(shop)).toHaveLength(1);
});

test("asked by the bank, allowed, and killed: the job places the order", async () => {
	const { shop, bookId } = await opened();
	const asked = must(await submitCheckout(shop, guest(), post(bookId, withCard(ASKS))));
	if (asked.to !== "bank") throw new Error("the bank should ask");
	must(await answerBank(shop, guest(), asked.payment, true));
	shop.clock.advance(4_000);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toHaveLength(1);
});

test("Pay pressed fifty times at once, in two tabs with different cards: one order, one charge", async () => {
	const { shop, bookId } = await opened();
	const cards = [CARD.number, DECLINED];
	const answers = await Promise.all(
		Array.from({ length: 50 }, (_, at) =>
			submitCheckout(shop, guest(), post(bookId, withCard(cards[at % 2] ?? ""))),
		),
	);
	const orders = await ordersOf(shop);
	expect(orders).toHaveLength(1);
	expect(await paymentsOf(shop)).toMatchObject([{ state: "succeeded", refund: null }]);
	for (const answer of answers) {
		if (answer.ok) expect(answer.value).toEqual({ to: "confirmation", payment: orders[0]?.payment_id });
		else expect(["declined", "conflict"]).toContain(answer.error.code);
	}
});

test("a coupon is applied, kept, removed, and lost when it ends", async () => {
	const { shop, bookId } = await opened();
	await makeCoupon(shop, "BRIEF", { pence_off: 100, ends_at: "2026-03-02T10:00:00.000Z" });
	const typed = { ...DELIVERY, city: "half typ" };
	must(await applyCoupon(shop, guest(), { bookId, typed, code: " brief " }));
	const read = async () => must(await readCheckout(shop, guest(), { bookId }));
	expect(await read()).toMatchObject({
		coupon: { code: "BRIEF", discountPence: 100 },
		typed,
		price: { totalPence: 3398 },
	});
	expect(await applyCoupon(shop, guest(), { bookId, typed, code: "nope" })).toMatchObject({
		error: { fields: { couponCode: ["Invalid coupon code"] } },
	});
	expect(await applyCoupon(shop, guest(), { bookId, typed, code: "  " })).toMatchObject({
		error: { fields: { couponCode: ["Please enter a coupon code"] } },
	});
	expect((await read()).coupon?.code).toBe("BRIEF");
	shop.clock.advance(3600_000);
	expect(await read()).toMatchObject({
		coupon: null,
		couponLost: "This coupon has expired",
		price: { totalPence: 3498 },
	});
	expect(await submitCheckout(shop, guest(), post(bookId, { amount: 3398 }))).toMatchObject({
		error: { code: "amount_changed", details: { amount: 3498 } },
	});
	must(await removeCoupon(shop, guest(), { bookId, typed }));
	expect(await read()).toMatchObject({ coupon: null, couponLost: null });
	expect(await ordersOf(shop)).toEqual([]);
});

test("a coupon typed and never applied is applied first: nobody pays a total they haven't seen", async () => {
	const { shop, bookId } = await opened();
	expect(await submitCheckout(shop, guest(), post(bookId, { typedCoupon: "story10" }))).toMatchObject({
		error: {
			code: "amount_changed",
			message: expect.stringContaining("the total is now £31.98. Nothing has been charged yet"),
			details: { amount: 3198 },
		},
	});
	expect(await paymentsOf(shop)).toEqual([]);
	expect(
		await submitCheckout(shop, guest(), post(bookId, { typedCoupon: "nope", amount: 3198 })),
	).toMatchObject({
		error: { code: "invalid", fields: { couponCode: ["Invalid coupon code"] } },
	});
	must(await submitCheckout(shop, guest(), post(bookId, { amount: 3198 })));
	expect(await ordersOf(shop)).toMatchObject([{ total_pence: 3198, coupon_code: "STORY10" }]);
});

test("a coupon typed and never applied hides nothing else that is wrong", async () => {
	const { shop, bookId } = await opened();
	const typed = { ...DELIVERY, email: "ada@example" };
	expect(await submitCheckout(shop, guest(), post(bookId, { typed, typedCoupon: "story10" }))).toMatchObject({
		error: { code: "invalid", fields: { email: [expect.any(String)] } },
	});
	must(await submitCheckout(shop, guest(), post(bookId, { amount: 3198 })));
	expect(await ordersOf(shop)).toMatchObject([{ total_pence: 3198, coupon_code: "STORY10" }]);
});

test("an amount changed in the browser charges nothing", async () => {
	const { shop, bookId } = await opened();
	expect(await submitCheckout(shop, guest(), post(bookId, { amount: 1 }))).toMatchObject({
		error: { code: "amount_changed", message: "The total is now £34.98. Please check it and try again." },
	});
	expect(await ordersOf(shop)).toEqual([]);
});

test("a coupon that takes the total to nothing places the order without a card", async () => {
	const { shop, bookId } = await opened();
	await makeCoupon(shop, "GIFT", { pence_off: 9999 });
	must(await applyCoupon(shop, guest(), { bookId, typed: {}, code: "GIFT" }));
	const free = post(bookId, { amount: 0, card: { number: "", expiry: "", cvc: "" } });
	const next = must(await submitCheckout(shop, guest(), free));
	expect(next).toEqual({ to: "confirmation", payment: expect.stringMatching(/^free_/) });
	expect(await ordersOf(shop)).toMatchObject([
		{ total_pence: 0, discount_pence: 3498, payment_method: "card", status: "paid" },
	]);
});

test("a stranger's book, and one whose hours are over, can't be paid for", async () => {
	const { shop, bookId } = await opened();
	expect(await submitCheckout(shop, guest("bob"), post(bookId))).toMatchObject({
		error: { code: "not_found" },
	});
	shop.clock.advance(48 * 3600_000);
	expect(await submitCheckout(shop, guest(), post(bookId))).toMatchObject({
		error: { code: "forbidden", message: "THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK" },
	});
	expect(await paymentsOf(shop)).toEqual([]);
});

test("charged, and the provider away before the order is written: it is waited for, not lost", async () => {
	const { shop, bookId } = await opened();
	const { payments } = shop.providers;
	let charged = false;
	const cardForm = shop.providers.sandbox.cardForm;
	if (!cardForm) throw new Error("the test shop has a card form");
	const confirm: typeof cardForm.confirm = async (...given) => {
		charged = true;
		return cardForm.confirm(...given);
	};
	const read: typeof payments.read = async (id) =>
		charged ? { ok: false, error: "unavailable" } : payments.read(id);
	const providers = {
		...shop.providers,
		payments: { ...payments, read },
		sandbox: { ...shop.providers.sandbox, cardForm: { ...cardForm, confirm } },
	};
	const next = must(await submitCheckout({ ...shop, providers }, guest(), post(bookId)));
	expect(next.to).toBe("settling");
	shop.clock.advance(4_000);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toHaveLength(1);
});

test("a free order that couldn't be saved is saved soon after", async () => {
	const { shop, bookId } = await opened();
	await makeCoupon(shop, "GIFT", { pence_off: 9999 });
	must(await applyCoupon(shop, guest(), { bookId, typed: {}, code: "GIFT" }));
	const mend = await breakWrites(shop.db, "insert on orders");
	const free = post(bookId, { amount: 0, card: { number: "", expiry: "", cvc: "" } });
	expect(must(await submitCheckout(shop, guest(), free))).toMatchObject({ to: "settling" });
	await mend();
	shop.clock.advance(3_000);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toMatchObject([{ total_pence: 0, status: "paid" }]);
});
