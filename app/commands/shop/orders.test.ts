import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { aBook } from "~/providers/printer/book.testing";
import { guest } from "~/shop/checkout/checkout.testing";
import { makeOrder, placedOrder } from "~/shop/orders/orders.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { told } from "./shop-commands.testing";

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const readOrder = async (id: string) => {
	const { status, state, held_from } = await shop.db
		.selectFrom("orders")
		.selectAll()
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return { status, state, held_from };
};
const givenBack = async () =>
	(await shop.db.selectFrom("refunds").selectAll().execute()).map(({ amount_pence, state }) => [
		amount_pence,
		state,
	]);
const mails = async () =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).map(({ id }) => id.split(":")[0]).sort();

/** An order that has been placed, paid and shown for approval. */
async function shown() {
	const id = await placedOrder(shop, guest());
	await runDueJobs(shop);
	return id;
}

test("orders are counted, and those under way or in one state listed, for a person and for a program", async () => {
	expect(await told(shop, "orders")).toBe("There are no orders yet.");
	for (const state of ["paid", "on hold", "on hold", "delivered"] as const)
		await makeOrder(shop, "guest_ada", { state, title: `Book ${state}` });
	const all = await told(shop, "orders");
	for (const line of ["2\ton hold", "1\tdelivered", "1\tpaid"]) expect(all).toContain(line);
	expect(all.match(/Book /g)).toHaveLength(3);
	expect(all).not.toContain("Book delivered");
	expect((await told(shop, "orders", "on-hold")).match(/Book on hold/g)).toHaveLength(2);
	expect(all).not.toContain("instructions");
	await makeOrder(shop, "guest_ada", { comment: "It is needed by Friday." });
	expect(await told(shop, "orders", "paid")).toMatch(/The Whale {2}special instructions$/m);
	const { orders } = JSON.parse(await told(shop, "orders", "delivered", "--json"));
	expect(orders).toMatchObject([{ state: "delivered", status: "paid", totalPence: 3498 }]);
	await expect(told(shop, "orders", "lost")).rejects.toThrow("A state is one of: paid, making,");
});

test("an order is put on hold with a note, and goes on from where it was", async () => {
	const id = await shown();
	expect(await told(shop, "hold", id, "the", "title", "is", "rude")).toContain("is on hold now.");
	expect(await readOrder(id)).toMatchObject({ state: "on hold", held_from: "proof" });
	expect(await told(shop, "order", id)).toMatch(
		/on hold \(proof\)[\s\S]*hold {2}by operator {2}the title is rude/,
	);
	await expect(told(shop, "hold", id, "again")).rejects.toThrow("This order is on hold already.");
	expect(JSON.parse(await told(shop, "resume", id, "--json"))).toMatchObject({ state: "proof" });
	await expect(told(shop, "resume", id)).rejects.toThrow("so it can’t be resumed.");
	await expect(told(shop, "resume", "NOWHERE1")).rejects.toThrow("There is no order NOWHERE1.");
});

test("all the money goes back and what isn't printed is cancelled, once", async () => {
	const id = await shown();
	expect(await told(shop, "refund", id)).toContain("£34.98 of ");
	await runDueJobs(shop);
	expect(await readOrder(id)).toMatchObject({ status: "refunded", state: "cancelled" });
	expect(await givenBack()).toEqual([[3498, "done"]]);
	await expect(told(shop, "refund", id)).rejects.toThrow("Nothing of it is left to give back.");
	expect(await mails()).toEqual(["order-cancelled", "order-confirmation", "order-ready"]);
	expect(await told(shop, "order", id)).toMatch(/refund {2}\S+ {2}£34.98 {2}done {2}cancelled {2}refund_\w+/);
});

test("a part goes back and the order goes on; the same part again is asked for twice", async () => {
	const id = await shown();
	expect(await told(shop, "refund", id, "499")).toContain("£4.99 of ");
	await expect(told(shop, "refund", id, "499")).rejects.toThrow("add --again to give it once more");
	await told(shop, "refund", id, "499", "--again");
	await runDueJobs(shop);
	expect(await readOrder(id)).toMatchObject({ status: "partly_refunded", state: "proof" });
	expect(await givenBack()).toEqual([
		[499, "done"],
		[499, "done"],
	]);
	await expect(told(shop, "refund", id, "2501")).rejects.toThrow("£25.00 of it is left to give back.");
	for (const wrong of ["0", "-1", "4.99", "all"])
		await expect(told(shop, "refund", id, wrong)).rejects.toThrow("is no amount in pence");
	expect(await mails()).toContain("order-refunded");
});

test("what is with the printer is called off there first; what is printed comes all the same", async () => {
	const [called, printed] = [await placedOrder(shop, guest("ada")), await placedOrder(shop, guest("owen"))];
	for (const id of [called, printed]) {
		await shop.db.updateTable("orders").set({ state: "at the printer" }).where("id", "=", id).execute();
		await shop.providers.printer?.submit(aBook(id));
	}
	await shop.providers.sandbox.printer?.advance(printed);
	for (const id of [called, printed]) await told(shop, "refund", id);
	await runDueJobs(shop);
	expect(await readOrder(called)).toMatchObject({ status: "refunded", state: "cancelled" });
	expect(await shop.providers.printer?.read(called)).toMatchObject({ value: { stage: "cancelled" } });
	expect(await readOrder(printed)).toMatchObject({ status: "refunded", state: "printed" });
	expect(await shop.providers.printer?.read(printed)).toMatchObject({ value: { stage: "printed" } });
});

test("a printer that is away keeps the money where it is", async () => {
	const id = await makeOrder(shop, "guest_ada", { state: "at the printer" });
	const { printer } = shop.providers;
	if (printer)
		shop.providers.printer = { ...printer, cancel: async () => ({ ok: false, error: "unavailable" }) };
	await expect(told(shop, "refund", id)).rejects.toThrow("The printer doesn't answer just now");
	expect(await readOrder(id)).toMatchObject({ status: "paid", state: "at the printer" });
});

test("the printer of a test shop is moved by hand, stage by stage", async () => {
	const id = await makeOrder(shop, "guest_ada", { state: "at the printer" });
	await expect(told(shop, "printer", "advance", id)).rejects.toThrow("The printer hasn't got this order.");
	await shop.providers.printer?.submit(aBook(id));
	for (const state of ["printed", "posted", "delivered"])
		expect(JSON.parse(await told(shop, "printer", "advance", id, "--json"))).toMatchObject({ state });
	await expect(told(shop, "printer", "advance", id)).rejects.toThrow("The printer is done with this order.");
	shop.providers.sandbox.printer = null;
	await expect(told(shop, "printer", "advance", id)).rejects.toThrow("in test mode");
});

test("an order is told to a program without any secret", async () => {
	const id = await shown();
	const text = await told(shop, "order", id, "--json");
	const { client_secret } = await shop.db.selectFrom("payments").selectAll().executeTakeFirstOrThrow();
	expect(JSON.parse(text)).toMatchObject({
		orders: [
			{ id, state: "proof", status: "paid", payment: { state: "succeeded", pence: 3498 }, refunds: [] },
		],
		withoutOrder: [],
	});
	expect(text).not.toContain(client_secret);
});
