import { expect, onTestFinished, test } from "vitest";
import { guest, makeBook, makeCoupon, must, prepared } from "~/shop/checkout/checkout.testing";
import { applyCoupon } from "~/shop/checkout/save-checkout.server";
import { validateCoupon } from "~/shop/coupons/validate-coupon.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { DELIVERY_PENCE } from "~/shop/prices/rules";
import { openTestShop } from "~/shop.testing";
import { told } from "./shop-commands.testing";

const usable = async (shop: Awaited<ReturnType<typeof openTestShop>>, code: string) =>
	must(await validateCoupon(shop, null, { code })).valid;

test.each([
	"0",
	"0%",
	"101%",
	"3499",
	"999999",
	"-5",
	"1.5",
	"ten",
	"",
	"%",
])("a coupon worth %j is refused", async (worth) => {
	const shop = await openTestShop();
	await expect(told(shop, "coupon", "SUMMER", worth)).rejects.toThrow("A coupon is worth");
	expect(await usable(shop, "SUMMER")).toBe(false);
});

test("one is made once, listed with its uses, and taken back", async () => {
	const shop = await openTestShop();
	expect(await told(shop, "coupon", " gift", "3498")).toBe("GIFT is ready, once a family.");
	await told(shop, "coupon", "SUMMER", "100%");
	expect(await told(shop, "coupon", "GIFT", "3498")).toBe("GIFT is there already.");
	for (const other of ["1", "10%"])
		await expect(told(shop, "coupon", "GIFT", other)).rejects.toThrow(
			"GIFT is there already, worth something",
		);
	const payment = await prepared(shop, guest(), await makeBook(shop, guest()), "GIFT");
	must(await placeOrder(shop, guest(), payment.paymentIntentId));
	expect(await told(shop, "coupon", "summer", "off")).toBe("SUMMER has ended.");
	await expect(told(shop, "coupon", "SUMMER", "100%")).rejects.toThrow("or ended: take another code.");
	await expect(told(shop, "coupon", "SUMMER", "off")).rejects.toThrow("There is no coupon SUMMER");
	expect([await usable(shop, "GIFT"), await usable(shop, "SUMMER")]).toEqual([true, false]);
	const lines = (await told(shop, "coupons")).split("\n");
	expect(lines).toContain("GIFT\t£34.98\t1 use");
	expect(lines).toContain("SUMMER\t100%\t0 uses\tended 2026-03-02T09:00:00.000Z");
	expect(lines).toContain("STORY10\t10%\t0 uses\tas often as a family likes");
});

test("a coupon of one order's own is counted, and its code not shown", async () => {
	const shop = await openTestShop();
	await makeCoupon(shop, "SECRETONE", { percent_off: 10, most_uses: 1 });
	await makeCoupon(shop, "SECRETTWO", { percent_off: 10, most_uses: 1 });
	const text = await told(shop, "coupons");
	expect(text).toContain("and 2 coupons of single orders\t0 uses");
	expect(text).not.toContain("SECRET");
});

test("a minimum is held against what the order comes to, by both doors", async () => {
	const shop = await openTestShop();
	const standing = DELIVERY_PENCE.US;
	onTestFinished(() => {
		DELIVERY_PENCE.US = standing;
	});
	DELIVERY_PENCE.US = 601;
	expect(await told(shop, "coupon", "ABROAD", "500", "--minimum", "3600")).toBe(
		"ABROAD is ready, once a family.",
	);
	await expect(told(shop, "coupon", "ABROAD", "500")).rejects.toThrow("worth something else");
	expect(await told(shop, "coupons")).toContain("ABROAD\t£5.00\t0 uses\tfrom £36.00");
	const bookId = await makeBook(shop, guest());
	const applied = async (country: string) =>
		(await applyCoupon(shop, guest(), { bookId, typed: { country }, code: "ABROAD" })).ok;
	const validated = async (orderAmount?: number) =>
		must(await validateCoupon(shop, guest(), { code: "ABROAD", orderAmount, bookIds: [bookId] })).valid;
	expect([await applied("GB"), await applied("US")]).toEqual([false, true]);
	expect([await validated(), await validated(34.98), await validated(36)]).toEqual([false, false, true]);
});

test("from a day to a day in London's time, so often in all, and as often as a family likes", async () => {
	const shop = await openTestShop();
	const terms = ["--from", "2026-03-28", "--until", "2026-03-29", "--uses", "2", "--often"];
	expect(await told(shop, "coupon", "SPRING", "10%", ...terms)).toBe(
		"SPRING is ready, as often as a family likes.",
	);
	expect(await told(shop, "coupon", "SPRING", "10%", ...terms)).toBe("SPRING is there already.");
	const [listed] = JSON.parse(await told(shop, "coupons", "--json")).coupons.filter(
		({ code }: { code: string }) => code === "SPRING",
	);
	expect(listed).toMatchObject({
		startsAt: "2026-03-28T00:00:00.000Z",
		endsAt: "2026-03-29T23:00:00.000Z",
		mostUses: 2,
		onceEach: false,
		uses: 0,
	});
	expect(await told(shop, "coupons")).toContain(
		"SPRING\t10%\t0 of 2 uses\tas often as a family likes\tbegins",
	);
	const at = async (iso: string) => {
		shop.clock.advance(Date.parse(iso) - shop.clock.now().getTime());
		return usable(shop, "SPRING");
	};
	expect([
		await at("2026-03-27T23:59:59.999Z"),
		await at("2026-03-28T00:00:00.000Z"),
		await at("2026-03-29T22:59:59.999Z"),
		await at("2026-03-29T23:00:00.000Z"),
	]).toEqual([false, true, true, false]);
});

test("one for orders of ten copies is listed by its code, one use in all too", async () => {
	const shop = await openTestShop();
	await told(shop, "coupon", "TEN", "500", "--minimum", "30489", "--uses", "1", "--often");
	expect(await told(shop, "coupons")).toContain("TEN\t£5.00\t0 of 1 use\tfrom £304.89");
});

test.each([
	[["--from", "2026-02-30"], "is no day"],
	[["--until", "2026-03-01"], "ends after it begins"],
	[["--from", "2026-05-02", "--until", "2026-05-01"], "ends after it begins"],
	[["--uses", "0"], "1 to 1000000 uses"],
	[["--minimum", "30490"], "An order comes to 30489 pence at most"],
	[["--uses", "1", "--uses", "2"], "Use:"],
	[["--uses"], "Use:"],
	[["2000"], "Use:"],
	[["--family", "3"], "Use:"],
	[["constructor", "3"], "Use:"],
])("%j is refused", async (terms, why) => {
	const shop = await openTestShop();
	await expect(told(shop, "coupon", "SUMMER", "500", ...terms)).rejects.toThrow(why);
	expect(await usable(shop, "SUMMER")).toBe(false);
});

test.each(["999999", "-1", "20.00", "some"])("a minimum of %j is refused", async (minimum) => {
	const shop = await openTestShop();
	await expect(told(shop, "coupon", "SUMMER", "500", "--minimum", minimum)).rejects.toThrow(
		"An order comes to",
	);
});
