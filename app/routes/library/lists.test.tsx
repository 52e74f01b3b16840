import { expect, test } from "vitest";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { loader as booksLoader } from "./books/route";
import { ask, thrown } from "./library.testing";
import { loader as ordersLoader } from "./orders/route";
import { booksPage, open, ordersPage } from "./shown.testing";

test.each([
	["/books", booksLoader],
	["/books?page=2", booksLoader],
	["/books?upto=11", booksLoader],
	["/orders", ordersLoader],
])("%s sends the signed-out to the sign-in page and back", async (path, loader) => {
	serveWith(await openTestShop());
	expect(await thrown(loader(ask(path)))).toMatchObject({
		status: 302,
		to: `/sign-in?redirectTo=${encodeURIComponent(path)}`,
	});
});

/** What either list of a family with one book and one order shows at an address; both are found. */
async function listsAt(query: string) {
	const { shop, actor, cookie } = await open();
	await makeBook(shop, actor);
	await makeOrder(shop, actor.id);
	const books = await booksPage(`/books?${query}`, cookie);
	const orders = await ordersPage(`/orders?${query}`, cookie);
	expect([books.status, orders.status]).toEqual([200, 200]);
	return { books, orders };
}

const NO_NUMBERS = ["-1", "0", "abc", "1e9", "1.5", "", "%00", "٣"];

test.each([
	...NO_NUMBERS.flatMap((none) => [`page=${none}`, `upto=${none}`]),
	"upto=10",
	"upto=1&page=2",
])("%s shows the first page", async (query) => {
	const { books, orders } = await listsAt(query);
	expect(books.html).toContain("ORDER NOW");
	expect(orders.html).toContain("View Details");
});

test.each(["11", "010000", "9".repeat(400)])("upto=%s is more than an address shows: 404", async (upto) => {
	const { cookie } = await open();
	for (const [path, loader] of [
		["/books", booksLoader],
		["/orders", ordersLoader],
	] as const) {
		expect(await thrown(loader(ask(`${path}?upto=${upto}`, { cookie })))).toMatchObject({ status: 404 });
	}
});

test.each(["2", "1000000000", "9".repeat(400)])("page=%s is past the end, and says so", async (page) => {
	const { books, orders } = await listsAt(`page=${page}`);
	expect(books.html).toContain("You&#x27;ve reached the end of your books");
	expect(orders.html).toContain("no orders this far back");
});

test("a list that can't be read says so in a toast and a banner, and the bug is logged", async () => {
	const { shop, cookie } = await open();
	await shop.db.schema.dropTable("reviews").execute();
	const books = await booksPage("/books", cookie);
	const orders = await ordersPage("/orders", cookie);
	for (const [page, text] of [
		[books, "Failed to fetch books"],
		[orders, "Failed to fetch orders"],
	] as const) {
		expect(page.status).toBe(500);
		expect(page.html).toMatch(
			new RegExp(`class="toast toast-error toast-corner".*${text}.*notice-error.*${text}`),
		);
		expect(page.html).toContain("Try again");
	}
	expect(shop.logged.filter(({ level }) => level === "error")).toHaveLength(2);
});
