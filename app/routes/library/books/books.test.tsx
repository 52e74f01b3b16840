import { expect, test } from "vitest";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { HOUR_MS, makeOrder } from "~/shop/orders/orders.testing";
import { booksPage, open } from "../shown.testing";

test("a family without books is led to its first one", async () => {
	const { cookie } = await open();
	const { status, html } = await booksPage("/books", cookie);
	expect(status).toBe(200);
	expect(html).toContain("Your Storybooks");
	expect(html).toContain("No books yet");
	expect(html).toContain('href="/create-book"');
	expect(html).toContain("Create Your First Book");
	expect(html).not.toContain("reached the end");
});

test("a new book counts its offer down and can be ordered", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor);
	shop.clock.advance(HOUR_MS);
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain("47\u00a0hours, 0\u00a0minutes, 0\u00a0seconds");
	expect(html).toContain(`href="/create-book/order?book=${bookId}"`);
	expect(html).toContain("ORDER NOW");
	expect(html).toContain("Create New Book");
	expect(html).toContain("You&#x27;ve reached the end of your books");
	const draft = /data-book-order="([^"]+)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
	expect(JSON.parse(draft)).toEqual({
		title: "The Whale",
		synopsis: "Rosa hears a whale sing.",
		coverImageUrl: expect.stringContaining("/covers/"),
		bookId,
		comment: "A woolly hat, please.",
	});
});

test("the offer is open to the last second and over with the next", async () => {
	const { shop, actor, cookie } = await open();
	await makeBook(shop, actor);
	shop.clock.advance(48 * HOUR_MS - 1000);
	expect((await booksPage("/books", cookie)).html).toContain("0\u00a0hours, 0\u00a0minutes, 1\u00a0second");
	shop.clock.advance(1000);
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain("OFFER EXPIRED");
	expect(html).toMatch(
		/<button [^>]*disabled=""[^>]*>THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK<\/button>/,
	);
	expect(html).not.toContain("ORDER NOW");
	expect(html).not.toContain("/create-book/order");
});

test("a book without anything says so, and the current draft is continued", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor, { title: "", cover: false });
	await shop.db
		.updateTable("books")
		.set({ state: "writing", synopsis: null, description: "" })
		.where("id", "=", bookId)
		.execute();
	const { html } = await booksPage("/books", cookie);
	for (const text of [
		"UNTITLED STORY",
		"NO DESCRIPTION AVAILABLE",
		"No Cover Image Available",
		"0 characters",
		"20 pages",
		"Created",
		"Being written",
		"Continue",
	]) {
		expect(html).toContain(text);
	}
	expect(html).not.toContain("ORDER NOW");
});

test("before its cover a book is offered by nobody, and its offer doesn't run out", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor, { cover: false });
	await shop.db.updateTable("books").set({ failure: "frozen" }).where("id", "=", bookId).execute();
	await shop.db
		.insertInto("credits")
		.values({ owner_id: actor.id, used: 5, frozen_until: "2026-03-09T09:00:00.000Z" })
		.execute();
	shop.clock.advance(48 * HOUR_MS);
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain("Waiting for its cover");
	expect(html).toContain("It is drawn by itself on Monday, 9 March 2026 at 09:00.");
	for (const text of ["OFFER EXPIRED", "Offer ends in", "ORDER NOW"]) expect(html).not.toContain(text);
});

test("a book that was ordered leads to its order, and may be ordered again", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor);
	const orderId = await makeOrder(shop, actor.id, { book_id: bookId, first_for: bookId });
	shop.clock.advance(100 * HOUR_MS);
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain(`href="/orders/${orderId}"`);
	expect(html).toContain(`href="/checkout?book=${bookId}&amp;again=1"`);
	expect(html).not.toContain("OFFER EXPIRED");
});

test("one page an address: Load More Books leads on, Previous back", async () => {
	const { shop, actor, cookie } = await open();
	for (let count = 0; count < 7; count++) await makeBook(shop, actor);
	const first = (await booksPage("/books", cookie)).html;
	expect(first).toContain('href="/books?page=2"');
	expect(first).toContain("Load More Books");
	expect(first).not.toContain("Previous");
	const second = (await booksPage("/books?page=2", cookie)).html;
	expect(second).toContain('href="/books?page=3"');
	expect(second).toMatch(/href="\/books"[^>]*>Previous/);
	const third = (await booksPage("/books?page=3", cookie)).html;
	expect(third).not.toContain("Load More");
	expect(third).toContain("You&#x27;ve reached the end of your books");
});
