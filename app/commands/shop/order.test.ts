import { expect, test } from "vitest";
import { vendorFailure } from "~/providers/vendor-failure";
import { runDueJobs } from "~/jobs/worker.server";
import { charged, DELIVERY, guest, makeBook } from "~/shop/checkout/checkout.testing";
import { giveBack } from "~/shop/checkout/give-back.server";
import { makeOrder, placedOrder } from "~/shop/orders/orders.testing";
import { orderNumberOf } from "~/shop/orders/rules";
import { openTestShop, type TestShop } from "~/shop.testing";
import { told } from "./shop-commands.testing";

async function ordered() {
	const shop = await openTestShop();
	const orderId = await placedOrder(shop, guest());
	const { payment_id: paymentId } = await shop.db
		.selectFrom("orders")
		.select("payment_id")
		.executeTakeFirstOrThrow();
	const order = { id: orderId, orderNumber: orderNumberOf(paymentId) };
	await runDueJobs(shop);
	return { shop, paymentId, order };
}

const mailsOf = async (shop: Awaited<ReturnType<typeof openTestShop>>) =>
	(await shop.providers.sandbox.outbox?.list()) ?? [];

test("an order is told whole, by its number in any capitals, its id, its payment or its address", async () => {
	const { shop, paymentId, order } = await ordered();
	const text = await told(shop, "order", order.orderNumber);
	expect(text).toContain(`${order.orderNumber}  ${order.id}  2026-03-02T09:00:00.000Z  paid, proof`);
	expect(text).toContain(`payment  ${paymentId}  succeeded  £34.98`);
	expect(text).toContain("12 St James's Square");
	expect(text).toContain("event  2026-03-02T09:00:00.000Z  place  by family");
	expect(text).toContain("event  2026-03-02T09:00:00.000Z  show  by job");
	expect(text).toMatch(/^mail {2}job_\w+ {2}send-mail {2}done {2}order-confirmation order_\w+ {2}1 try/m);
	for (const name of [order.orderNumber.toLowerCase(), order.id, paymentId, "ADA@example.com"])
		expect(await told(shop, "order", name)).toBe(text);
});

test("what a family asked for its book is told: a person reads it, the forms say", async () => {
	const { shop, order } = await ordered();
	await shop.db.updateTable("books").set({ reading_needs: "Words we sign in Makaton." }).execute();
	const text = await told(shop, "order", order.orderNumber);
	expect(text).toContain("custom level  Words we sign in Makaton.");
	expect(text).toContain("special instructions  A woolly hat, please.");
});

test("no secret of a payment is told", async () => {
	const { shop, paymentId } = await ordered();
	const { client_secret } = await shop.db.selectFrom("payments").selectAll().executeTakeFirstOrThrow();
	expect(client_secret).toBeTruthy();
	expect(await told(shop, "order", paymentId)).not.toContain(client_secret);
});

test("a payment that was given back and became no order is told by its address and its id", async () => {
	const shop = await openTestShop();
	const paymentId = await charged(shop, guest(), await makeBook(shop, guest()));
	await shop.db
		.transaction()
		.execute((trx) => giveBack(trx, shop, { id: paymentId, delivery: DELIVERY }, "offer over"));
	const text = await told(shop, "order", "ada@example.com");
	expect(text).toContain("given back: offer over");
	expect(text).toContain("no order");
	expect(text).toContain(`refund-payment  ready  ${paymentId}`);
	expect(await told(shop, "order", paymentId)).toBe(text);
});

test("what isn't there is said", async () => {
	const shop = await openTestShop();
	await expect(told(shop, "order", "NOWHERE1")).rejects.toThrow("There is nothing under NOWHERE1.");
	await expect(told(shop, "order", "no@example.com")).rejects.toThrow(
		"There is nothing under no@example.com.",
	);
});

test("a confirmation goes out again, to its own address or to the right one", async () => {
	const { shop, order } = await ordered();
	expect(await told(shop, "mail", order.orderNumber)).toContain("has gone to Ada@Example.com");
	await told(shop, "mail", order.orderNumber, "ada@right.example");
	const mails = (await mailsOf(shop)).filter(({ id }) => id.startsWith("order-confirmation"));
	expect(mails.map(({ to }) => to).sort()).toEqual([
		"Ada@Example.com",
		"Ada@Example.com",
		"ada@right.example",
	]);
	expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
});

test("the mails of a family that mistyped its address go to another one, and the command says what can't be", async () => {
	const { shop, order } = await ordered();
	expect(await told(shop, "readdress", order.orderNumber, "ada@right.example")).toContain(
		`The mails of ${order.orderNumber} go to ada@right.example from now on.`,
	);
	await expect(told(shop, "readdress", order.orderNumber, "ada@right.example")).rejects.toThrow("already");
	await expect(told(shop, "readdress", order.orderNumber, "ada")).rejects.toThrow("no email address");
});

test("a mail server that is away or refuses is told, and so is an address that is none", async () => {
	let answer: "unavailable" | "refused" = "unavailable";
	const shop: TestShop = await openTestShop({
		mail: {
			describe: () => ({ kind: "vendor", name: "away" }),
			send: async () => {
				const isAway = answer === "unavailable";
				shop.failures.tell(vendorFailure("SMTP", isAway ? "MAIL FROM" : "RCPT TO", { status: 550 }));
				return { ok: false, error: answer };
			},
		},
	});
	const id = await makeOrder(shop, "guest_ada");
	await expect(told(shop, "mail", id)).rejects.toThrow(
		"The mail server said 550: it takes no mail from the sender in MAIL_FROM (MAIL FROM).",
	);
	answer = "refused";
	await expect(told(shop, "mail", id)).rejects.toThrow(
		"The mail server said 550: there is no such mailbox (RCPT TO).",
	);
	await expect(told(shop, "mail", id, "nobody")).rejects.toThrow("nobody is no email address.");
	await expect(told(shop, "mail", "NOWHERE1")).rejects.toThrow("There is no order NOWHERE1.");
});

test("two orders with one number are told apart by their ids", async () => {
	const shop = await openTestShop();
	const one = await makeOrder(shop, "guest_a", { order_number: "SAMESAME" });
	const two = await makeOrder(shop, "guest_b", { order_number: "SAMESAME" });
	await expect(told(shop, "mail", "SAMESAME")).rejects.toThrow(/by its id: (order_\w+), (order_\w+)/);
	expect(await told(shop, "mail", two)).toContain("has gone to");
	const text = await told(shop, "order", "SAMESAME");
	expect(text).toContain(one);
	expect(text).toContain(two);
});
