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

test("a book that another tab's story left behind is continued as itself, written or not", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor, { cover: false });
	await shop.db.deleteFrom("drafts").execute();
	const shown = async () => (await booksPage("/books", cookie)).html;
	expect(await shown()).toContain(`href="/create-book?book=${bookId}"`);
	await shop.db.updateTable("books").set({ state: "writing", synopsis: null }).execute();
	expect(await shown()).toContain(`href="/create-book?book=${bookId}"`);
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

test.each([
	["paid", { state: "paid" }, false],
	["waiting to be approved", { state: "proof" }, false],
	["approved", { state: "approved" }, true],
	["delivered", { state: "delivered" }, true],
	["held before it was approved", { state: "on hold", held_from: "making" }, false],
	["held at the printer", { state: "on hold", held_from: "at the printer" }, true],
	["cancelled and never approved", { state: "cancelled", status: "refunded" }, false],
] as const)("a book whose order is %s leads to it, and is ordered again once approved", async (_, facts, may) => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor);
	const orderId = await makeOrder(shop, actor.id, { book_id: bookId, first_for: bookId, ...facts });
	shop.clock.advance(100 * HOUR_MS);
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain(`href="/orders/${orderId}"`);
	expect(html.includes(`href="/checkout?book=${bookId}&amp;again=1"`)).toBe(may);
	expect(html).not.toContain("OFFER EXPIRED");
});

test("a book that was approved and then cancelled is ordered again: its pages are there", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor);
	const id = await makeOrder(shop, actor.id, { book_id: bookId, first_for: bookId, state: "cancelled" });
	const approved = { step: "approve", actor: "family", state: "approved", note: "" } as const;
	await shop.db
		.insertInto("order_events")
		.values({ id: "event_1", order_id: id, ...approved, at: shop.clock.now().toISOString() })
		.execute();
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain(`href="/checkout?book=${bookId}&amp;again=1"`);
});

const END = "You&#x27;ve reached the end of your books";
const shelf = (html: string) => [...html.matchAll(/<h2[^>]*>(Story \d+)<\/h2>/g)].map(([, title]) => title);

/** A family with so many books, Story 1 the newest. */
async function openWith(count: number) {
	const { shop, actor, cookie } = await open();
	for (let number = count; number > 0; number--) {
		shop.clock.advance(1000);
		await makeBook(shop, actor, { title: `Story ${number}` });
	}
	return async (query: string) => (await booksPage(`/books${query}`, cookie)).html;
}

test("Load More Books shows what was there and a page more, and comes down where it ended", async () => {
	const at = await openWith(7);
	const first = await at("");
	expect(shelf(first)).toEqual(["Story 1", "Story 2", "Story 3"]);
	const more = />Load More Books</;
	expect(first).toMatch(more);
	const [, last] = /href="\/books\?upto=2#([^"]+)"/.exec(first) ?? [];
	expect(shelf(first.slice(first.indexOf(` id="${last}"`)))).toEqual(["Story 3"]);
	const second = await at("?upto=2");
	expect(shelf(second)).toEqual([...shelf(first), "Story 4", "Story 5", "Story 6"]);
	expect(second).toContain('href="/books?upto=3#');
	for (const whole of [await at("?upto=3"), await at("?upto=10")]) {
		expect(shelf(whole)).toHaveLength(7);
		expect(whole).not.toMatch(more);
		expect(whole).toContain(END);
		expect(whole).not.toContain("Previous");
	}
});

test("behind ten pages the next stand alone, and Previous leads back", async () => {
	const at = await openWith(34);
	const ten = await at("?upto=10");
	expect(shelf(ten)).toHaveLength(30);
	expect(ten).toContain('href="/books?page=11"');
	const eleventh = await at("?page=11");
	expect(shelf(eleventh)).toEqual(["Story 31", "Story 32", "Story 33"]);
	expect(eleventh).toContain('href="/books?page=12"');
	expect(eleventh).toMatch(/href="\/books\?page=10"[^>]*>Previous/);
	expect(await at("?page=12")).toContain(END);
	expect(await at("?page=2")).toMatch(/href="\/books"[^>]*>Previous/);
});
