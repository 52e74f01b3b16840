import type { Page } from "@playwright/test";
import { openMail, toast } from "./account-steps";
import { approve, buy } from "./journey";
import { expect, insideTest as test } from "./test";

const DAY_MS = 24 * 3600_000;
/** All pages of a book and its files, beside whatever else keeps the machine busy. */
const DRAWN_MS = 400_000;
const NEW_WORDS = "And then, all at once, everybody laughed.";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const versions = (page: Page) => page.getByRole("radio", { name: /^Version / });
const standing = (page: Page) => page.locator("#order-now h2");

/** Looks at the order again until it stands so. */
async function waitFor(page: Page, title: string): Promise<void> {
	await expect(async () => {
		await page.reload();
		await expect(standing(page)).toHaveText(title, { timeout: 500 });
	}).toPass({ timeout: DRAWN_MS });
}

/** The page refreshes itself until the version that was asked for is in the book. */
async function drawn(page: Page, count: number): Promise<void> {
	await expect(versions(page)).toHaveCount(count, { timeout: 60_000 });
	await expect(page.getByRole("heading", { name: "Being drawn" })).toBeHidden({ timeout: 60_000 });
	await expect(versions(page).nth(count - 1)).toBeChecked();
}

test("a guest buys a book, mends it, has a picture drawn anew, goes back, approves, and follows it to the door", async ({
	page,
	scripted,
	shopInside,
	looksRight,
}, { testId }) => {
	test.setTimeout(900_000);
	const email = `eileen.${testId.replaceAll("-", "")}@example.org`;
	const orderNumber = await buy({ page, scripted }, email);
	await test.step("the mail leads to the book", async () => {
		await expect(async () => {
			await openMail(page, email, /is ready for you to approve/);
		}).toPass({ timeout: DRAWN_MS });
		await page.locator('.mail-text a[href*="/orders/"]').first().click();
		await expect(heading(page)).toHaveText(`Order ${orderNumber}`);
		await page.getByRole("link", { name: "Look through my book" }).click();
		await expect(heading(page)).toHaveText("Page 1");
		await looksRight(page);
	});
	await test.step("the back cover is seen before anything is approved", async () => {
		await page.getByRole("link", { name: "Look at the back cover" }).click();
		await expect(heading(page)).toHaveText("Page 24");
		const back = page.locator("img[data-back-picture]");
		await expect(back).toBeVisible();
		await expect(back).not.toHaveJSProperty("naturalWidth", 0);
		await looksRight(page);
		await page.goBack();
		await expect(heading(page)).toHaveText("Page 1");
	});
	await test.step("own words, refused where they don't fit and printed where they do", async () => {
		for (const name of ["Pages 2 and 3", "Pages 4 and 5"]) {
			await page.getByRole("link", { name: "Next" }).click();
			await expect(heading(page)).toHaveText(name);
		}
		const words = page.getByLabel(/^Words of page [45]$/).first();
		const before = await words.inputValue();
		await words.fill("And they saw a 🐳.");
		await page.getByRole("button", { name: /^Save/ }).click();
		await expect(page.locator(".error-summary")).toContainText("We can’t print “🐳” in a book.");
		await expect(words).toHaveValue("And they saw a 🐳.");
		await looksRight(page);
		await words.fill(NEW_WORDS);
		await page.getByRole("button", { name: /^Save/ }).click();
		await drawn(page, 2);
		await expect(page.locator(".opening-words").filter({ hasText: NEW_WORDS })).toBeVisible();
		await looksRight(page);
		expect(before).not.toBe(NEW_WORDS);
	});
	await test.step("another picture, and back to the first words", async () => {
		await page.getByRole("button", { name: "Redraw this page" }).click();
		await drawn(page, 3);
		await expect(page.getByText("4 of 5 redraws left for this book")).toBeVisible();
		await versions(page).first().check();
		await page.getByRole("button", { name: "Use this version" }).click();
		await expect(versions(page).first()).toBeChecked();
		await expect(page.locator(".opening-words").filter({ hasText: NEW_WORDS })).toHaveCount(0);
	});
	await test.step("approved, printed, posted, delivered", async () => {
		await approve(page);
		await expect(toast(page, "Thank you. Your book goes to our printer now.")).toBeAttached();
		await waitFor(page, "Your book is being printed");
		await shopInside.advance(3 * DAY_MS);
		await waitFor(page, "Your book is on its way");
		await expect(page.getByRole("link", { name: "Track your package" })).toBeVisible();
		await page.getByRole("button", { name: "It has arrived" }).click();
		await expect(standing(page)).toHaveText("Your book has arrived");
		await looksRight(page);
	});
});
