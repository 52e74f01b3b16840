import { beforeEach, expect, test } from "vitest";
import { filesOf } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Actor } from "~/shop/actor";
import { listBooks } from "~/shop/books/list-books.server";
import type { DraftForm } from "~/shop/books/rules";
import { DELIVERY, family, guest, must } from "~/shop/checkout/checkout.testing";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { DELETE_BOOK_TEXTS } from "~/shop/orders/delete-book";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { provingLink } from "~/shop/orders/link.server";
import { reprintOrder } from "~/shop/orders/operate-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { readOrderDetail } from "~/shop/orders/read-order-detail.server";
import { OTHER_EMAIL } from "~/shop/orders/rules";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { deleteOrderedBook } from "./delete-book.server";

const kin = family();
let shop: TestShop;
let bookId: string;
let form: DraftForm;
let orderId: string;
beforeEach(async () => {
	shop = await openTestShop({ illustrator: quickIllustrator() });
	({ bookId, form } = await drawnBook(shop, kin));
	orderId = await ordered(shop, kin.id, bookId);
	// As placing an order does.
	await shop.db.deleteFrom("drafts").execute();
	await shop.db
		.updateTable("orders")
		.set({ state: "delivered", title: "Rosa and the Whale", comment: "For Rosa." })
		.execute();
});

const remove = ({
	actor = kin,
	email = DELIVERY.email,
	key = null,
}: {
	actor?: Actor | null;
	email?: string;
	key?: string | null;
} = {}) => deleteOrderedBook(shop, actor, { orderId, key, email });
const countOf = async (
	table: "characters" | "covers" | "scripts" | "page_versions" | "previews" | "print_files",
) => (await shop.db.selectFrom(table).selectAll().execute()).length;

test("all that a delivered book says and shows goes, files too; its order stays without a word of it", async () => {
	const before = await filesOf(shop);
	expect(before.length).toBeGreaterThan(20);
	// The back cover is one of them.
	expect(before).toContain("25.jpg");
	must(await remove({ email: " ada@EXAMPLE.com " }));
	await runDueJobs(shop);
	for (const table of [
		"characters",
		"covers",
		"scripts",
		"page_versions",
		"previews",
		"print_files",
	] as const)
		expect(await countOf(table), table).toBe(0);
	expect(await filesOf(shop)).toEqual([]);
	const book = await shop.db.selectFrom("books").selectAll().executeTakeFirstOrThrow();
	expect(book).toMatchObject({ title: "", description: "", synopsis: null });
	const { order, bookGone, files } = must(await readOrderDetail(shop, kin, { orderId, key: null }));
	expect([bookGone, files]).toEqual([true, []]);
	expect(order).toMatchObject({ comment: "", book: { title: "Personalised storybook", coverImage: null } });
	expect(order.price.totalPence).toBe(3498);
	expect(order.delivery).toMatchObject({ name: DELIVERY.name });
	const everything = JSON.stringify(
		await Promise.all(
			(["books", "orders", "payments", "drafts"] as const).map((t) =>
				shop.db.selectFrom(t).selectAll().execute(),
			),
		),
	);
	expect(everything).not.toContain("Rosa");
	const receipt = await shop.providers.sandbox.outbox?.read(`book-deleted:${orderId}`);
	expect(receipt?.text).toContain("its pages and cover");
	expect(receipt?.text).toContain("its invoice");
});

test("then it is in no list, can't be ordered or printed again, and a second time there is nothing to delete", async () => {
	must(await remove());
	await runDueJobs(shop);
	expect(JSON.stringify(await listBooks(shop, kin, { page: 1 }))).not.toContain(bookId);
	expect((await preparePayment(shop, kin, { bookId, again: true })).ok).toBe(false);
	expect((await reprintOrder(shop, orderId)).ok).toBe(false);
	expect(await remove()).toMatchObject({ error: { message: DELETE_BOOK_TEXTS.gone } });
});

test("photos that another book was made from stay for that", async () => {
	const kept = async () =>
		(await shop.db.selectFrom("photos").select("id").where("deleted_at", "is", null).execute()).length;
	expect(await kept()).toBe(2);
	await drawnBook(shop, kin, { ...form, title: "Rosa and the Fox" });
	must(await remove());
	expect(await kept()).toBe(2);
});

test("whoever has the link that proves its buyer deletes it with the order's address; a stranger learns nothing, another address deletes nothing", async () => {
	const key = new URL(provingLink(shop, orderId, "/delete-book")).searchParams.get("key");
	for (const actor of [family("owen"), guest(), null])
		expect(await remove({ actor })).toMatchObject({ error: { code: "not_found" } });
	expect(await remove({ email: "owen@example.com" })).toMatchObject({
		error: { fields: { email: [OTHER_EMAIL] } },
	});
	expect(await countOf("characters")).toBe(2);
	must(await remove({ actor: null, key }));
	expect(await countOf("characters")).toBe(0);
});

test.each([
	["another order of it is under way", "other"],
	["a report of damage waits", "damage"],
] as const)("while %s it stays", async (_, why) => {
	if (why === "other") await makeOrder(shop, kin.id, { book_id: bookId, state: "posted" });
	else {
		const at = shop.clock.now().toISOString();
		const open = { id: "damage_1", order_id: orderId, open_for: orderId, words: "", file_key: null };
		const rest = { delete_after: at, answer: null, created_at: at, answered_at: null };
		await shop.db
			.insertInto("damages")
			.values({ ...open, ...rest })
			.execute();
	}
	expect(await remove()).toMatchObject({ error: { code: "conflict", message: DELETE_BOOK_TEXTS[why] } });
	expect(await countOf("characters")).toBe(2);
});
