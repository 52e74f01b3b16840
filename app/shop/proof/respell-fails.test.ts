import { expect, test } from "vitest";
import { runAll } from "~/jobs/making.testing";
import { ROSA } from "~/shop/books/books.testing";
import { guest, must } from "~/shop/checkout/checkout.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { respellName } from "./respell-name.server";

test("a cover that can't be drawn with its letters put right is tried again by itself, and nobody's pages wait for it", async () => {
	const quick = quickIllustrator();
	let refuses = false;
	const drawCover: typeof quick.drawCover = async (...brief) =>
		refuses ? { ok: false, error: "refused" } : quick.drawCover(...brief);
	const shop = await openTestShop({ illustrator: { ...quick, drawCover } });
	const { bookId } = await drawnBook(shop, ROSA);
	const orderId = await ordered(shop, ROSA.id, bookId);
	const book = () =>
		shop.db.selectFrom("books").select("cover_id").where("id", "=", bookId).executeTakeFirstOrThrow();
	const respelled = () =>
		shop.db.selectFrom("covers").select("state").where("respelled", "=", 1).executeTakeFirstOrThrow();
	const before = await book();
	await shop.db
		.updateTable("orders")
		.set({ state: "proof", ...before })
		.execute();

	refuses = true;
	const key = new URL(orderLink(shop, orderId)).searchParams.get("key");
	must(await respellName(shop, null, { orderId, key, who: "c1", name: "Róisín" }));
	await runAll(shop);
	expect((await respelled()).state).toBe("drawing");
	refuses = false;
	const other = await drawnBook(shop, guest("other"));
	await runAll(shop);
	expect((await respelled()).state).toBe("drawing");
	const pages = shop.db.selectFrom("page_versions").select("state").where("book_id", "=", other.bookId);
	expect(new Set((await pages.execute()).map(({ state }) => state))).toEqual(new Set(["ready"]));

	// Not drawn at the second time of asking either.
	refuses = true;
	shop.clock.advance(3600_000);
	await runAll(shop);
	expect(await book()).toEqual(before);
	refuses = false;
	shop.clock.advance(3600_000);
	await runAll(shop);
	expect((await respelled()).state).toBe("ready");
	expect(await book()).not.toEqual(before);
});
