import { toast } from "./account-steps";
import { openCheckout } from "./copied-book";
import {
	applyCoupon,
	confirmed,
	errorSummary,
	fillCard,
	fillDelivery,
	holdBack,
	payButton,
	row,
} from "./journey";
import { expect, test } from "./test";

/** An address nobody else in this shop has used: coupons are counted by it. */
const emailOf = ({ testId }: { testId: string }) => `${testId}@example.org`;

test("a coupon is applied, shown and taken off again", async ({ page, looksRight, shop }) => {
	await openCheckout(page, shop);
	await page.getByLabel("Full name").fill("Typed before the coupon");
	await applyCoupon(page, "  story10 ");
	await expect(page.getByText("STORY10 applied: you save £3.00")).toBeVisible();
	await expect(row(page, "Coupon STORY10")).toHaveText("−£3.00");
	await expect(row(page, "Total, tax included")).toHaveText("£31.98");
	await expect(payButton(page)).toHaveText("Pay £31.98");
	await page.getByRole("button", { name: "Remove coupon STORY10" }).click();
	await expect(payButton(page)).toHaveText("Pay £34.98");
	await expect(page.getByLabel("Coupon code")).toHaveValue("");
	await applyCoupon(page, "fiver");
	await expect(payButton(page)).toHaveText("Pay £29.98");
	await page.getByRole("button", { name: "Remove coupon FIVER" }).click();
	await expect(payButton(page)).toHaveText("Pay £34.98");
	await applyCoupon(page, "NOSUCHCODE");
	await expect(page.locator("#couponCode-error")).toContainText("Invalid coupon code");
	await expect(payButton(page)).toHaveText("Pay £34.98");
	await expect(page.getByLabel("Full name")).toHaveValue("Typed before the coupon");
	await looksRight(page);
});

test("a blank coupon can't be applied", { tag: "@plain" }, async ({ page, shop }) => {
	await openCheckout(page, shop);
	await applyCoupon(page, "   ");
	await expect(page.locator("#couponCode-error")).toContainText("Please enter a coupon code");
});

test("Apply waits for a code, in capitals, and says that it is applying", { tag: "@script" }, async ({
	page,
	shop,
}) => {
	await openCheckout(page, shop);
	const apply = page.locator("#apply-coupon");
	await expect(apply).toBeDisabled();
	await page.getByLabel("Coupon code").pressSequentially("story10");
	await expect(page.getByLabel("Coupon code")).toHaveValue("STORY10");
	const { goOn } = await holdBack(page, "**/checkout?book=*");
	await apply.click();
	await expect(apply).toHaveText("Applying...");
	await expect(apply).toBeDisabled();
	goOn();
	await expect(page.getByText("STORY10 applied")).toBeVisible();
});

test("a coupon that could not be asked about says so, and can be tried again", { tag: "@script" }, async ({
	page,
	shop,
}) => {
	await openCheckout(page, shop);
	// A café's network answers everything with a page of its own until one has agreed to its terms.
	const portal = "**/checkout?book=*";
	await page.route(portal, (route) =>
		route.fulfill({ contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" }),
	);
	await applyCoupon(page, "STORY10");
	await expect(toast(page, "Failed to apply coupon. Please try again.")).toBeVisible();
	await expect(page.getByLabel("Coupon code")).toHaveValue("STORY10");
	await page.unroute(portal);
	await page.locator("#apply-coupon").click();
	await expect(page.getByText("STORY10 applied")).toBeVisible();
});

test(
	"a coupon that was used is used up for this family",
	{ tag: "@script" },
	async ({ page, shop }, info) => {
		shop.command("coupon", "ONCEONLY", "10%");
		const delivery = { email: emailOf(info) };
		await openCheckout(page, shop);
		await fillDelivery(page, delivery);
		await applyCoupon(page, "onceonly");
		await expect(payButton(page)).toHaveText("Pay £31.98");
		await fillCard(page);
		await payButton(page).click();
		await confirmed(page);

		await openCheckout(page, shop);
		await fillDelivery(page, delivery);
		await applyCoupon(page, "onceonly");
		await expect(page.locator("#couponCode-error")).toContainText("You have already used this coupon");
		await expect(payButton(page)).toHaveText("Pay £34.98");
	},
);

test("a coupon that was typed and not applied is seen before it is paid", async ({
	page,
	scripted,
	shop,
}) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	await fillCard(page);
	await page.getByLabel("Coupon code").fill("NOSUCHCODE");
	await payButton(page).click();
	await expect(page.locator("#couponCode-error")).toContainText("Invalid coupon code");
	await expect(errorSummary(page).getByRole("link")).toHaveText("Invalid coupon code");
	await expect(page.getByLabel("Coupon code")).toHaveValue("NOSUCHCODE");
	await page.getByLabel("Coupon code").fill("story10");
	await fillCard(page);
	await payButton(page).click();
	await expect(errorSummary(page)).toContainText("the total is now £31.98. Nothing has been charged yet");
	await expect(payButton(page)).toHaveText("Pay £31.98");
	// Pay is beside what is paid.
	await payButton(page).scrollIntoViewIfNeeded();
	await expect(page.locator(".checkout-book h2")).toBeInViewport();
	expect(shop.count("payments where book_id = ?", bookId)).toBe(0);
	// The card is still there, where it doesn't have to travel; otherwise it is said why not.
	const typeAgain = page.getByText("We never keep a card’s details, so please type them again.");
	await expect(typeAgain).toHaveCount(scripted ? 0 : 1);
	await expect(page.getByLabel("Card number")).toHaveValue(scripted ? "4242 4242 4242 4242" : "");
	if (!scripted) await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	expect(shop.charges(bookId)).toBe(1);
});
