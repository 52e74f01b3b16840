import { expect, test } from "vitest";
import { family, must } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { openTestShop } from "~/shop.testing";
import { reviewForm } from "./contract";
import { readReview } from "./read-review.server";
import { writeReview } from "./write-review.server";

const kin = family("kin");
const REVIEW = { rating: 4, content: "Lovely.", displayName: "Rosa" };

test("a review is kept with its order, and read again", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, kin.id);
	expect(must(await readReview(shop, kin, orderId))).toBeNull();
	const written = must(await writeReview(shop, kin, { ...REVIEW, orderId }));
	expect(written).toEqual({
		_id: expect.any(String),
		orderId,
		...REVIEW,
		createdAt: shop.clock.now().toISOString(),
	});
	expect(must(await readReview(shop, kin, orderId))).toEqual(written);
});

test("of two reviews at once, one is written", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, kin.id);
	const answers = await Promise.all(
		[1, 2, 3, 4].map((rating) => writeReview(shop, kin, { ...REVIEW, rating, orderId })),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(
		Array(3).fill("conflict"),
	);
	expect(await shop.db.selectFrom("reviews").select("id").execute()).toHaveLength(1);
});

test("a stranger's order and none at all can neither be reviewed nor asked about", async () => {
	const shop = await openTestShop();
	const theirs = await makeOrder(shop, "user_other");
	for (const orderId of [theirs, "order_none"]) {
		expect(await writeReview(shop, kin, { ...REVIEW, orderId })).toMatchObject({
			error: { code: "not_found" },
		});
		expect(await readReview(shop, kin, orderId)).toMatchObject({ error: { code: "not_found" } });
	}
	expect(await shop.db.selectFrom("reviews").select("id").execute()).toEqual([]);
});

test.each([
	"pending",
	"failed",
	"cancelled",
	"refunded",
] as const)("a %s order can't be reviewed", async (status) => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, kin.id, { status });
	expect(await writeReview(shop, kin, { ...REVIEW, orderId })).toMatchObject({
		error: { code: "not_paid" },
	});
});

test.each([
	["a number", 3, 3],
	["digits of a form", "3", 3],
	["nothing: five stars", undefined, 5],
	["null: five stars", null, 5],
	["the least", 1, 1],
	["the most", 5, 5],
])("stars: %s", (_name, rating, expected) => {
	expect(reviewForm.parse({ content: "Lovely.", rating }).rating).toBe(expected);
});

test.each([
	0,
	6,
	-1,
	4.5,
	Number.NaN,
	"NaN",
	"0",
	"6",
	"five",
	"",
	" ",
	true,
	[5],
])("not stars: %j", (rating) => {
	const parsed = reviewForm.safeParse({ content: "Lovely.", rating });
	expect(parsed.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
		["rating", "Please choose 1 to 5 stars"],
	]);
});

test.each([
	["missing", undefined, "Please write your review"],
	["blank", " \n\t ", "Please write your review"],
	["nothing to see", "\u202e\u0000\u200b", "Please write your review"],
	["a number", 5, "Please write your review"],
	["10,000 characters", "x".repeat(10_000), "Your review can have at most 2000 characters"],
])("not a review: %s", (_name, content, message) => {
	const parsed = reviewForm.safeParse({ content });
	expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("what nobody means is taken out; writing from right to left stays", () => {
	const parsed = reviewForm.parse({ content: " ספר נפלא\u202e!\r\nשוב\u0007 ", displayName: " רוזה\u202e " });
	expect(parsed).toEqual({ content: "ספר נפלא!\nשוב", rating: 5, displayName: "רוזה" });
	expect(reviewForm.parse({ content: "x".repeat(2000) }).content).toHaveLength(2000);
});

test("a display name may be left out, and is sixty characters at most", () => {
	for (const displayName of [undefined, null, "", "  "]) {
		expect(reviewForm.parse({ content: "Lovely.", displayName }).displayName).toBe("");
	}
	expect(reviewForm.safeParse({ content: "Lovely.", displayName: "x".repeat(61) }).success).toBe(false);
});
