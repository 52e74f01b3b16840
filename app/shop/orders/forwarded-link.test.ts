import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { deleteOrderedBook } from "~/shop/accounts/delete-book.server";
import type { Actor } from "~/shop/actor";
import { DELIVERY, family, guest, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { cancelOwnOrder } from "./cancel-order.server";
import { changeDetails, moveMails } from "./change-details.server";
import { orderLink } from "./link.server";
import { makeOrder } from "./orders.testing";
import { askForProof } from "./prove-order.server";
import { readOrderByPayment } from "./read-order.server";
import { readOrderDetail } from "./read-order-detail.server";
import { PROOF_MS } from "./rules";

const buyer = guest("ada");
let shop: TestShop;
let orderId: string;
let key: string;
beforeEach(async () => {
	shop = await openTestShop();
	orderId = await makeOrder(shop, buyer.id, { payment_method: "Visa ending 4242", state: "proof" });
	key = keyIn(orderLink(shop, orderId));
});

const keyIn = (link: string) => new URL(link).searchParams.get("key") ?? "";
const change = (actor: Actor | null, by: string, changed: Partial<typeof DELIVERY>) =>
	changeDetails(shop, actor, {
		orderId,
		key: by,
		details: { ...DELIVERY, ...changed, giftMessage: "" },
	});
const cancel = (actor: Actor | null, by: string) =>
	cancelOwnOrder(shop, actor, { orderId, key: by, email: "ada@example.com" });
const erase = (actor: Actor | null, by: string) =>
	deleteOrderedBook(shop, actor, { orderId, key: by, email: "ada@example.com" });
const stored = () =>
	shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();

/** The key of the link that the order's address is mailed. */
async function mailedKey(step: "details" | "cancel" | "delete-book"): Promise<string> {
	expect(await askForProof(shop, null, { orderId, key, step })).toEqual({ ok: true, value: "mailed" });
	await runDueJobs(shop);
	const [mail] = ((await shop.providers.sandbox.outbox?.list()) ?? []).filter(({ id }) =>
		id.startsWith(`order-proof:${orderId}:${step}:`),
	);
	expect(mail?.to).toBe("Ada@Example.com");
	const [link = ""] = /http\S+key=\S+/.exec(mail?.text ?? "") ?? [];
	expect(link).toContain(`/orders/${orderId}/${step}?key=`);
	return keyIn(link);
}

test("whoever has no more than the link is shown nothing that a buyer could be proved by, on the page and in the call", async () => {
	const { order, proved } = must(await readOrderDetail(shop, family("other"), { orderId, key }));
	const { payment_id } = await stored();
	const called = must(await readOrderByPayment(shop, null, payment_id, { key }));
	const opened = must(await readOrderByPayment(shop, null, payment_id, { opened: [orderId] }));
	expect(proved).toBe(false);
	for (const shown of [order, called, opened]) {
		const said = JSON.stringify(shown);
		for (const secret of ["Example.com", DELIVERY.address, DELIVERY.postalCode, "4242"])
			expect(said).not.toContain(secret);
		expect(shown.delivery).toMatchObject({ email: "A•••@E•••.com", city: DELIVERY.city, phone: "" });
	}
});

test.each([
	["the browser that bought it", buyer],
	["the account that was opened in that browser", { kind: "family", id: "user_new", guestId: buyer.id }],
] as const)("%s sees all of it, and changes and cancels it at once", async (_who, actor) => {
	const { order, proved } = must(await readOrderDetail(shop, actor, { orderId, key }));
	expect([proved, order.delivery, order.paymentMethod]).toEqual([true, DELIVERY, "Visa ending 4242"]);
	must(await change(actor, key, { city: "Leeds" }));
	must(await cancel(actor, key));
});

test.each([
	["another e-mail address", () => change(null, key, { email: "mallory@example.com" })],
	["another postal address", () => change(family("mallory"), key, { address: "1 Long Lane" })],
	["cancelling", () => cancel(null, key)],
])("%s by the link alone is refused, and nothing changes", async (_what, attempt) => {
	const before = await stored();
	expect(await attempt()).toMatchObject({ ok: false, error: { code: "forbidden" } });
	expect(await stored()).toEqual(before);
	await runDueJobs(shop);
	expect(await shop.providers.sandbox.outbox?.list()).toEqual([]);
});

test("deleting the book by the link alone is refused", async () => {
	await shop.db.updateTable("orders").set({ state: "delivered" }).where("id", "=", orderId).execute();
	expect(await erase(null, key)).toMatchObject({ ok: false, error: { code: "forbidden" } });
	must(await erase(null, await mailedKey("delete-book")));
});

test("a link mailed to the order's address proves it for an hour, and opens the order as long as any other", async () => {
	const proving = await mailedKey("details");
	shop.clock.advance(PROOF_MS - 2000);
	must(await change(null, proving, { address: "1 Long Lane" }));
	expect(must(await readOrderDetail(shop, null, { orderId, key: proving })).order.delivery?.address).toBe(
		"1 Long Lane",
	);
	shop.clock.advance(4000);
	expect(must(await readOrderDetail(shop, null, { orderId, key: proving })).proved).toBe(false);
	expect(await cancel(null, proving)).toMatchObject({ ok: false, error: { code: "forbidden" } });
	must(await cancel(null, await mailedKey("cancel")));
});

test("a mailed link that has moved the mails to another address has ended with the others", async () => {
	const proving = await mailedKey("details");
	must(await change(null, proving, { email: "ada@new.example" }));
	for (const ended of [key, proving]) expect((await cancel(null, ended)).ok).toBe(false);
	expect((await stored()).email_fold).toBe("ada@new.example");
});

test("an order's address gets five such mails an hour, and its family finds its order all the same", async () => {
	for (let time = 0; time < 5; time++) {
		shop.clock.advance(1000);
		await mailedKey("cancel");
	}
	const often = await askForProof(shop, null, { orderId, key, step: "cancel" });
	expect(often).toMatchObject({ ok: false, error: { code: "rate_limited" } });
	expect(await askForProof(shop, buyer, { orderId, key, step: "cancel" })).toEqual({
		ok: true,
		value: "proved",
	});
	expect((await askForProof(shop, null, { orderId, key: `${key}x`, step: "cancel" })).ok).toBe(false);
});

test("whoever runs the shop moves the mails of a family that mistyped its address, at any time: both are told", async () => {
	await shop.db.updateTable("orders").set({ state: "posted" }).where("id", "=", orderId).execute();
	shop.clock.advance(2000);
	must(await moveMails(shop, orderId, "ada@new.example"));
	expect(JSON.parse((await stored()).delivery)).toEqual({ ...DELIVERY, email: "ada@new.example" });
	expect((await readOrderDetail(shop, null, { orderId, key })).ok).toBe(false);
	await runDueJobs(shop);
	const told = ((await shop.providers.sandbox.outbox?.list()) ?? []).map(
		({ id, to }) => `${id.split(":")[0]} ${to}`,
	);
	expect(told.sort()).toEqual(["order-email-left Ada@Example.com", "order-email-new ada@new.example"]);
	expect(await moveMails(shop, orderId, "ADA@new.example")).toMatchObject({
		ok: false,
		error: { code: "conflict" },
	});
});
