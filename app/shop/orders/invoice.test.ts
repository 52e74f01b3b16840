import { expect, test } from "vitest";
import { SELLER } from "~/content/seller.testing";
import { charged, DELIVERY, guest, makeBook, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, TEST_START } from "~/shop.testing";
import { type Invoice, invoiceOf, type Returned } from "./invoice";
import { makeOrder } from "./orders.testing";
import { placeOrder } from "./place-order.server";
import { asOrder } from "./read-order.server";
import { anyonesOrder } from "./store.server";
import { writeInvoice } from "./write-invoice.server";

async function invoiceWith(
	facts: Parameters<typeof makeOrder>[2],
	refunds: Returned[] = [],
): Promise<Invoice | null> {
	const shop = await openTestShop();
	const id = await makeOrder(shop, "guest_ada", { invoice_number: 42, ...facts });
	const row = await anyonesOrder(shop.db, { id });
	return row ? invoiceOf(asOrder(shop, row), SELLER, refunds) : null;
}

test("an invoice names seller, buyer, books, postage, discount, total and tax", async () => {
	const sold = {
		copies: 2,
		book_pence: 5998,
		discount_pence: 600,
		total_pence: 5897,
		coupon_code: "STORY10",
	};
	expect(await invoiceWith(sold)).toEqual({
		number: "000042",
		date: "2 March 2026",
		orderNumber: expect.any(String),
		seller: [
			"Fable & Kin Ltd",
			"1 Mill Lane",
			"Leeds",
			"LS1 1AA",
			"Registered in England and Wales, company number 01234567",
			"hello@fableandkin.example",
			"0113 496 0123",
		],
		buyer: [
			"Ada Lovelace",
			"12 St James's Square",
			"London",
			"SW1Y 4JH",
			"United Kingdom",
			"Ada@Example.com",
		],
		rows: [
			["Personalised hardback", "“The Whale”"],
			["2 copies at £29.99", "£59.98"],
			["Delivery", "£4.99"],
			["Coupon STORY10", "−£6.00"],
		],
		total: "£58.97",
		returned: [],
		notes: ["VAT: £0.00. Printed books and their delivery are zero-rated.", "Paid by card on 2 March 2026."],
	});
});

test("what has gone back is told by day and reason, with what is left of the total", async () => {
	const back = (at: string, pence: number, reason: Returned["reason"]) => ({ at, pence, reason });
	const refunds = [
		back("2026-03-12T10:00:00.000Z", 499, "late"),
		back("2026-03-14T10:00:00.000Z", 500, "by the operator"),
		back("2026-03-14T11:00:00.000Z", 100, "at the provider"),
		back("2026-04-01T10:00:00.000Z", 2399, "by the bank"),
	];
	const invoice = await invoiceWith({}, refunds);
	expect([invoice?.total, invoice?.returned]).toEqual([
		"£34.98",
		[
			["Given back on 12 March 2026, postage of a late book", "−£4.99"],
			["Given back on 14 March 2026", "−£6.00"],
			["Given back on 1 April 2026 by your bank", "−£23.99"],
			["Paid after that", "£0.00"],
		],
	]);
});

test("of a gift the bill says nothing of who gets it", async () => {
	const invoice = await invoiceWith({ delivery: JSON.stringify({ ...DELIVERY, recipient: "Grandad Joe" }) });
	expect(invoice?.buyer).toEqual(["Ada Lovelace", "Ada@Example.com"]);
});

test("an order without a number, or whose address is forgotten, has no invoice", async () => {
	expect(await invoiceWith({ invoice_number: null })).toBeNull();
	expect(await invoiceWith({ delivery: "{}" })).toBeNull();
});

test("orders are numbered one after the other without gaps, also placed at once", async () => {
	const shop = await openTestShop();
	const payments = [];
	for (const name of ["a", "b", "c", "d"]) {
		const actor = guest(name);
		payments.push({ actor, id: await charged(shop, actor, await makeBook(shop, actor)) });
	}
	// Asked twice it is one order, and takes one number.
	await Promise.all(
		[...payments, ...payments].map(async ({ actor, id }) => must(await placeOrder(shop, actor, id))),
	);
	const orders = await shop.db.selectFrom("orders").select("invoice_number").execute();
	expect(orders.map(({ invoice_number }) => invoice_number).sort()).toEqual([1, 2, 3, 4]);
});

test("the PDF is the same bytes each time, for names of many alphabets too", async () => {
	const delivery = { ...DELIVERY, name: "Zoë Łukasz Соня", city: "Đà Nẵng" };
	const invoice = (await invoiceWith({ delivery: JSON.stringify(delivery) })) as Invoice;
	const [one, two] = [await writeInvoice(invoice, TEST_START), await writeInvoice(invoice, TEST_START)];
	expect(one.subarray(0, 8).toString("latin1")).toBe("%PDF-1.6");
	expect(one.equals(two)).toBe(true);
});

test("whoever had an invoice before leaves nothing on the next one, nor in how it is copied", async () => {
	const written = async (name: string) => {
		const invoice = (await invoiceWith({ delivery: JSON.stringify({ ...DELIVERY, name }) })) as Invoice;
		return writeInvoice(invoice, TEST_START);
	};
	const [one, other] = ["Ëmil Ǻgren ffi", "E\u0308mil A\u030a\u0301gren f\u200cfi"];
	const [first, second] = [await written(one), await written(other)];
	expect((await written(one)).equals(first)).toBe(true);
	expect((await written(other)).equals(second)).toBe(true);
});
