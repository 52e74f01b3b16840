import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { family, makeBook, must } from "~/shop/checkout/checkout.testing";
import { HOUR_MS, makeOrder } from "~/shop/orders/orders.testing";
import { writeReview } from "~/shop/reviews/write-review.server";
import { openTestShop, TEST_START } from "~/shop.testing";
import { listBooks } from "./list-books.server";
import { listBookRows } from "./list-store.server";

const kin = family("kin");

test("three books a page, the newest first, and whether there are more", async () => {
	const shop = await openTestShop();
	for (const title of ["One", "Two", "Three", "Four"]) {
		await makeBook(shop, kin, { title });
		shop.clock.advance(1000);
	}
	await makeBook(shop, family("other"));
	const read = async (page: number, limit?: number) => {
		const { books, hasMore } = must(await listBooks(shop, kin, { page, limit }));
		return [...books.map(({ title }) => title), hasMore];
	};
	expect(await read(1)).toEqual(["Four", "Three", "Two", true]);
	expect(await read(2)).toEqual(["One", false]);
	expect(await read(3)).toEqual([false]);
	expect(await read(1_000_000)).toEqual([false]);
	expect(await read(1, 4)).toEqual(["Four", "Three", "Two", "One", false]);
});

test("a book reads with every field that a client is promised", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, kin);
	await shop.db
		.insertInto("characters")
		.values(
			(["Rosa", "Grandpa Joe"] as const).map((name, position) => ({
				id: `character_${position}`,
				book_id: bookId,
				position,
				name,
				age: 6,
				personality: "kind",
				relationship: position === 0 ? null : "Grandparent",
				is_main: position === 0 ? (1 as const) : (0 as const),
				photo_id: "photo_1",
				likeness_key: `likenesses/${bookId}/${position}.png`,
			})),
		)
		.execute();
	const { books } = must(await listBooks(shop, kin, { page: 1 }));
	expect(books).toEqual([
		{
			_id: bookId,
			title: "The Whale",
			description: "Rosa hears a whale sing.",
			synopsis: "Rosa hears a whale sing.",
			coverImage: expect.stringMatching(/^\/covers\/cover_\d+\.jpg\?expires=\d+&signature=/),
			createdAt: TEST_START,
			rating: null,
			pages: 24,
			characters: [
				{ name: "Rosa", age: 6, personality: "kind", isMainCharacter: true, relationshipToMain: null },
				{
					name: "Grandpa Joe",
					age: 6,
					personality: "kind",
					isMainCharacter: false,
					relationshipToMain: "Grandparent",
				},
			],
			comment: "A woolly hat, please.",
			offerEndsAt: new Date(Date.parse(TEST_START) + 48 * HOUR_MS).toISOString(),
			orderId: null,
			orderAgain: null,
			isCurrentDraft: true,
			photosDeleted: false,
			hasFailed: false,
			isWaiting: false,
		},
	]);
});

test("a book that isn't written has what the family typed and no page count", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, kin, { cover: false });
	await shop.db
		.updateTable("books")
		.set({ state: "failed", synopsis: null })
		.where("id", "=", bookId)
		.execute();
	await shop.db.deleteFrom("drafts").execute();
	expect(must(await listBooks(shop, kin, { page: 1 })).books[0]).toMatchObject({
		description: "A whale is lost.",
		synopsis: null,
		coverImage: null,
		pages: null,
		isCurrentDraft: false,
		offerEndsAt: null,
		hasFailed: true,
	});
});

test("a book knows its first order, and the stars of its newest review", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, kin);
	const first = await makeOrder(shop, kin.id, { book_id: bookId, first_for: bookId });
	shop.clock.advance(HOUR_MS);
	const again = await makeOrder(shop, kin.id, { book_id: bookId });
	await writeReview(shop, kin, { orderId: again, rating: 2, content: "Damp.", displayName: "" });
	shop.clock.advance(HOUR_MS);
	await writeReview(shop, kin, { orderId: first, rating: 5, content: "Dry now.", displayName: "" });
	expect(must(await listBooks(shop, kin, { page: 1 })).books[0]).toMatchObject({
		orderId: first,
		rating: 5,
	});
});

test("a page is cut out of the owner's index; no other row is read", async () => {
	const shop = await openTestShop({}, "file");
	const { sql, parameters } = listBookRows(shop.db, kin.id, { limit: 4, offset: 9999 }).compile();
	const plan = await shop.db.executeQuery<{ detail: string }>(
		CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
	);
	const steps = plan.rows.map(({ detail }) => detail);
	expect(steps).toContain("SEARCH books USING COVERING INDEX books_owner (owner_id=?)");
	expect(steps.some((step) => step.startsWith("SEARCH reviews USING INDEX reviews_book"))).toBe(true);
	expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
});
