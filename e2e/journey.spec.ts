import type { Page } from "@playwright/test";
import {
	applyCoupon,
	BOOK,
	confirmed,
	fillBookForm,
	fillCard,
	fillDelivery,
	goToCheckout,
	holdBack,
	makeBookByCall,
	passCaptcha,
	payButton,
	row,
	started,
	submitBook,
	waitForCover,
} from "./journey";
import { expect, test } from "./test";

/** Every page has one h1 and a title of its own. */
async function isNamed(page: Page, heading: string | RegExp, title: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	await expect(page).toHaveTitle(title);
	await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
}

test("from two photographs to Order Confirmed", async ({ page, scripted, looksRight, browser, baseURL }, {
	testId,
}) => {
	const browsing = { page, scripted };
	// As long as addresses get: it has to break somewhere on a phone.
	const email = `eileenwhoisalwayswrittentoinfull.${testId.replaceAll("-", "")}@example.org`;
	await test.step("home", async () => {
		await page.goto("/");
		await isNamed(
			page,
			"Your Family's Amazing Adventures!",
			"Fable & Kin: Storybooks with your family in them",
		);
		await looksRight(page);
		await page.getByRole("link", { name: "Create Yours Now" }).first().click();
	});
	await test.step("the book form", async () => {
		await started(browsing);
		await isNamed(page, "Build your book", "Build your book | Fable & Kin");
		await looksRight(page);
		await fillBookForm(browsing);
		await passCaptcha(browsing);
		await looksRight(page);
	});
	await test.step("the progress page", async () => {
		// It stands still while it is looked at: its script hears nothing new.
		const asked = await holdBack(page, "**/create-book/state*");
		await submitBook(page);
		await page.waitForURL("**/create-book/progress*");
		await isNamed(page, "Your book is being made", "Making your book | Fable & Kin");
		await looksRight(page);
		asked.goOn();
	});
	await test.step("synopsis and cover", async () => {
		await waitForCover(page);
		await isNamed(page, BOOK.title, "Cover preview | Fable & Kin");
		await started(browsing);
		const synopsis = page.locator(".synopsis");
		await expect(synopsis).toContainText("Eileen");
		await expect(synopsis).toContainText("Chelsea");
		await passCaptcha(browsing);
		await looksRight(page);
		await goToCheckout(browsing, "Chelsea has a white patch on her left ear.");
	});
	await test.step("checkout", async () => {
		await isNamed(page, "Complete Your Order", "Complete Your Order | Fable & Kin");
		await looksRight(page);
		await expect(page.getByText("Chelsea has a white patch on her left ear.")).toBeVisible();
		await expect(page.getByLabel("Country")).toHaveValue("GB");
		await expect(payButton(page)).toHaveText("Pay £34.98");
		await fillDelivery(page, { email });
		await fillCard(page);
		await payButton(page).click();
	});
	const { orderNumber } = await test.step("Order Confirmed", async () => {
		const order = await confirmed(page);
		await isNamed(page, "Order Confirmed", "Order Confirmed | Fable & Kin");
		await looksRight(page);
		await expect(row(page, "Order number")).toHaveText(order.orderNumber);
		await expect(row(page, "Total")).toHaveText("£34.98");
		await expect(row(page, "Status")).toContainText("Paid");
		await expect(page.getByText("Ada Lovelace")).toBeVisible();
		await expect(page.getByText(/confirmation email/i)).toContainText(email);
		return order;
	});
	await test.step("the mail and its signed link", async () => {
		const mail = page
			.locator(".mail-list li", { hasText: email })
			.getByRole("link", { name: /is confirmed/ });
		await expect(async () => {
			await page.goto("/sandbox/mail");
			await expect(mail).toBeVisible({ timeout: 500 });
		}).toPass();
		await looksRight(page);
		await mail.click();
		await isNamed(page, new RegExp(`${orderNumber} is confirmed`), "Test mail | Fable & Kin");
		await looksRight(page);
		await expect(page.locator(".mail-text")).toContainText("£34.98");
		const link = page.locator(`.mail-text a[href*="/orders/"]:not([href*="/invoice"])`);
		const stranger = await browser.newContext({ baseURL, javaScriptEnabled: scripted });
		const theirs = await stranger.newPage();
		await theirs.goto((await link.getAttribute("href")) ?? "");
		await expect(theirs.getByRole("heading", { level: 1 })).toContainText(orderNumber);
		await expect(theirs.getByText("12 St James’s Square")).toHaveCount(0);
		await expect(theirs.locator("#order-customer")).not.toContainText(email);
		// The key is kept as a cookie, and the address doesn't show it.
		expect(theirs.url()).not.toContain("key=");
		await theirs.goto(theirs.url().replace(/\?.*/, "?key=guessed"));
		await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Order not found");
		await stranger.close();
	});
});

test("STORY10, typed in small letters, makes it £31.98", async ({ page, scripted, looksRight }) => {
	const bookId = await makeBookByCall(page.request);
	await page.goto(`/checkout?book=${bookId}`);
	await expect(page.getByLabel("Full name")).toBeInViewport();
	await applyCoupon(page, "story10");
	await expect(page.getByText("STORY10 applied: you save £3.00")).toBeVisible();
	await expect(payButton(page)).toHaveText("Pay £31.98");
	await looksRight(page);
	await fillDelivery(page);
	await fillCard(page);
	await payButton(page).click();
	const { orderNumber } = await confirmed(page);
	await expect(row(page, "Order number")).toHaveText(orderNumber);
	const sum = { "Your book": "£29.99", Delivery: "£4.99", "Coupon STORY10": "−£3.00", Total: "£31.98" };
	for (const [name, value] of Object.entries(sum)) await expect(row(page, name)).toHaveText(value);
	expect(scripted || (await page.locator("canvas").count()) === 0).toBe(true);
});

test("Order Confirmed without a payment's result leads home", async ({ page }) => {
	for (const address of ["/order-confirmation", "/order-confirmation?payment=pi_nobodys"]) {
		await page.goto(address);
		await expect(page).toHaveURL("/");
	}
});
