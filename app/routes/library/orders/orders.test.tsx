import { expect, test } from "vitest";
import { ORDER_AGAIN_OVER } from "~/shop/books/rules";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { booksPage, open, orderPage, ordersPage } from "../shown.testing";

test("a family without orders is led to a book", async () => {
	const { cookie } = await open();
	const { html } = await ordersPage("/orders", cookie);
	expect(html).toContain("Your Orders");
	expect(html).toContain("No orders yet");
	expect(html).toContain('href="/create-book"');
});

test.each([
	[0, "rosa@example.com</span>, please show us", "comes in when you next sign in"],
	[1, "comes in when you next sign in", "rosa@example.com</span>, please show us"],
] as const)("a family without orders is told where one is that was made without its account (address proved: %d)", async (email_proved, says, not) => {
	const { shop, cookie } = await open();
	await shop.db.updateTable("users").set({ email_proved }).execute();
	const alone = (await ordersPage("/orders", cookie)).html;
	for (const said of ["Did you order without an account?", says, 'href="/find-order"'])
		expect(alone).toContain(said);
	expect(alone).not.toContain(not);
	// Whether somebody has ordered with an address that anybody can type is nobody's to learn.
	await makeOrder(shop, "guest_ada", { email_fold: "rosa@example.com" });
	expect((await ordersPage("/orders", cookie)).html).toBe(alone);
});

test("an order stands in its row with both badges, in pounds, and with what can be done", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, { title: "", order_number: "ABCD1234" });
	const { html } = await ordersPage("/orders", cookie);
	for (const text of [
		"Untitled Storybook",
		"No Cover Image Available",
		"ABCD1234",
		"Paid",
		"Processing",
		"2 March 2026",
		"£34.98",
		"Leave a Review",
		`href="/review/${orderId}"`,
		"View Details",
		`href="/orders/${orderId}"`,
	]) {
		expect(html).toContain(text);
	}
	expect(html).not.toContain("$");
	expect(html).not.toContain("Reviewed");
	expect(html).not.toContain("Load More");
	for (let count = 0; count < 10; count++) await makeOrder(shop, actor.id);
	const grown = (await ordersPage("/orders", cookie)).html;
	expect(grown).toContain("Load More Orders");
	expect(grown).toContain('href="/orders?upto=2#');
	const whole = (await ordersPage("/orders?upto=2", cookie)).html;
	expect(whole.match(/View Details/g)).toHaveLength(11);
	expect(whole).not.toContain("Load More");
});

test.each([
	["2025-03-02T09:00:00.001Z", true],
	["2025-03-02T09:00:00.000Z", false],
])("a book last ordered on %s: it can be ordered again (%s), or its pages say why not, and what can be done", async (created_at, may) => {
	const { shop, actor, cookie } = await open();
	const book_id = await makeBook(shop, actor);
	const facts = { book_id, first_for: book_id, state: "delivered", created_at } as const;
	const orderId = await makeOrder(shop, actor.id, facts);
	for (const { html } of [
		await ordersPage("/orders", cookie),
		await booksPage("/books", cookie),
		await orderPage(shop, orderId, cookie),
	]) {
		expect(html.includes(`href="/checkout?book=${book_id}&amp;again=1"`)).toBe(may);
		expect(html.includes(ORDER_AGAIN_OVER)).toBe(!may);
	}
});
