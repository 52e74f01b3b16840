import { expect, test } from "vitest";
import { openAccountOf } from "~/shop/accounts/accounts.testing";
import { addOrderToAccount } from "~/shop/accounts/add-order.server";
import type { Family } from "~/shop/actor";
import { DELIVERY, family, guest, makeBook, must } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { advanceOrder, recordEvent } from "./advance-order.server";
import { orderLink } from "./link.server";
import { readOrderDetail } from "./read-order-detail.server";
import { LINK_AFTER_END_MS, LINK_MS } from "./rules";

const kin = family("kin");
const MESSAGE = "Order not found: The requested order could not be found in our system.";

const keyOf = (shop: TestShop, orderId: string) =>
	new URL(orderLink(shop, orderId)).searchParams.get("key") ?? "";

test("a family reads its own order with every step it has taken, in turn", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, kin.id);
	for (const [step, state] of [
		["place", "paid"],
		["begin", "making"],
	] as const) {
		await recordEvent(shop.db, shop, { orderId, step, by: "job", state, note: "for the operator alone" });
		shop.clock.advance(1000);
	}
	const detail = must(await readOrderDetail(shop, kin, { orderId, key: null }));
	expect(detail).toMatchObject({
		mine: true,
		claim: null,
		order: { id: orderId, price: { bookPence: 2999, deliveryPence: 499, totalPence: 3498 } },
	});
	expect(detail.events).toEqual([
		{ step: "place", at: "2026-03-02T09:00:00.000Z" },
		{ step: "begin", at: "2026-03-02T09:00:01.000Z" },
	]);
});

test("a stranger's, a guest's and no order at all answer alike", async () => {
	const shop = await openTestShop();
	const theirs = await makeOrder(shop, "user_other");
	const guests = await makeOrder(shop, guest("ada").id);
	const answers = await Promise.all([
		readOrderDetail(shop, kin, { orderId: theirs, key: null }),
		readOrderDetail(shop, kin, { orderId: "order_none", key: null }),
		readOrderDetail(shop, guest("owen"), { orderId: guests, key: null }),
		readOrderDetail(shop, null, { orderId: theirs, key: keyOf(shop, guests) }),
		readOrderDetail(shop, null, { orderId: theirs, key: `${keyOf(shop, theirs)}x` }),
		readOrderDetail(shop, null, { orderId: theirs, key: "." }),
	]);
	for (const answer of answers) {
		expect(answer).toEqual({ ok: false, error: { code: "not_found", message: MESSAGE } });
	}
});

test("the browser that bought an order as a guest reads all of it without a link, and isn't offered what takes an account", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, guest("ada").id);
	expect(must(await readOrderDetail(shop, guest("ada"), { orderId, key: null }))).toMatchObject({
		mine: false,
		proved: true,
		claim: "here",
		order: { delivery: DELIVERY },
	});
	await shop.db.updateTable("orders").set({ owner_id: "user_new" }).execute();
	expect((await readOrderDetail(shop, guest("ada"), { orderId, key: null })).ok).toBe(false);
});

test("the link of the mail opens an order for anybody, until it ends", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, guest("ada").id);
	const key = keyOf(shop, orderId);
	expect(must(await readOrderDetail(shop, null, { orderId, key }))).toMatchObject({
		mine: false,
		claim: null,
	});
	expect(must(await readOrderDetail(shop, kin, { orderId, key }))).toMatchObject({
		mine: false,
		claim: "elsewhere",
	});
	shop.clock.advance(LINK_MS + 1000);
	expect((await readOrderDetail(shop, kin, { orderId, key })).ok).toBe(false);
});

test("sixty days after an order has been delivered or cancelled its link opens it no more", async () => {
	const shop = await openTestShop();
	for (const [state, step, by] of [
		["posted", "deliver", "job"],
		["proof", "cancel", "family"],
	] as const) {
		const orderId = await makeOrder(shop, guest("ada").id, { state });
		const asked = { orderId, key: keyOf(shop, orderId) };
		must(await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, orderId, { step, by })));
		shop.clock.advance(LINK_AFTER_END_MS - 1000);
		expect((await readOrderDetail(shop, null, asked)).ok).toBe(true);
		shop.clock.advance(2000);
		expect((await readOrderDetail(shop, null, asked)).ok).toBe(false);
		expect((await addOrderToAccount(shop, kin, asked)).ok).toBe(false);
	}
});

/** An account with an address that its owner has answered from, or hasn't yet. */
async function accountWith(shop: TestShop, email: string, { proved }: { proved: boolean }): Promise<Family> {
	const { id } = await openAccountOf(shop, "Owen", email);
	await shop.db
		.updateTable("users")
		.set({ email_proved: proved ? 1 : 0 })
		.where("id", "=", id)
		.execute();
	return { kind: "family", id, guestId: "guest_owen" };
}

const ownerOf = async (shop: TestShop, table: "orders" | "books", id: string) =>
	(await shop.db.selectFrom(table).select("owner_id").where("id", "=", id).executeTakeFirst())?.owner_id;

test("a guest's order goes with its book into the account whose proved address it was ordered with, in any capitals", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest("ada"));
	const orderId = await makeOrder(shop, guest("ada").id, { book_id: bookId });
	const owner = await accountWith(shop, "ADA@example.com", { proved: true });
	const key = keyOf(shop, orderId);
	expect(must(await readOrderDetail(shop, owner, { orderId, key })).claim).toBe("allowed");
	expect((await addOrderToAccount(shop, owner, { orderId, key: "guess" })).ok).toBe(false);
	expect((await addOrderToAccount(shop, owner, { orderId, key })).ok).toBe(true);
	expect(must(await readOrderDetail(shop, owner, { orderId, key: null })).mine).toBe(true);
	expect(await ownerOf(shop, "books", bookId)).toBe(owner.id);
});

test("the browser that bought a guest's order takes it into its account, whatever address that has", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, guest("ada").id);
	const here: Family = {
		...(await accountWith(shop, "owen@example.com", { proved: false })),
		guestId: guest("ada").id,
	};
	const key = keyOf(shop, orderId);
	expect(must(await readOrderDetail(shop, here, { orderId, key })).claim).toBe("allowed");
	expect((await addOrderToAccount(shop, here, { orderId, key })).ok).toBe(true);
	expect(await ownerOf(shop, "orders", orderId)).toBe(here.id);
});

test.each([
	["of another address", "owen@example.com", true, "elsewhere"],
	["that nobody has proved the address of", "ada@example.com", false, "unproved"],
] as const)("whoever a mail was forwarded to sees the order, and doesn't take it into an account %s", async (_what, email, proved, claim) => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, guest("ada").id);
	const stranger = await accountWith(shop, email, { proved });
	const key = keyOf(shop, orderId);
	expect(must(await readOrderDetail(shop, stranger, { orderId, key }))).toMatchObject({ mine: false, claim });
	expect(await addOrderToAccount(shop, stranger, { orderId, key })).toMatchObject({
		ok: false,
		error: { code: "forbidden" },
	});
	expect(await ownerOf(shop, "orders", orderId)).toBe(guest("ada").id);
});

test("another family's order stays where it is, whoever has its link", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, "user_other");
	const key = keyOf(shop, orderId);
	expect((await addOrderToAccount(shop, kin, { orderId, key })).ok).toBe(false);
	expect(must(await readOrderDetail(shop, kin, { orderId, key }))).toMatchObject({
		mine: false,
		claim: null,
	});
	expect(await ownerOf(shop, "orders", orderId)).toBe("user_other");
});
