import { beforeEach, expect, test } from "vitest";
import { action as prepareCall } from "~/routes/api/create-payment-intent";
import { beginSession } from "~/http/session.testing";
import { toastOf } from "~/routes/browser.testing";
import { ask, signedIn } from "~/routes/library/library.testing";
import {
	approveAll,
	CARD,
	charged,
	DELIVERY,
	makeBook,
	makeCoupon,
	must,
	ordersOf,
} from "~/shop/checkout/checkout.testing";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { action, loader } from "./route";

type Family = Awaited<ReturnType<typeof signedIn>>;

let shop: TestShop;
let visitor: Family;
let bookId: string;

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	visitor = await signedIn(shop, "ada");
	bookId = await makeBook(shop, visitor.actor);
	must(await placeOrder(shop, visitor.actor, await charged(shop, visitor.actor, bookId)));
	await approveAll(shop);
	// Long ago: the order is no news to anybody.
	shop.clock.advance(60_000);
});

const path = () => `/checkout?book=${bookId}&again=1`;

/** The form of the page as it is shown now. */
async function shownForm(): Promise<Record<string, string>> {
	const { data } = (await loader(ask(path(), visitor))) as {
		data: { checkout: { ordersBefore: number; price: { totalPence: number } } };
	};
	return {
		...DELIVERY,
		ordersBefore: String(data.checkout.ordersBefore),
		amount: String(data.checkout.price.totalPence),
		cardNumber: CARD.number,
		cardExpiry: CARD.expiry,
		cardCvc: CARD.cvc,
	};
}

async function send(form: Record<string, string>, intent = "pay") {
	const sent = action(ask(path(), { ...visitor, form: { ...form, intent } }));
	return (await sent.catch((thrown: unknown) => thrown)) as Response;
}

const wayTo = (order: { payment_id: string } | undefined) =>
	`/order-confirmation?payment=${order?.payment_id}`;
const SENT = "You ordered this book a moment ago. For one more, choose Order again in My Orders.";

test("one form makes one order: sent again it leads to that order, with a word", async () => {
	const form = await shownForm();
	const first = await send(form);
	const [, order, ...more] = await ordersOf(shop);
	expect([first.headers.get("Location"), more]).toEqual([wayTo(order), []]);
	const second = await send(form);
	expect([second.headers.get("Location"), toastOf(second)]).toEqual([wayTo(order), SENT]);
	expect(await ordersOf(shop)).toHaveLength(2);
});

test("a form opened anew orders once more, and only the newest order answers an older form", async () => {
	const old = await shownForm();
	await send(old);
	shop.clock.advance(60_000);
	await send(await shownForm());
	const orders = await ordersOf(shop);
	expect(orders).toHaveLength(3);
	expect((await send(old)).headers.get("Location")).toBe(wayTo(orders[2]));
	expect(await ordersOf(shop)).toHaveLength(3);
});

test("two tabs opened side by side, and a double click: one order", async () => {
	const [one, two] = [await shownForm(), await shownForm()];
	await Promise.all([send(one), send(one)]);
	await send(two);
	expect(await ordersOf(shop)).toHaveLength(2);
});

test("nor does a coupon make an old form new", async () => {
	const form = await shownForm();
	await send(form);
	const [, order] = await ordersOf(shop);
	const applied = await send({ ...form, couponCode: "STORY10" }, "apply-coupon");
	expect(applied.headers.get("Location")).toBe(wayTo(order));
	expect(await shop.db.selectFrom("checkouts").selectAll().execute()).toEqual([]);
});

test("a free order is made once, too", async () => {
	await makeCoupon(shop, "GIFT", { pence_off: 3498 });
	await send({ ...(await shownForm()), couponCode: "GIFT" }, "apply-coupon");
	const form = await shownForm();
	expect(form.amount).toBe("0");
	await send(form);
	const again = await send(form);
	const [, order, ...more] = await ordersOf(shop);
	expect([again.headers.get("Location"), order?.total_pence, more]).toEqual([wayTo(order), 0, []]);
});

test("the card form's call refuses a form that was sent before; without its figure the call is as it was", async () => {
	const { ordersBefore } = await shownForm();
	await send(await shownForm());
	const call = (metadata: object) =>
		prepareCall(
			ask("/api/payment/create-payment-intent", {
				cookie: visitor.cookie,
				json: { metadata: { bookId, again: true, ...metadata } },
			}),
		);
	const refused = await call({ ordersBefore: Number(ordersBefore) });
	expect([refused.status, await refused.json()]).toEqual([
		409,
		expect.objectContaining({ ordered: true, bookId, message: SENT }),
	]);
	expect((await call({})).status).toBe(200);
});

test("an older form that comes while a newer one's payment waits for its card doesn't take it over", async () => {
	const old = Number((await shownForm()).ordersBefore);
	const wanted = { bookId, again: true, delivery: { ...DELIVERY } };
	// While the old form's request asks the provider, the other tab orders and opens one more payment.
	const waiting = must(await preparePayment(shop, visitor.actor, wanted));
	const { read } = shop.providers.payments;
	let others = 0;
	shop.providers.payments.read = async (id) => {
		const found = await read(id);
		if (others++ > 0) return found;
		await shop.providers.sandbox.cardForm?.confirm(waiting.clientSecret ?? "", { number: CARD.number });
		must(await placeOrder(shop, visitor.actor, waiting.paymentIntentId));
		must(await preparePayment(shop, visitor.actor, wanted));
		return found;
	};
	const late = await preparePayment(shop, visitor.actor, { ...wanted, ordersBefore: old });
	expect(late).toMatchObject({ ok: false, error: { code: "conflict", message: SENT } });
});

test("a book whose last order is 12 months old is refused before anything is paid, in words that say why", async () => {
	const form = await shownForm();
	const before = (await ordersOf(shop)).length;
	const begun = new Date(shop.clock.now());
	const until = new Date(begun).setUTCMonth(begun.getUTCMonth() + 12);
	shop.clock.advance(until - begun.getTime());
	visitor = {
		...visitor,
		cookie: (await beginSession(shop, { userId: visitor.actor.id })).cookie.split(";")[0] ?? "",
	};
	const refused = await send(form);
	expect(toastOf({ headers: refused.headers })).toContain("for 12 months after its last order");
	expect(await ordersOf(shop)).toHaveLength(before);
	const shown = (await loader(ask(path(), visitor)).catch((thrown: unknown) => thrown)) as Response;
	expect(shown.status).toBe(302);
});
