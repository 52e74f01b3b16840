import type { MetaArgs, MetaFunction } from "@remix-run/node";
import { expect, test } from "vitest";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { meta as reviewMeta } from "../review/route";
import { open, orderPage } from "../shown.testing";
import { meta as orderMeta } from "./route";

test("an order's page has every stored figure and fact", async () => {
	const { shop, actor, cookie } = await open();
	const book_id = await makeBook(shop, actor);
	await shop.db.updateTable("books").set({ reading_needs: "Rhymes, please." }).execute();
	const orderId = await makeOrder(shop, actor.id, {
		book_id,
		order_number: "ABCD1234",
		state: "posted",
		discount_pence: 300,
		total_pence: 3198,
		coupon_code: "STORY10",
		estimated_delivery: "2026-03-11T09:00:00.000Z",
		tracking_number: "RM123",
		tracking_url: "https://carrier.example/RM123",
		comment: "A red door, please.",
	});
	const { status, html } = await orderPage(shop, orderId, cookie);
	expect(status).toBe(200);
	for (const text of [
		"Order ABCD1234",
		"2 March 2026",
		"Paid",
		"Shipped",
		"The Whale",
		"Rosa hears a whale sing.",
		"Custom Level:</strong> Rhymes, please.",
		"A red door, please.",
		"No Cover Image Available",
		"11 March 2026",
		"RM123",
		"Track your package",
		'href="https://carrier.example/RM123"',
		"Subtotal",
		"£29.99",
		"Coupon STORY10",
		"−£3.00",
		"Delivery address",
		"£4.99",
		"Total",
		"£31.98",
		"Ada@Example.com",
		"12 St James&#x27;s Square",
		"London",
		"SW1Y 4JH",
		"United Kingdom",
		"Write Review",
		"Back to Orders",
		"mailto:",
		"Order again",
	]) {
		expect(html).toContain(text);
	}
	expect(html).not.toContain("$");
});

test("nothing but the web stands behind the tracking link", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, {
		tracking_number: "RM1",
		tracking_url: "javascript:alert(1)",
	});
	const { html } = await orderPage(shop, orderId, cookie);
	expect(html).not.toContain("javascript:");
	expect(html).not.toContain("Track your package");
});

test("an address that can't be read is said not to be available", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, { delivery: "{" });
	expect((await orderPage(shop, orderId, cookie)).html).toContain("Delivery information not available");
});

test("no order, a stranger's and one whose key is wrong are the same panel", async () => {
	const { shop, cookie } = await open();
	const theirs = await makeOrder(shop, "user_other");
	const answers = [
		await orderPage(shop, "order_none", cookie),
		await orderPage(shop, theirs, cookie),
		await orderPage(shop, theirs, cookie, "wrong"),
		await orderPage(shop, theirs, undefined, "wrong"),
	];
	for (const { status, html } of answers) {
		expect(status).toBe(404);
		expect(html).toContain("Order not found: The requested order could not be found in our system.");
		expect(html).toContain("Back to Orders");
	}
	expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
});

test("an order that can't be read says so", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id);
	await shop.db.schema.dropTable("order_events").execute();
	const { status, html } = await orderPage(shop, orderId, cookie);
	expect(status).toBe(500);
	expect(html).not.toContain("If you think it should be here");
	for (const text of [
		"Error loading order",
		"Failed to fetch order details",
		"Nothing is lost.",
		"Back to Orders",
	]) {
		expect(html).toContain(text);
	}
	expect(shop.logged.filter(({ level }) => level === "error")).toHaveLength(1);
});

test.each([
	["missing", "Order not found | Fable & Kin"],
	["failed", "Error loading order | Fable & Kin"],
] as const)("an order that is %s says so in the title, its review too", (problem, title) => {
	const data = { problem, detail: null, order: null };
	for (const meta of [orderMeta, reviewMeta] as MetaFunction[]) {
		expect(meta({ data } as unknown as MetaArgs)).toContainEqual({ title });
	}
});

test.each([
	["refunded", "paid", null, false],
	["paid", "cancelled", "2026-03-11T09:00:00.000Z", false],
	["paid", "delivered", null, false],
	["paid", "delivered", "2026-03-11T09:00:00.000Z", true],
	["paid", "posted", null, true],
] as const)("paid: %s, book: %s, promised for %s: whether a delivery is told", async (status, state, estimated_delivery, told) => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, { status, state, estimated_delivery });
	const { html } = await orderPage(shop, orderId, cookie);
	expect(html.includes("Estimated delivery")).toBe(told);
});
