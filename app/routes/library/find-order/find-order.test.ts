import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { LIMITS } from "~/shop/limits/rules";
import { must } from "~/shop/checkout/checkout.testing";
import { advanceOrder } from "~/shop/orders/advance-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { LINK_SENT, LINKS_SENT, ORDERS_A_MAIL } from "~/shop/orders/mail-link.server";
import { LINK_AFTER_END_MS } from "~/shop/orders/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { openBrowser } from "../../browser.testing";
import * as route from "./route";

let shop: TestShop;
let orderId: string;
const orderNumber = "K7M2P9QX";
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	orderId = await makeOrder(shop, "guest_ada", { order_number: orderNumber });
});

const ask = (form: { orderNumber: string; email: string }) =>
	openBrowser().post(route, "/find-order", { form });
const mails = async () => {
	await runDueJobs(shop);
	const sent = (await shop.providers.sandbox.outbox?.list()) ?? [];
	return Promise.all(sent.map(({ id }) => shop.providers.sandbox.outbox?.read(id)));
};

test("the number and the address of an order send its link to that address, however they are typed", async () => {
	const typed = ` #${orderNumber.slice(0, 4).toLowerCase()} ${orderNumber.slice(4)} `;
	expect(await ask({ orderNumber: typed, email: " Ada@Example.com " })).toMatchObject({
		status: 200,
		data: { sent: LINK_SENT },
	});
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail?.to.toLowerCase()).toBe("ada@example.com");
	expect(mail?.text).toContain(`/orders/${orderId}?key=`);
});

test("what doesn't belong together is answered alike, and nobody is written to", async () => {
	for (const [number, email] of [
		[orderNumber, "owen@example.com"],
		["ZZZZZZZZ", "ada@example.com"],
	] as const)
		expect(await ask({ orderNumber: number, email })).toMatchObject({
			status: 200,
			data: { sent: LINK_SENT },
		});
	expect(await mails()).toEqual([]);
});

test.each([
	["'; drop table orders", "ada@example.com", "orderNumber"],
	["x".repeat(4000), "ada@example.com", "orderNumber"],
	["AAAAAAAA", "ada", "email"],
	["AAAAAAAA", `${"x".repeat(400)}@example.com`, "email"],
])("%j and %j are shown again, with what is wrong", async (number, email, field) => {
	const answer = await ask({ orderNumber: number, email });
	expect(answer.status).toBe(422);
	expect((answer.data as { lastResult: { error: object } }).lastResult.error).toHaveProperty(field);
});

test("an address alone has the links of all its orders mailed to it, of nobody else's, and is answered alike where there are none", async () => {
	const second = await makeOrder(shop, "guest_elsewhere", { order_number: "N3WER222" });
	await makeOrder(shop, "guest_owen", { order_number: "0WEN0000", email_fold: "owen@example.com" });
	const answers = [
		await ask({ orderNumber: " ", email: "nobody@example.com" }),
		await ask({ orderNumber: "", email: " Ada@Example.com" }),
	];
	for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { sent: LINKS_SENT } });
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail?.to.toLowerCase()).toBe("ada@example.com");
	for (const said of [orderNumber, "N3WER222", `/orders/${orderId}?key=`, `/orders/${second}?key=`])
		expect(mail?.text).toContain(said);
	expect(mail?.text).not.toContain("0WEN0000");
});

test("an address alone gets two mails a day, ten orders each, and that takes nothing from whoever has a number", async () => {
	for (let at = 0; at < ORDERS_A_MAIL + 2; at++)
		await makeOrder(shop, "guest_ada", { order_number: `MANY00${10 + at}` });
	for (let i = 0; i < LIMITS.orderLinksMail.most + 3; i++)
		expect(await ask({ orderNumber: "", email: "ada@example.com" })).toMatchObject({
			data: { sent: LINKS_SENT },
		});
	const sent = await mails();
	expect(sent).toHaveLength(LIMITS.orderLinksMail.most);
	for (const mail of sent) expect(mail?.text.match(/\?key=/g)).toHaveLength(ORDERS_A_MAIL);
	await ask({ orderNumber, email: "ada@example.com" });
	expect(await mails()).toHaveLength(LIMITS.orderLinksMail.most + 1);
});

test("one network address asks for few families without a number", async () => {
	const answers = [];
	for (let i = 0; i <= LIMITS.findOrders.most; i++)
		answers.push((await ask({ orderNumber: "", email: `family${i}@example.com` })).status);
	expect(answers.pop()).toBe(429);
	expect(new Set(answers)).toEqual(new Set([200]));
});

test("whoever knows an address alone doesn't use up the mails of its family", async () => {
	for (let i = 0; i < LIMITS.orderLinkMail.most + 3; i++)
		await ask({ orderNumber: "ZZZZZZZZ", email: "ada@example.com" });
	await ask({ orderNumber, email: "ada@example.com" });
	expect(await mails()).toHaveLength(1);
});

test("one address gets five mails an hour at most, and the answer stays the same", async () => {
	for (let i = 0; i < LIMITS.orderLinkMail.most + 3; i++)
		expect((await ask({ orderNumber, email: "ada@example.com" })).status).toBe(200);
	expect(await mails()).toHaveLength(LIMITS.orderLinkMail.most);
});

test("once an order's link has ended the mail says so, with the way to it that holds, and the page tells a stranger nothing", async () => {
	const ended = await makeOrder(shop, "guest_ada", { order_number: "D0NE0001", state: "posted" });
	const delivered = { step: "deliver", by: "job" } as const;
	must(await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, ended, delivered)));
	await runDueJobs(shop);
	const before = (await mails()).length;
	shop.clock.advance(LINK_AFTER_END_MS + 1000);
	const answers = [
		await ask({ orderNumber: "D0NE0001", email: "owen@example.com" }),
		await ask({ orderNumber: "D0NE0001", email: "ada@example.com" }),
	];
	for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { sent: LINK_SENT } });
	const [mail, ...others] = await mails();
	expect(others).toHaveLength(before);
	expect(mail?.to.toLowerCase()).toBe("ada@example.com");
	expect(mail?.subject).toBe("The link to your order of “The Whale” has ended");
	expect(mail?.text).toContain("Its link opened it until 60 days after it arrived or was cancelled");
	expect(mail?.text).toMatch(new RegExp(`/orders/${ended}$`, "m"));
	expect(mail?.text).not.toContain("?key=");
});
