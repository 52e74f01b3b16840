import type { Insertable } from "kysely";
import type { Schema } from "#db/schema";
import { charged, DELIVERY, makeBook, must } from "~/shop/checkout/checkout.testing";
import type { Shop } from "~/shop.server";
import type { Family, Guest } from "~/shop/actor";
import { placeOrder } from "./place-order.server";
import { orderNumberOf } from "./rules";

export const HOUR_MS = 3600_000;

/** A paid order, placed now, of a book that need not be there. Gives its id. */
export async function makeOrder(
	shop: Shop,
	ownerId: string,
	facts: Partial<Insertable<Schema["orders"]>> = {},
): Promise<string> {
	const id = shop.ids.next("order");
	const at = shop.clock.now().toISOString();
	const paymentId = shop.ids.next("pi");
	await shop.db
		.insertInto("orders")
		.values({
			id,
			order_number: orderNumberOf(paymentId),
			owner_id: ownerId,
			payment_id: paymentId,
			book_id: "book_elsewhere",
			first_for: null,
			status: "paid",
			state: "paid",
			held_from: null,
			book_pence: 2999,
			delivery_pence: 499,
			discount_pence: 0,
			total_pence: 3498,
			coupon_code: null,
			payment_method: "card",
			comment: "",
			delivery: JSON.stringify(DELIVERY),
			email_fold: "ada@example.com",
			title: "The Whale",
			description: "Rosa hears a whale sing.",
			cover_id: null,
			estimated_delivery: null,
			tracking_number: null,
			tracking_url: null,
			claimed_at: null,
			created_at: at,
			updated_at: at,
			...facts,
		})
		.execute();
	return id;
}

/** An order as a family places and pays it, of a book whose pages are drawn. Gives its id. */
export async function placedOrder(shop: Shop, actor: Family | Guest): Promise<string> {
	const bookId = await makeBook(shop, actor);
	const at = shop.clock.now().toISOString();
	await shop.db
		.insertInto("previews")
		.values({ book_id: bookId, state: "ready", share_id: null, created_at: at })
		.execute();
	return must(await placeOrder(shop, "system", await charged(shop, actor, bookId))).order.id;
}
