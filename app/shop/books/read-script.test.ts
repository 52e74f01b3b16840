import { expect, test } from "vitest";
import { sentForm } from "~/jobs/making.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { openTestShop } from "~/shop.testing";
import { synopsisOf } from "~/studio/story/script";
import { deleteBooks } from "./delete-books.server";
import { readScript } from "./read-script.server";

test("a book's script is kept with its synopsis, which is the script in short, and goes with the book", async () => {
	const shop = await openTestShop();
	const bookId = await sentForm(shop);
	expect(await readScript(shop, bookId)).toBeNull();
	await runDueJobs(shop);
	const script = await readScript(shop, bookId);
	const book = await shop.db.selectFrom("books").select("synopsis").executeTakeFirstOrThrow();
	expect(script && synopsisOf(script)).toBe(book.synopsis);
	expect(script?.cast.map(({ name }) => name)).toEqual(["Rosa", "Mog"]);
	await shop.db.transaction().execute((trx) => deleteBooks(shop, trx, [bookId]));
	expect(await readScript(shop, bookId)).toBeNull();
	expect(await shop.db.selectFrom("scripts").selectAll().execute()).toEqual([]);
});

test("a book from before there were scripts gets its own once, when it is first read", async () => {
	const shop = await openTestShop();
	const bookId = await sentForm(shop);
	await runDueJobs(shop);
	await shop.db.deleteFrom("scripts").execute();
	const [first, again] = await Promise.all([readScript(shop, bookId), readScript(shop, bookId)]);
	expect(first?.spreads).toHaveLength(14);
	expect(again).toEqual(first);
	expect(await shop.db.selectFrom("scripts").select("version").execute()).toEqual([{ version: 1 }]);
});
