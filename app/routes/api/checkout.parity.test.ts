import { expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { STATUS } from "~/http/statuses.server";
import { loader as checkout, action as payForm } from "~/routes/checkout/checkout/route";
import {
	CARD,
	DECLINED,
	DELIVERY,
	makeBook,
	makeCoupon,
	NO_FUNDS,
	ordersOf,
	paymentsOf,
} from "~/shop/checkout/checkout.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { action as createIntent } from "./create-payment-intent";
import { action as saveOrder } from "./orders";
import { action as confirmCard } from "./sandbox-confirm-payment";

const ORIGIN = "http://localhost:3000";

type Buyer = { shop: TestShop; guestId: string; cookie: string };

async function buyer(): Promise<Buyer> {
	const shop = await openTestShop();
	replaceShop(shop);
	const { session, cookie } = await beginSession(shop);
	return { shop, guestId: session.guestId, cookie: cookie.split(";")[0] ?? "" };
}

/** What a family wants, however it says so. */
type Wish = {
	bookId: string;
	delivery: Record<string, string>;
	couponCode: string;
	amount: number;
	card: string;
};
/** How it came out. */
type Outcome = {
	status: number;
	code: string | null;
	message: string | null;
	fields: Record<string, string[]>;
};
const GOOD: Outcome = { status: 200, code: null, message: null, fields: {} };

function request(path: string, cookie: string, type: string, body: string): Request {
	return new Request(`${ORIGIN}${path}`, {
		method: "POST",
		headers: { Cookie: cookie, "Content-Type": type, Origin: ORIGIN, Host: "localhost:3000" },
		body,
	});
}

/** A page of its own, for what no form can show. */
type Refused = { data: { message: string }; init: ResponseInit };

/** The checkout form, its coupon applied by its own button. A post that failed is read from the page it leads to. */
async function byForm({ cookie }: Buyer, wish: Wish): Promise<Outcome> {
	const post = async (intent: string): Promise<Outcome> => {
		const fields = { ...wish.delivery, intent, couponCode: intent === "apply-coupon" ? wish.couponCode : "" };
		const card = { cardNumber: wish.card, cardExpiry: CARD.expiry, cardCvc: CARD.cvc };
		const body = new URLSearchParams({ ...fields, ...card, amount: String(wish.amount) });
		const path = `/checkout?book=${wish.bookId}`;
		const sent = request(path, cookie, "application/x-www-form-urlencoded", body.toString());
		const answer = payForm({ request: sent, params: {}, context: {} }) as Promise<unknown>;
		const arrived = (await answer.catch((thrown: unknown) => thrown)) as Response | Refused;
		if (arrived instanceof Response) return shown(cookie, arrived.headers.get("Location") ?? "");
		return { status: arrived.init.status ?? 0, code: "not_found", message: arrived.data.message, fields: {} };
	};
	const applied = wish.couponCode === "" ? GOOD : await post("apply-coupon");
	return applied.code === null ? post("pay") : applied;
}

/** What the page says that a post has led to. */
async function shown(cookie: string, address: string): Promise<Outcome> {
	if (!address.startsWith("/checkout?")) return GOOD;
	const asked = new Request(`${ORIGIN}${address}`, { headers: { Cookie: cookie } });
	const { data } = await checkout({ request: asked, params: {}, context: {} });
	// A book whose hours are over has no form any more.
	if (data.checkout === null)
		return { status: STATUS.forbidden, code: "forbidden", message: data.ended, fields: {} };
	if (!data.failed) return GOOD;
	const { code, message, fields = {} } = data.failed.problem;
	return { status: STATUS[code], code, message, fields };
}

/** The same by the JSON calls: intent, card, order. */
async function byCalls({ cookie }: Buyer, wish: Wish): Promise<Outcome> {
	const call = async (action: typeof saveOrder, path: string, body: unknown) => {
		const sent = request(path, cookie, "application/json", JSON.stringify(body));
		const response = await action({ request: sent, params: {}, context: {} });
		return { response, body: await response.json() };
	};
	const refused = ({ response, body }: Awaited<ReturnType<typeof call>>): Outcome | null =>
		response.ok
			? null
			: { status: response.status, code: body.code, message: body.message, fields: body.fields ?? {} };
	const { bookId, couponCode, amount, delivery, card } = wish;
	const metadata = { bookId, couponCode, deliveryInfo: JSON.stringify(delivery) };
	const intent = await call(createIntent, "/api/payment/create-guest-payment-intent", {
		amount,
		currency: "gbp",
		metadata,
	});
	const notPrepared = refused(intent);
	if (notPrepared) return notPrepared;
	const { clientSecret, paymentIntentId } = intent.body;
	if (clientSecret !== null) {
		const charged = await call(confirmCard, "/api/sandbox/confirm-payment", {
			clientSecret,
			cardNumber: card,
		});
		const notCharged = refused(charged);
		if (notCharged) return notCharged;
	}
	const saved = await call(saveOrder, "/api/orders/guest", {
		paymentIntentId,
		bookId,
		amount,
		deliveryInfo: delivery,
		status: "paid",
	});
	return refused(saved) ?? GOOD;
}

const WISH = { delivery: { ...DELIVERY }, couponCode: "", amount: 3498, card: CARD.number };
const HOUR = 3600_000;

type Case = {
	name: string;
	wish?: Partial<Wish>;
	before?: (buyer: Buyer, bookId: string) => Promise<unknown> | unknown;
	status: number;
	total?: number;
	message?: string | null;
	fields?: Record<string, string[]>;
};

const cases: Case[] = [
	{ name: "a card that is accepted", status: 200, total: 3498 },
	{
		name: "a coupon, lower case and with spaces",
		wish: { couponCode: " story10 ", amount: 3198 },
		status: 200,
		total: 3198,
	},
	{
		name: "a coupon that pays for everything",
		wish: { couponCode: "GIFT", amount: 0, card: "" },
		before: ({ shop }) => makeCoupon(shop, "GIFT", { pence_off: 5000 }),
		status: 200,
		total: 0,
	},
	{
		name: "an unknown coupon",
		wish: { couponCode: "NOPE" },
		status: 422,
		message: "Invalid coupon code",
		fields: { couponCode: ["Invalid coupon code"] },
	},
	{
		name: "a coupon that is used up",
		wish: { couponCode: "GONE" },
		before: ({ shop }) => makeCoupon(shop, "GONE", { percent_off: 50, most_uses: 0 }),
		status: 422,
		message: "This coupon has been used up",
		fields: { couponCode: ["This coupon has been used up"] },
	},
	{
		name: "an amount changed in the browser",
		wish: { amount: 1 },
		status: 409,
		message: "The total is now £34.98. Please check it and try again.",
	},
	{
		name: "a card that is declined",
		wish: { card: DECLINED },
		status: 402,
		message: "Your card was declined.",
		fields: {},
	},
	{
		name: "a card without money",
		wish: { card: NO_FUNDS },
		status: 402,
		message: "Your card has insufficient funds.",
		fields: {},
	},
	{ name: "a number that is no test card", wish: { card: "5555555555554444" }, status: 422 },
	{
		name: "a book that isn't there",
		wish: { bookId: "book_nobody" },
		status: 404,
		message: "We couldn't find this book.",
	},
	{
		name: "a book whose hours are over",
		before: ({ shop }) => shop.clock.advance(48 * HOUR),
		status: 403,
		message: "THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK",
	},
	{
		name: "somebody else's book",
		before: ({ shop }, bookId) =>
			shop.db.updateTable("books").set({ owner_id: "guest_bob" }).where("id", "=", bookId).execute(),
		status: 404,
		message: "We couldn't find this book.",
	},
];

test.each(cases)("form and calls agree: $name", async ({ wish, before, status, total, message, fields }) => {
	const outcomes: Outcome[] = [];
	for (const door of [byForm, byCalls]) {
		const who = await buyer();
		const bookId = await makeBook(who.shop, { id: who.guestId });
		await before?.(who, bookId);
		const outcome = await door(who, { bookId, ...WISH, ...wish });
		expect(outcome.status).toBe(status);
		if (message !== undefined) expect(outcome.message).toBe(message);
		if (fields !== undefined) expect(outcome.fields).toEqual(fields);
		outcomes.push(outcome);
		const orders = await ordersOf(who.shop);
		expect(orders.map(({ total_pence }) => total_pence)).toEqual(total === undefined ? [] : [total]);
		const charged = (await paymentsOf(who.shop)).filter(
			({ state, id }) => state === "succeeded" && id.startsWith("pi_"),
		);
		expect(charged).toHaveLength(total ? 1 : 0);
	}
	expect(outcomes[0]).toEqual(outcomes[1]);
});

test("a delivery that is incomplete: the same messages, by field in the form, by path in the call", async () => {
	const delivery = { ...DELIVERY, name: "", email: "ada", postalCode: " " };
	const messages = {
		name: ["Full name is required"],
		email: ["Please enter a valid email"],
		postalCode: ["Postal code is required"],
	};
	const who = await buyer();
	const bookId = await makeBook(who.shop, { id: who.guestId });
	const form = await byForm(who, { bookId, ...WISH, delivery });
	expect(form).toMatchObject({ status: 422, message: "Please fix the errors in the form" });
	expect(form.fields).toEqual(messages);
	const calls = await byCalls(who, { bookId, ...WISH, delivery });
	expect(calls.status).toBe(422);
	expect(calls.fields).toEqual(
		Object.fromEntries(
			Object.entries(messages).map(([field, texts]) => [`metadata.deliveryInfo.${field}`, texts]),
		),
	);
	expect(await paymentsOf(who.shop)).toEqual([]);
});
