import { expect, test } from "vitest";
import { told } from "~/commands/shop/shop-commands.testing";
import { family, must } from "~/shop/checkout/checkout.testing";
import { HOUR_MS, makeOrder } from "~/shop/orders/orders.testing";
import type { Shop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { readShownReviews } from "./read-shown-reviews.server";
import { MOST_SHOWN_REVIEWS } from "./rules";
import { writeReview } from "./write-review.server";

const kin = family("kin");

/** Writes a review an hour after the one before. Gives its id. */
async function review(
	shop: Shop,
	rating: number,
	{ delivered = true, content = "Lovely.", displayName = "" } = {},
): Promise<string> {
	shop.clock.advance(HOUR_MS);
	const orderId = await makeOrder(shop, kin.id, { state: delivered ? "delivered" : "at the printer" });
	return must(await writeReview(shop, kin, { orderId, rating, content, displayName }))._id;
}

test("from three on, reviews of delivered books may be read, good or not, with the mean of all", async () => {
	const shop = await openTestShop();
	await review(shop, 5);
	await review(shop, 2, { content: "Too small.", displayName: "Rosa" });
	await review(shop, 5, { delivered: false });
	expect(await readShownReviews(shop)).toBeNull();
	await review(shop, 4);
	expect(await readShownReviews(shop)).toMatchObject({
		count: 3,
		mean: 3.7,
		newest: [
			{ rating: 4, displayName: "Anonymous" },
			{ rating: 2, content: "Too small.", displayName: "Rosa" },
			{ rating: 5 },
		],
	});
	for (let i = 0; i < MOST_SHOWN_REVIEWS; i++) await review(shop, 5);
	expect(await readShownReviews(shop)).toMatchObject({ count: 3 + MOST_SHOWN_REVIEWS });
	expect((await readShownReviews(shop))?.newest).toHaveLength(MOST_SHOWN_REVIEWS);
});

test("foul words wait for a person; the operator hides and shows", async () => {
	const shop = await openTestShop();
	for (const rating of [5, 5, 5]) await review(shop, rating);
	const foul = await review(shop, 1, { content: "What a fucking book." });
	expect((await readShownReviews(shop))?.count).toBe(3);
	expect(await told(shop, "reviews")).toContain(`${foul}\t1 of 5\tAnonymous\thidden`);
	await told(shop, "reviews", "show", foul);
	expect((await readShownReviews(shop))?.newest[0]?.id).toBe(foul);
	await told(shop, "reviews", "hide", foul);
	expect((await readShownReviews(shop))?.count).toBe(3);
	await expect(told(shop, "reviews", "hide", "review_none")).rejects.toThrow(
		"There is no review review_none.",
	);
	await expect(told(shop, "reviews", "delete", foul)).rejects.toThrow("Use: ");
});
