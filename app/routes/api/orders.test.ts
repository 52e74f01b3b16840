import { expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { CARD, charged, DELIVERY, makeBook, ordersOf } from "~/shop/checkout/checkout.testing";
import { orderLink } from "~/shop/orders/link.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as coupons from "./coupons-validate";
import * as intents from "./create-payment-intent";
import * as orders from "./orders";
import * as payments from "./orders-payment";
import * as sandbox from "./sandbox-confirm-payment";

type Call = { answer: typeof orders.action; path: string };
const validate: Call = { answer: coupons.action, path: "/api/coupons/validate" };
const confirmCard: Call = { answer: sandbox.action, path: "/api/sandbox/confirm-payment" };
const createFamilyIntent: Call = { answer: intents.action, path: "/api/payment/create-payment-intent" };
const createGuestIntent: Call = { answer: intents.action, path: "/api/payment/create-guest-payment-intent" };
const saveFamilyOrder: Call = { answer: orders.action, path: "/api/orders" };
const saveOrder: Call = { answer: orders.action, path: "/api/orders/guest" };
const readFamilyOrder: Call = { answer: payments.loader, path: "/api/orders/" };
const readGuestOrder: Call = { answer: payments.loader, path: "/api/orders/guest/" };

async function browser(shop: TestShop, userId?: string) {
	const { session, cookie } = await beginSession(shop, { userId });
	const headers = { Cookie: cookie.split(";")[0] ?? "", "Content-Type": "application/json" };
	const answered = async ({ answer, path }: Call, rest: string, init: RequestInit, params = {}) => {
		const request = new Request(`http://localhost:3000${path}${rest}`, { headers, ...init });
		const response = await answer({ request, params, context: {} });
		return { status: response.status, body: await response.json() };
	};
	return {
		id: userId ?? session.guestId,
		post: (call: Call, body: unknown) => answered(call, "", { method: "POST", body: JSON.stringify(body) }),
		get: (call: Call, paymentIntentId: string, search = "") =>
			answered(call, `${paymentIntentId}${search}`, {}, { paymentIntentId }),
	};
}

async function opened() {
	const shop = await openTestShop();
	replaceShop(shop);
	const at = shop.clock.now().toISOString();
	await shop.db
		.insertInto("users")
		.values({
			id: "user_kin",
			username: "kin",
			username_fold: "kin",
			email: "kin@example.com",
			email_fold: "kin@example.com",
			email_proved: 0,
			password_hash: null,
			google_sub: null,
			picture_key: null,
			created_at: at,
			updated_at: at,
		})
		.execute();
	return {
		shop,
		guest: await browser(shop),
		stranger: await browser(shop),
		family: await browser(shop, "user_kin"),
	};
}

test("from coupon to order by calls alone", async () => {
	const { shop, guest } = await opened();
	const bookId = await makeBook(shop, guest);
	const coupon = await guest.post(validate, { code: "story10", orderAmount: 34.98, bookIds: [bookId] });
	expect(coupon).toEqual({
		status: 200,
		body: { valid: true, coupon: { code: "STORY10", discountAmount: 3 }, message: "Coupon applied" },
	});
	const metadata = {
		bookTitle: "The Whale",
		deliveryInfo: JSON.stringify(DELIVERY),
		couponCode: "STORY10",
		discountAmount: 300,
	};
	const intent = await guest.post(createGuestIntent, { amount: 3198, currency: "gbp", metadata });
	expect(intent).toMatchObject({ status: 200, body: { amount: 3198 } });
	expect(Object.keys(intent.body).sort()).toEqual(["amount", "clientSecret", "paymentIntentId"]);
	const { clientSecret, paymentIntentId } = intent.body;
	expect(await guest.post(saveOrder, { paymentIntentId })).toMatchObject({
		status: 409,
		body: { code: "not_paid" },
	});
	expect(await guest.post(confirmCard, { clientSecret, cardNumber: CARD.number })).toEqual({
		status: 200,
		body: { status: "succeeded", paymentIntentId },
	});
	const order = {
		bookId,
		comment: "",
		deliveryInfo: DELIVERY,
		paymentIntentId,
		amount: 3198,
		couponCode: "STORY10",
		discountAmount: 300,
		status: "paid",
	};
	expect(await guest.post(saveOrder, { ...order, amount: 3498 })).toMatchObject({
		status: 409,
		body: { code: "amount_changed", amount: 3198 },
	});
	const first = await guest.post(saveOrder, order);
	expect(first).toMatchObject({
		status: 201,
		body: { amount: 31.98, orderNumber: paymentIntentId.slice(-8).toUpperCase() },
	});
	expect(await guest.post(saveOrder, order)).toEqual({ status: 200, body: first.body });
	expect(await guest.get(readGuestOrder, paymentIntentId)).toEqual({ status: 200, body: first.body });
	expect(first.body.deliveryInfo).toMatchObject({ name: "Ada Lovelace" });
	expect(await guest.post(createGuestIntent, { metadata: { bookId } })).toMatchObject({
		status: 409,
		body: { ordered: true },
	});
});

test("an order that a job has placed is still claimed with 201", async () => {
	const { shop, guest } = await opened();
	const bookId = await makeBook(shop, guest);
	const paymentIntentId = await charged(shop, { kind: "guest", id: guest.id }, bookId);
	shop.clock.advance(120_000);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toHaveLength(1);
	expect((await guest.post(saveOrder, { paymentIntentId })).status).toBe(201);
	expect((await guest.post(saveOrder, { paymentIntentId })).status).toBe(200);
});

test("strangers find nothing; the mail's link opens the order", async () => {
	const { shop, guest, stranger } = await opened();
	const bookId = await makeBook(shop, guest);
	const paymentIntentId = await charged(shop, { kind: "guest", id: guest.id }, bookId);
	expect(await stranger.post(createGuestIntent, { metadata: { bookId } })).toMatchObject({ status: 404 });
	expect(await stranger.post(saveOrder, { paymentIntentId, deliveryInfo: DELIVERY })).toMatchObject({
		status: 404,
	});
	const { body } = await guest.post(saveOrder, { paymentIntentId });
	expect(await stranger.get(readGuestOrder, paymentIntentId)).toMatchObject({
		status: 404,
		body: { success: false },
	});
	const { search } = new URL(orderLink(shop, body._id));
	const masked = { email: "A•••@E•••.com", address: "", postalCode: "" };
	const deliveryInfo = { ...body.deliveryInfo, ...masked };
	expect(await stranger.get(readGuestOrder, paymentIntentId, search)).toEqual({
		status: 200,
		body: { ...body, deliveryInfo, paymentMethod: "card" },
	});
});

test("the signed-in variants know families only", async () => {
	const { shop, guest, family } = await opened();
	for (const answer of [
		await guest.post(createFamilyIntent, {}),
		await guest.post(saveFamilyOrder, { paymentIntentId: "pi_1" }),
		await guest.get(readFamilyOrder, "pi_1"),
	]) {
		expect(answer).toMatchObject({ status: 401, body: { success: false, code: "unauthenticated" } });
		expect(answer.body.message).toContain("not authenticated");
	}
	const bookId = await makeBook(shop, family);
	const intent = await family.post(createFamilyIntent, {
		amount: 3498,
		metadata: { bookId, deliveryInfo: DELIVERY },
	});
	const { clientSecret, paymentIntentId } = intent.body;
	await family.post(confirmCard, { clientSecret, cardNumber: CARD.number });
	const saved = await family.post(saveFamilyOrder, { paymentIntentId, amount: 3498 });
	expect(saved.status).toBe(201);
	expect(await family.get(readFamilyOrder, paymentIntentId)).toEqual({ status: 200, body: saved.body });
});

test("3-D Secure by call: the status and where to go", async () => {
	const { shop, guest } = await opened();
	await makeBook(shop, guest);
	const { body } = await guest.post(createGuestIntent, {});
	const answer = await guest.post(confirmCard, {
		clientSecret: body.clientSecret,
		cardNumber: "4000 0025 0000 3155",
	});
	expect(answer).toEqual({
		status: 200,
		body: {
			status: "requires_action",
			paymentIntentId: body.paymentIntentId,
			nextAction: `http://localhost:3000/checkout/authenticate?payment=${body.paymentIntentId}`,
		},
	});
});

test.each([
	["no code", { orderAmount: 10 }, { code: ["Please enter a coupon code"] }],
	["a blank code", { code: "  " }, { code: ["Please enter a coupon code"] }],
	[
		"an amount that is no number",
		{ code: "STORY10", orderAmount: "x" },
		{ orderAmount: ["The order amount is a number of pounds"] },
	],
])("a coupon call with %s is 422", async (_, input, fields) => {
	const { guest } = await opened();
	expect(await guest.post(validate, input)).toMatchObject({ status: 422, body: { success: false, fields } });
});

test.each([
	["another currency", { currency: "usd" }],
	["an amount in pounds", { amount: 34.98 }],
	["a delivery that is no delivery", { metadata: { deliveryInfo: "{" } }],
])("a payment call with %s is 422", async (_, input) => {
	const { shop, guest } = await opened();
	await makeBook(shop, guest);
	expect((await guest.post(createGuestIntent, input)).status).toBe(422);
});

test("the card call is not there outside test mode, nor with the vendor's form", async () => {
	const { shop, guest } = await opened();
	const card = { clientSecret: "pi_1_secret_1", cardNumber: CARD.number };
	expect((await guest.post(confirmCard, card)).status).toBe(404);
	const bookId = await makeBook(shop, guest);
	const { clientSecret } = (await guest.post(createGuestIntent, { metadata: { bookId } })).body;
	replaceShop({
		...shop,
		providers: { ...shop.providers, sandbox: { ...shop.providers.sandbox, cardForm: null } },
	});
	expect((await guest.post(confirmCard, { ...card, clientSecret })).status).toBe(404);
});

test("too many coupons from one address are held up, with when to come back", async () => {
	const { guest } = await opened();
	for (let at = 0; at < 60; at++) await guest.post(validate, { code: `GUESS${at}` });
	expect(await guest.post(validate, { code: "STORY10" })).toMatchObject({
		status: 429,
		body: { code: "rate_limited" },
	});
});
