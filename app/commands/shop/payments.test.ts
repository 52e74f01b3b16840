import { expect, test } from "vitest";
import { charged, guest, makeBook, prepared } from "~/shop/checkout/checkout.testing";
import { placedOrder } from "~/shop/orders/orders.testing";
import { openTestShop } from "~/shop.testing";
import { told } from "./shop-commands.testing";

test("payments are counted and listed with the orders they became, and found by address and id; no secret is told", async () => {
	const shop = await openTestShop();
	expect(await told(shop, "payments")).toBe("There are no payments yet.");
	const orderId = await placedOrder(shop, guest());
	const order = await shop.db
		.selectFrom("orders")
		.selectAll()
		.where("id", "=", orderId)
		.executeTakeFirstOrThrow();
	const { paymentIntentId: open } = await prepared(shop, guest("owen"), await makeBook(shop, guest("owen")));
	const waiting = await charged(shop, guest(), await makeBook(shop, guest()));
	const all = await told(shop, "payments");
	expect(all).toContain(
		`${order.payment_id}  ${order.created_at}  succeeded  £34.98  order ${order.order_number}`,
	);
	expect(all).toMatch(new RegExp(`${open} .* no order`));
	const ofAda = JSON.parse(await told(shop, "payments", "ADA@example.com", "--json")).payments;
	expect(ofAda.map(({ id }: { id: string }) => id).sort()).toEqual([order.payment_id, waiting, open].sort());
	expect(await told(shop, "payments", order.payment_id)).toContain(`order ${order.order_number}`);
	expect(await told(shop, "payments", order.order_number)).toContain(order.payment_id);
	await expect(told(shop, "payments", "pi_none")).rejects.toThrow("There is no payment under pi_none.");
	const secrets = await shop.db.selectFrom("payments").select("client_secret").execute();
	for (const json of [await told(shop, "payments", "--json"), await told(shop, "payments", open, "--json")])
		for (const { client_secret } of secrets) expect(json).not.toContain(client_secret);
});
