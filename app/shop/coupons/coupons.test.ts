import { expect, test } from "vitest";
import { charged, family, guest, makeBook, makeCoupon, must } from "~/shop/checkout/checkout.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop, TEST_START } from "~/shop.testing";
import { validateCouponInput } from "./contract";
import { findUsableCoupon } from "./find-usable.server";
import { normaliseCode } from "./rules";
import { validateCoupon } from "./validate-coupon.server";

test.each([
	null,
	"x",
	[1],
	Array(101).fill("book_1"),
])("books named as %j are refused in our words", (bookIds) => {
	const read = validateCouponInput.safeParse({ code: "FIVER", bookIds });
	expect(read.error?.issues[0]?.message).toBe("The books are a list of at most 100 ids");
});

test("codes are trimmed and upper-cased", () => expect(normaliseCode("  story10\n")).toBe("STORY10"));

test.each([
	["STORY10", 3],
	["story10", 3],
	["  Fiver ", 5],
])("%j is valid and takes off £%s", async (code, discountAmount) => {
	const shop = await openTestShop();
	expect(must(await validateCoupon(shop, null, { code, orderAmount: 34.98 }))).toEqual({
		valid: true,
		coupon: { code: code.trim().toUpperCase(), discountAmount },
		message: "Coupon applied",
	});
});

test.each([
	["unknown", "NOPE", {}, "Invalid coupon code"],
	["far too long", "X".repeat(10_000), {}, "Invalid coupon code"],
	["not begun", "CASE", { percent_off: 10, starts_at: "2026-03-02T09:00:00.001Z" }, "Invalid coupon code"],
	["just ended", "CASE", { percent_off: 10, ends_at: TEST_START }, "This coupon has expired"],
	["used up", "CASE", { percent_off: 10, most_uses: 0 }, "This coupon has been used up"],
	[
		"under its minimum",
		"CASE",
		{ pence_off: 500, minimum_pence: 3499 },
		"This coupon is for orders from £34.99",
	],
])("not valid: %s", async (_, code, facts, message) => {
	const shop = await openTestShop();
	await makeCoupon(shop, "CASE", facts);
	expect(must(await validateCoupon(shop, null, { code }))).toEqual({
		valid: false,
		coupon: null,
		message,
	});
});

test("the order's amount is held against the minimum", async () => {
	const shop = await openTestShop();
	const at = async (orderAmount: number) =>
		must(await validateCoupon(shop, null, { code: "FIVER", orderAmount })).valid;
	expect([await at(19.99), await at(20), await at(34.98)]).toEqual([false, true, true]);
});

test("once each: by browser or account, and by email address however it is written", async () => {
	const shop = await openTestShop();
	await makeCoupon(shop, "WELCOME", { pence_off: 100, once_each: 1 });
	const bookId = await makeBook(shop, guest());
	must(await placeOrder(shop, guest(), await charged(shop, guest(), bookId, "WELCOME")));
	const asked = (ownerId: string, emailFold: string | null) =>
		findUsableCoupon(shop.db, {
			code: "WELCOME",
			ownerId,
			emailFold,
			bookIds: [],
			orderPence: 3498,
			now: shop.clock.now(),
		});
	expect((await asked(guest().id, null)).ok).toBe(false);
	expect((await asked(family().id, "ada@example.com")).ok).toBe(false);
	expect((await asked(family().id, "other@example.com")).ok).toBe(true);
	expect((await asked(family().id, null)).ok).toBe(true);
});

test("once each: a family that has left takes the coupon from nobody", async () => {
	const shop = await openTestShop();
	await makeCoupon(shop, "WELCOME", { pence_off: 100, once_each: 1 });
	const bookId = await makeBook(shop, guest());
	must(await placeOrder(shop, guest(), await charged(shop, guest(), bookId, "WELCOME")));
	// What erasing leaves of a use.
	await shop.db.updateTable("coupon_uses").set({ owner_id: "erased_1", email_fold: "" }).execute();
	for (const ownerId of [null, "guest_new"]) {
		const asked = {
			code: "WELCOME",
			ownerId,
			emailFold: null,
			bookIds: [],
			orderPence: 3498,
			now: shop.clock.now(),
		};
		expect((await findUsableCoupon(shop.db, asked)).ok).toBe(true);
	}
});
