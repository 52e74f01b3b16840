import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { makeOrder } from "./orders.testing";
import { planOrders } from "./plan-orders.server";

test("however many orders are under way, each is looked at once an hour", async () => {
	const shop = await openTestShop();
	await makeOrder(shop, "guest_ada");
	const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	// More than a statement has room for.
	for (let batch = 0; batch < 8; batch++)
		await shop.db
			.insertInto("orders")
			.values(
				Array.from({ length: 500 }, (_, count) => ({
					...order,
					id: `order_${batch}_${count}`,
					payment_id: `pi_${batch}_${count}`,
					invoice_number: null,
				})),
			)
			.execute();
	for (let times = 0; times < 2; times++) await planOrders(shop);
	const { planned } = await shop.db
		.selectFrom("jobs")
		.select((eb) => eb.fn.countAll<number>().as("planned"))
		.where("kind", "=", "continue-order")
		.executeTakeFirstOrThrow();
	expect(Number(planned)).toBe(4001);
});
