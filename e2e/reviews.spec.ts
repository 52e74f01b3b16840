import type { Page } from "@playwright/test";
import { isNamed, join, press, toast, uncheck } from "./account-steps";
import { row } from "./journey";
import { addBook, addOrder } from "./library-steps";
import type { RunningShop } from "./shop";
import { expect, test } from "./test";

const summary = (page: Page) => page.locator(".error-summary");
const star = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const orderRow = (page: Page, orderNumber: string) => page.locator(".order-row", { hasText: orderNumber });

async function delivered(page: Page, shop: RunningShop) {
	const { id } = await join(page);
	const bookId = await addBook(shop, id);
	return addOrder(shop, id, { bookId, state: "delivered" });
}

test("a review, from My Orders to the stars on My Books", async ({ page, shop, looksRight }) => {
	const order = await delivered(page, shop);
	await page.goto("/orders");
	await orderRow(page, order.orderNumber)
		.getByRole("link", { name: /^Leave a Review/ })
		.click();
	await expect(page).toHaveURL(`/review/${order.id}`);
	await isNamed(page, "Write a Review", "Write a Review");
	await expect(row(page, "Book")).toHaveText("Rosa and the Whale");
	await expect(row(page, "Order number")).toHaveText(order.orderNumber);
	await expect(row(page, "Amount")).toHaveText("£34.98");
	await expect(page.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", `/orders/${order.id}`);
	await looksRight(page);

	// Five stars unless somebody says otherwise; by click, and by the arrow keys.
	await expect(page.getByRole("radio")).toHaveCount(5);
	await expect(star(page, "5 stars")).toBeChecked();
	await page.locator("label", { has: star(page, "1 star") }).click();
	await expect(star(page, "1 star")).toBeChecked();
	for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press("ArrowRight");
	await expect(star(page, "4 stars")).toBeFocused();
	await expect(star(page, "4 stars")).toBeChecked();
	await page.getByLabel("Your review", { exact: true }).fill("They asked for it every night.\nLovely paper.");
	await press(page, "Submit Review");

	await expect(page).toHaveURL("/orders?review=success");
	await isNamed(page, "Your Orders", "My Orders");
	await expect(page.getByRole("status").filter({ hasText: "Thank you for your review!" })).toBeVisible();
	const reviewed = orderRow(page, order.orderNumber);
	await expect(reviewed.getByText("Reviewed", { exact: true })).toBeVisible();
	await expect(reviewed.getByRole("link", { name: /^Leave a Review/ })).toHaveCount(0);
	await looksRight(page);

	await reviewed.getByRole("link", { name: /^View Details/ }).click();
	const review = page.getByRole("region", { name: "Your review" });
	await expect(review.getByRole("img", { name: "4 stars out of 5" })).toBeVisible();
	await expect(review).toContainText("They asked for it every night.");
	await expect(review.locator("time")).toHaveText(/^\d{1,2} \w+ \d{4}$/);
	// No name was given: none is shown.
	await expect(review).not.toContainText("Anonymous");
	await expect(page.getByRole("link", { name: "Write Review" })).toHaveCount(0);
	await looksRight(page);
	await page.goto("/books");
	await expect(page.locator(".book-card").getByRole("img", { name: "4 stars out of 5" })).toBeVisible();
});

test("one that exists leads to its order, and is signed with its name", async ({ page, shop }) => {
	const { id } = await delivered(page, shop);
	await page.goto(`/review/${id}`);
	const second = await page.context().newPage();
	await second.goto(`/review/${id}`);
	await page.getByLabel("Your review", { exact: true }).fill("Lovely.");
	await page.getByLabel("Display name (optional)", { exact: true }).fill("Grandma Jo");
	await press(page, "Submit Review");
	await expect(page).toHaveURL("/orders?review=success");

	await page.goto(`/review/${id}`);
	await expect(page).toHaveURL(`/orders/${id}`);
	await expect(page.getByRole("region", { name: "Your review" })).toContainText("Grandma Jo");
	// A form that was open all along writes no second one.
	await second.getByLabel("Your review", { exact: true }).fill("Twice as lovely.");
	await press(second, "Submit Review");
	await expect(second).toHaveURL(`/orders/${id}`);
	await expect(toast(second, "You have already reviewed this order.")).toBeAttached();
	await expect(second.getByRole("region", { name: "Your review" })).not.toContainText("Twice");
});

test("one without words comes back with its stars", async ({ page, shop, looksRight }) => {
	const { id } = await delivered(page, shop);
	await page.goto(`/review/${id}`);
	await page.locator("label", { has: star(page, "2 stars") }).click();
	await page.getByLabel("Display name (optional)", { exact: true }).fill("Grandma Jo");
	await page.getByLabel("Your review", { exact: true }).fill("   ");
	await uncheck(page.locator("main form"));
	await press(page, "Submit Review");
	await expect(summary(page)).toBeFocused();
	await expect(summary(page)).toContainText("Failed to submit review");
	await expect(page).toHaveTitle("Error: Write a Review | Fable & Kin");
	await expect(star(page, "2 stars")).toBeChecked();
	await expect(page.getByLabel("Display name (optional)", { exact: true })).toHaveValue("Grandma Jo");
	await looksRight(page);
	await page.getByRole("link", { name: "Cancel" }).click();
	await expect(page).toHaveURL(`/orders/${id}`);
});
