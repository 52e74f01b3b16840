import { expect, test } from "vitest";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { orderJson } from "~/shop/orders/contract";
import { HOUR_MS, makeOrder } from "~/shop/orders/orders.testing";
import { type OrderState, WIRE_STATUS } from "~/shop/orders/rules";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { loader as booksPage } from "../library/books/route";
import { ask, signedIn, told } from "../library/library.testing";
import { loader as orderPage } from "../library/order/route";
import { loader as ordersPage } from "../library/orders/route";
import { action as reviewForm } from "../library/review/route";
import { loader as booksCall, action as booksPost } from "./book-user";
import { loader as orderCall } from "./order-detail";
import { loader as ordersCall } from "./orders-user";
import { loader as reviewsGet, action as reviewsPost } from "./reviews";
import { loader as reviewCall } from "./reviews-order";

async function open() {
	const shop = await openTestShop();
	serveWith(shop);
	const { actor, cookie } = await signedIn(shop, "rosa");
	return { shop, actor, cookie };
}

const body = async (answer: Promise<Response>) => {
	const response = await answer;
	return { status: response.status, body: await response.json() };
};

type Review = { rating?: string; content?: string; displayName?: string };
type Outcome = { status: number; code: string | null; fields: Record<string, string[]> };

/** The form of /review; a redirect to the orders is a review written, one to the order a review that was there. */
async function byForm(cookie: string, orderId: string, review: Review): Promise<Outcome> {
	const answer = await reviewForm(ask(`/review/${orderId}`, { cookie, form: review }, { orderId }));
	if (answer instanceof Response) {
		const written = told(answer).to === "/orders?review=success";
		return { status: written ? 201 : 409, code: written ? null : "conflict", fields: {} };
	}
	const status = answer.init?.status ?? 200;
	const { "": _whole, ...fields } = (answer.data.lastResult.error ?? {}) as Record<string, string[]>;
	return { status, code: status === 422 ? "invalid" : status === 404 ? "not_found" : "not_paid", fields };
}

async function byCall(cookie: string, orderId: string, review: Review): Promise<Outcome> {
	const rating = /^\d+$/.test(review.rating ?? "") ? Number(review.rating) : review.rating;
	const json = { ...review, rating, orderId };
	const answer = await body(reviewsPost(ask("/api/reviews", { cookie, json })));
	return { status: answer.status, code: answer.body.code ?? null, fields: answer.body.fields ?? {} };
}

const GOOD = { rating: "4", content: "Lovely.", displayName: "Rosa" };

const REVIEWS: [
	string,
	Review,
	Partial<{ status: "refunded"; reviewed: boolean; owner: string }>,
	number,
	string?,
][] = [
	["a review", GOOD, {}, 201],
	["without a name", { rating: "1", content: "Damp." }, {}, 201],
	["without stars", { content: "Lovely." }, {}, 201],
	["right to left", { ...GOOD, content: "ספר נפלא\u202e" }, {}, 201],
	["2,000 characters", { ...GOOD, content: "x".repeat(2000) }, {}, 201],
	["10,000 characters", { ...GOOD, content: "x".repeat(10_000) }, {}, 422, "content"],
	["nothing written", { rating: "4" }, {}, 422, "content"],
	["blanks", { ...GOOD, content: " \n " }, {}, 422, "content"],
	["no star", { ...GOOD, rating: "0" }, {}, 422, "rating"],
	["six stars", { ...GOOD, rating: "6" }, {}, 422, "rating"],
	["stars that are no number", { ...GOOD, rating: "NaN" }, {}, 422, "rating"],
	["a long name", { ...GOOD, displayName: "x".repeat(61) }, {}, 422, "displayName"],
	["a second time", GOOD, { reviewed: true }, 409],
	["money given back", GOOD, { status: "refunded" }, 409],
	["a stranger's order", GOOD, { owner: "user_other" }, 404],
];

test.each(REVIEWS)("form and call agree on a review: %s", async (_name, review, facts, status, field) => {
	const outcomes: Outcome[] = [];
	const rows: unknown[] = [];
	for (const door of [byForm, byCall]) {
		const { shop, actor, cookie } = await open();
		const orderId = await makeOrder(shop, facts.owner ?? actor.id, { status: facts.status ?? "paid" });
		if (facts.reviewed) await byCall(cookie, orderId, GOOD);
		outcomes.push(await door(cookie, orderId, review));
		rows.push(await shop.db.selectFrom("reviews").selectAll().execute());
	}
	expect(outcomes[0]).toEqual(outcomes[1]);
	expect(rows[0]).toEqual(rows[1]);
	expect(outcomes[1]).toMatchObject({ status });
	expect(Object.keys(outcomes[1]?.fields ?? {})).toEqual(field ? [field] : []);
});

test("page and call list the same books, a page and its limit", async () => {
	const { shop, actor, cookie } = await open();
	for (let count = 0; count < 30; count++) {
		await makeBook(shop, actor);
		shop.clock.advance(1000);
	}
	await makeBook(shop, { id: "user_other" });
	for (const page of ["1", "2", "10", "11", "-1", "abc", "1e9", "1000000000", ""]) {
		const shown = await booksPage(ask(`/books?page=${page}`, { cookie }));
		const called = await body(booksCall(ask(`/api/book/user?page=${page}&limit=3`, { cookie })));
		expect(called).toEqual({ status: 200, body: shown.data.list });
	}
	const counts = ["", "1", "24", "25", "9999999999", "0", "-1", "abc", "2.5"].map(async (limit) => {
		const { body: list } = await body(booksCall(ask(`/api/book/user?limit=${limit}`, { cookie })));
		return [limit, list.books.length, list.hasMore];
	});
	expect(await Promise.all(counts)).toEqual([
		["", 3, true],
		["1", 1, true],
		["24", 24, true],
		["25", 24, true],
		["9999999999", 24, true],
		["0", 1, true],
		["-1", 3, true],
		["abc", 3, true],
		["2.5", 3, true],
	]);
});

test("page and call list the same orders", async () => {
	const { shop, actor, cookie } = await open();
	for (let count = 0; count < 11; count++) {
		await makeOrder(shop, actor.id);
		shop.clock.advance(1000);
	}
	await makeOrder(shop, "user_other");
	for (const page of ["1", "2", "3", "-1", "abc", "1e9", "1000000000", ""]) {
		const shown = await ordersPage(ask(`/orders?page=${page}`, { cookie }));
		const called = await body(ordersCall(ask(`/api/orders/user/orders?page=${page}`, { cookie })));
		const { list } = shown.data;
		const orders = list?.orders.map(orderJson);
		expect(called).toEqual({ status: 200, body: { ...list, orders } });
	}
});

test.each(
	Object.entries(WIRE_STATUS),
)("page, list and calls tell of an order that is %s", async (name, status) => {
	const { shop, actor, cookie } = await open();
	const state = name as OrderState;
	const orderId = await makeOrder(shop, actor.id, {
		state,
		held_from: state === "on hold" ? "making" : null,
	});
	const shown = await orderPage(ask(`/orders/${orderId}`, { cookie }, { orderId }));
	const listed = await ordersPage(ask("/orders", { cookie }));
	const one = await body(orderCall(ask(`/api/orders/user/orders/${orderId}`, { cookie }, { orderId })));
	const all = await body(ordersCall(ask("/api/orders/user/orders", { cookie })));
	const told = [shown.data.detail?.order, listed.data.list?.orders[0], one.body, all.body.orders[0]];
	expect(told.map((order) => order?.orderStatus)).toEqual([status, status, status, status]);
	expect(one.body).not.toHaveProperty("state");
});

test("page and call read the same order", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id);
	const theirs = await makeOrder(shop, "user_other");
	const shown = await orderPage(ask(`/orders/${orderId}`, { cookie }, { orderId }));
	const called = await body(orderCall(ask(`/api/orders/user/orders/${orderId}`, { cookie }, { orderId })));
	const order = shown.data.detail?.order;
	expect(called).toEqual({ status: 200, body: order && orderJson(order) });
	for (const other of [theirs, "order_none"]) {
		const page = await orderPage(ask(`/orders/${other}`, { cookie }, { orderId: other }));
		const call = await body(
			orderCall(ask(`/api/orders/user/orders/${other}`, { cookie }, { orderId: other })),
		);
		expect(page.init?.status).toBe(404);
		const message = "Order not found: The requested order could not be found in our system.";
		expect(call).toEqual({
			status: 404,
			body: { success: false, error: message, message, code: "not_found" },
		});
	}
});

test("a review is null until it is written, and a stranger learns of neither", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id);
	const read = (who: string) =>
		body(reviewCall(ask(`/api/reviews/${orderId}`, { cookie: who }, { orderId })));
	expect(await read(cookie)).toEqual({ status: 200, body: null });
	shop.clock.advance(HOUR_MS);
	const written = await body(
		reviewsPost(ask("/api/reviews", { cookie, json: { orderId, rating: 4, content: "Lovely." } })),
	);
	expect(written).toEqual({
		status: 201,
		body: {
			_id: expect.any(String),
			orderId,
			rating: 4,
			content: "Lovely.",
			displayName: "Anonymous",
			createdAt: shop.clock.now().toISOString(),
		},
	});
	expect(await read(cookie)).toEqual({ status: 200, body: written.body });
	expect(await read((await signedIn(shop, "other")).cookie)).toMatchObject({
		status: 404,
		body: { code: "not_found" },
	});
});

test("numbers that are none, and other kinds of stars, are refused by the call", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id);
	for (const rating of [0, 6, 4.5, -1, 1e9, "five", true, [5], {}]) {
		const answer = await body(
			reviewsPost(ask("/api/reviews", { cookie, json: { orderId, content: "x", rating } })),
		);
		expect(answer).toMatchObject({
			status: 422,
			body: { fields: { rating: ["Please choose 1 to 5 stars"] } },
		});
	}
	const nameless = await body(reviewsPost(ask("/api/reviews", { cookie, json: { content: "x" } })));
	expect(nameless).toMatchObject({
		status: 422,
		body: { fields: { orderId: ["The order's id is required"] } },
	});
});

test("other methods are told which there are", async () => {
	const { cookie } = await open();
	const wrong = await Promise.all([
		booksPost(ask("/api/book/user", { cookie, json: {} })),
		reviewsGet(ask("/api/reviews", { cookie })),
	]);
	expect(wrong.map(({ status, headers }) => [status, headers.get("Allow")])).toEqual([
		[405, "GET"],
		[405, "POST"],
	]);
});
